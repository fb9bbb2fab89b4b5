/** What wakes on the page of a lesson. */

import { wakeAround } from "./around.js";
import { explore } from "./explore.js";

wakeAround();

for (const figure of document.querySelectorAll("figure[data-fen]")) {
  explore(/** @type {HTMLElement} */ (figure));
}
