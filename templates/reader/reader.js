/** What wakes on the page of a lesson. */

import { wakeAround } from "./around.js";
import { engine } from "./engine.js";
import { wakeExercises } from "./exercise.js";
import { explore, openLinked } from "./explore.js";
import { lightUp } from "./lights.js";

wakeAround();
// The boards of exercises ask, and do not answer before the exercise is done; where a game is played another script is at work.
const figures = [...document.querySelectorAll("figure[data-fen]")].filter((figure) => !figure.closest(".exercise, .match"));
void Promise.all(figures.map((figure) => explore(/** @type {HTMLElement} */ (figure)))).then(() => {
  performance.mark("tabia-awake");
  openLinked();
});
addEventListener("hashchange", openLinked);
lightUp();
// The first question is answered at once if the engine is there before it.
if (figures.length) (self.requestIdleCallback ?? setTimeout)(() => engine().catch(() => {}));
wakeExercises((figure) => void explore(figure));
