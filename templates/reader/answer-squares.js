/** Answers that are squares: all of them are to be found. And the board of an exercise. */

import { Board } from "./board.js";
import { kitOf } from "./data.js";
import { button, element } from "./dom.js";
import { pointsIn } from "./task.js";
import { counted, word } from "./words.js";

/** @typedef {import("./task.js").Task} Task @typedef {import("./exercise.js").Way} Way */
/** @typedef {import("./types.js").Mark} Mark */

/** How many wrong parts of an answer are told of. */
export const MOST_WRONG = 3;

/**
 * The board of an exercise, with the grid that answers.
 * @param {Task} task
 * @param {HTMLElement} host
 * @param {{choose: (point: string) => void, drop?: (from: string, to: string) => void, leave?: () => void}} acts
 */
export async function boardOf(task, host, acts) {
  const place = /** @type {HTMLElement} */ (host.querySelector(":scope > .figure .board"));
  const { fen, black, look, crop, marks: given } = task;
  return new Board(place, { kit: await kitOf(task.game), fen: fen ?? "", black, look, crop, given, label: word("exercise-board"), ...acts });
}

/**
 * A field to type an answer.
 * @param {string} label
 * @param {string} example
 */
export function field(label, example) {
  const input = element("input", { type: "text", autocapitalize: "off", spellcheck: "false" });
  const line = element("label", { class: "typed" }, element("span", {}, label), input, element("small", {}, example));
  return { input, line };
}

/**
 * Tells how many are chosen, if that is not what was told last: an outcome that comes with it is to be heard alone.
 * @param {HTMLElement} count
 * @param {string} text
 */
export function recount(count, text) {
  if (count.textContent?.split("; ").pop() !== text) count.textContent = text;
}

/**
 * Every square for which something holds.
 * @param {Task} task
 * @param {HTMLElement} host
 * @param {() => void} run
 * @returns {Promise<Way>}
 */
export async function squaresWay(task, host, run) {
  const right = new Set(task.candidates.filter((one) => one.right).map((one) => one.m));
  const says = new Map(task.candidates.map((one) => [one.m, one.says]));
  /** @type {Set<string>} */
  let chosen = new Set();
  let none = false;
  const count = element("output", { class: "count" });
  const board = await boardOf(task, host, { choose: toggle });
  board.grid.setAttribute("aria-multiselectable", "true");
  const { input, line } = field(word("typed-squares"), word("typed-squares-example"));

  function toggle(/** @type {string} */ point) {
    const was = chosen.delete(point);
    if (!was) chosen.add(point);
    input.value = [...chosen].sort().join(" ");
    show();
    count.textContent = `${word(was ? "unchosen" : "chosen", { at: point })}; ${counted("chosen-count", chosen.size)}`;
  }
  function show(/** @type {Mark[]} */ marks = []) {
    none = false;
    const notes = new Map([...chosen].map((at) => [at, word("cell-chosen")]));
    board.show({ lit: [...chosen], marks, notes });
    board.select([...chosen]);
    recount(count, counted("chosen-count", chosen.size));
  }
  input.addEventListener("input", () => {
    chosen = new Set(pointsIn(board.kit, input.value).points);
    show();
  });
  const nothing = button(word("there-are-none"), () => {
    chosen.clear();
    input.value = "";
    show();
    none = true;
    run();
  }, { class: "act" });

  return {
    controls: [line, count],
    none: nothing,
    mark() {
      const { strange } = pointsIn(board.kit, input.value);
      if (strange.length > 0) return { right: null, says: [word("no-square", { text: strange[0] })] };
      if (chosen.size === 0 && !none) return { right: null, says: [word("nothing-chosen")] };
      const wrong = [...chosen].filter((at) => !right.has(at)).sort();
      const found = chosen.size - wrong.length;
      show([...chosen].map((at) => ({ at, kind: right.has(at) ? "move" : "refused" })));
      if (wrong.length === 0 && found === right.size) return { right: true, says: [] };
      return { right: false, near: found > 0, says: [...tally(found, right.size, wrong.length), ...wrong.slice(0, MOST_WRONG).map((at) => says.get(at) ?? word("wrong-square", { at }))] };
    },
    again(all) {
      chosen = new Set([...chosen].filter((at) => !all && right.has(at)));
      input.value = [...chosen].sort().join(" ");
      show();
    },
  };
}

/**
 * How much of a whole was found, without telling it.
 * @param {number} found
 * @param {number} all
 * @param {number} wrong
 */
export function tally(found, all, wrong) {
  if (all === 0) return [word("found-none")];
  const missing = wrong === 0 ? word("found-missing") : counted("found-wrong", wrong);
  return [`${word("found", { found, all })} ${missing}`];
}
