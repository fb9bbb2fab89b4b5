/** What wakes on the page of a lesson. */

import { explore } from "./explore.js";

for (const figure of document.querySelectorAll("figure[data-fen]")) {
  explore(/** @type {HTMLElement} */ (figure));
}
