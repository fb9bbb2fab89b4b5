/** What wakes on the page of a lesson. */

import { wakeAround } from "./around.js";
import { engine } from "./engine.js";
import { wakeExercises } from "./exercise.js";
import { explore, openLinked } from "./explore.js";
import { lightUp } from "./lights.js";
import { replay } from "./record.js";

wakeAround();
// The boards of exercises ask, and do not answer before the exercise is done.
const figures = [...document.querySelectorAll("figure[data-fen]")].filter((figure) => !figure.closest(".exercise"));
void Promise.all(figures.map((figure) => explore(/** @type {HTMLElement} */ (figure)))).then(() => {
  performance.mark("tabia-awake");
  openLinked();
});
addEventListener("hashchange", openLinked);
lightUp();
for (const record of document.querySelectorAll(".record[data-fen]")) void replay(/** @type {HTMLElement} */ (record));
// The first question is answered at once if the engine is there before it.
if (figures.length) (self.requestIdleCallback ?? setTimeout)(() => engine().catch(() => {}));
wakeExercises((figure) => void explore(figure));
