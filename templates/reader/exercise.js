/** Exercises that can be done: what surrounds any of them. How an answer is given, the modules of the kinds say. */

import { chooseWay, judgeWay, numberWay } from "./answer-words.js";
import { movesWay, playWay } from "./answer-moves.js";
import { boardOf, squaresWay } from "./answer-squares.js";
import { fetchValue } from "./data.js";
import { button, element } from "./dom.js";
import { noteOf, remember } from "./progress.js";
import { word } from "./words.js";

/** @typedef {import("./task.js").Task} Task */

/**
 * @typedef {object} Marked What an answer is worth.
 * @property {boolean | null} right null if it is no answer yet
 * @property {string[]} says
 * @property {boolean} [near] whether a wrong answer is partly right
 */

/**
 * @typedef {object} Way How an exercise is answered.
 * @property {(Node | string)[]} controls
 * @property {HTMLElement} [none] the button that says that there is nothing to find
 * @property {boolean} [atOnce] whether there is nothing to check, since an answer counts when it is given
 * @property {() => Marked | Promise<Marked>} mark
 * @property {(all: boolean) => void} again makes room for another answer; all of the last one goes, or the wrong part
 */

/** @type {Record<Task["kind"], (task: Task, host: HTMLElement, run: () => void) => Way | Promise<Way>>} */
const WAYS = {
  squares: squaresWay,
  moves: movesWay,
  play: playWay,
  judge: judgeWay,
  choose: chooseWay,
  number: numberWay,
  "set-up": async (task, host) => (await fetchValue("set-up", "tabia/set-up.js"))(task, host),
};

/** Kinds whose board only shows the position. */
const WORDS = ["judge", "choose", "number"];

/**
 * Brings an exercise to life.
 * @param {HTMLElement} host with its task, board and folds
 * @param {Task} task
 * @param {(right: boolean) => void} [told] called for each answer that counts
 */
export async function exercise(host, task, told) {
  const outcome = element("div", { class: "outcome", role: "status" });
  const check = element("button", { type: "submit", class: "act first" }, word("check"));
  const again = button(word("again"), () => retry(), { class: "act", hidden: true });
  let [solved, missed] = [false, false];
  const kept = (/** @type {"solved" | "missed" | "hint"} */ what) => task.key && remember(task, what);

  const run = async () => {
    const marked = await way.mark();
    const { right } = marked;
    outcome.replaceChildren(...linesOf(task, marked));
    outcome.className = `outcome ${right === null ? "" : right ? "is-right" : "is-wrong"}`;
    if (right === null) return;
    again.hidden = false;
    show(!right);
    if (right && !solved) kept("solved");
    if (!right && !solved && !missed) kept("missed");
    const first = !solved;
    solved ||= right;
    if (right) badge(host);
    if (first) told?.(right && !missed);
    missed ||= !right;
    // The button that was pressed is gone.
    if (right && [check, document.body].includes(/** @type {any} */ (document.activeElement))) again.focus();
  };
  /** Offers to check, or not. */
  const show = (/** @type {boolean} */ open) => {
    check.hidden = !open || (way.atOnce ?? false);
    if (way.none) way.none.hidden = !open;
  };
  const retry = () => {
    way.again(solved);
    outcome.replaceChildren();
    outcome.className = "outcome";
    again.hidden = true;
    show(true);
    const field = /** @type {HTMLElement | null} */ (form.querySelector("input, button:not([hidden])"));
    field?.focus();
  };

  const still = /** @type {HTMLElement | null} */ (host.querySelector(":scope > .figure .board"));
  if (WORDS.includes(task.kind) && still?.childElementCount === 0) await boardOf(task, host, { choose() {} });
  const way = await WAYS[task.kind](task, host, () => void run());
  show(true);
  const form = element("form", { class: "doing", autocomplete: "off" });
  form.append(...way.controls, element("div", { class: "acts" }, check, ...(way.none ? [way.none] : []), again), outcome);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run();
  });
  const board = host.querySelector(":scope > .figure") ?? host.querySelector(":scope > .task");
  board?.after(form);
  // The options are written on what chooses them; on paper they stand alone.
  for (const list of host.querySelectorAll(":scope > .choices")) list.classList.add("paper");
  folds(host, (what) => {
    if (what === "hint") kept("hint");
    else if (!solved && !missed) {
      missed = true;
      kept("missed");
      told?.(false);
    }
  });
  if (task.key && noteOf(task)?.solved) badge(host);
}

/**
 * What is said of an answer.
 * @param {Task} task
 * @param {Marked} marked
 */
function linesOf(task, { right, says, near }) {
  const lines = right ? [...says, ...task.why.filter((why) => !says.includes(why))] : says;
  const sign = right === null ? "" : element("b", { class: right ? "sign-right" : "sign-wrong" }, word(right ? "right" : near ? "not-yet" : "wrong"));
  return lines.length === 0 ? [element("p", {}, sign)] : lines.map((line, i) => element("p", {}, ...(i === 0 && sign ? [sign, " ", line] : [line])));
}

/** Says that the exercise has been solved. @param {HTMLElement} host */
function badge(host) {
  if (host.classList.contains("solved")) return;
  host.classList.add("solved");
  host.querySelector(".task .label")?.after(" ", element("span", { class: "badge" }, word("solved")));
}

/**
 * Lets hints come one after the other, and tells when one, or the answer, is looked at.
 * @param {HTMLElement} host
 * @param {(what: "hint" | "answer") => void} opened
 */
function folds(host, opened) {
  const all = /** @type {HTMLDetailsElement[]} */ ([...host.querySelectorAll(":scope > details.fold")]);
  const hints = all.filter((fold) => !fold.classList.contains("answer"));
  hints.forEach((fold, i) => (fold.hidden = i > 0));
  for (const fold of all) {
    let seen = false;
    fold.addEventListener("toggle", () => {
      if (!fold.open || seen) return;
      seen = true;
      const at = hints.indexOf(fold);
      if (hints[at + 1] && at >= 0) hints[at + 1].hidden = false;
      opened(at >= 0 ? "hint" : "answer");
    });
  }
}

/**
 * Wakes the exercises of a lesson's page.
 * @param {(figure: HTMLElement) => void} explore what wakes a board that is no part of the answer, once that is found
 */
export function wakeExercises(explore) {
  for (const host of document.querySelectorAll(".exercise")) {
    const held = host.querySelector(":scope > script.data")?.textContent;
    if (!held) continue;
    /** @type {Task} */
    const task = JSON.parse(held);
    /** @type {HTMLElement | null} */
    const figure = WORDS.includes(task.kind) ? host.querySelector(":scope > .figure[data-fen]") : null;
    void exercise(/** @type {HTMLElement} */ (host), task, () => figure && host.classList.contains("solved") && !figure.querySelector(".awake") && explore(figure));
  }
}
