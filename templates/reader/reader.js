/** What wakes on the page of a lesson. */

import { explore } from "./explore.js";
import { replay } from "./record.js";

for (const figure of document.querySelectorAll("figure[data-fen]")) {
  explore(/** @type {HTMLElement} */ (figure));
}
for (const record of document.querySelectorAll(".record[data-fen]")) {
  replay(/** @type {HTMLElement} */ (record));
}
