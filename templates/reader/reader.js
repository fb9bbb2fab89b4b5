/** What wakes on the page of a lesson. */

import { wakeExercises } from "./exercise.js";
import { explore } from "./explore.js";

for (const figure of document.querySelectorAll("figure[data-fen]")) {
  // The boards of exercises ask, and do not answer.
  if (!figure.closest(".exercise")) explore(/** @type {HTMLElement} */ (figure));
}
wakeExercises((figure) => void explore(figure));
