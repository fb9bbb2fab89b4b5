/** Exercises away from their lessons. */

import { element } from "./dom.js";
import { word } from "./words.js";

/** @typedef {import("./task.js").Task} Task */

let hosts = 0;

/**
 * An exercise away from its lesson, not yet alive.
 * @param {Task} task
 * @param {string} label
 */
export function exerciseHost(task, label) {
  const fold = (/** @type {string} */ title, /** @type {string[]} */ lines, kind = "") =>
    element("details", { class: `fold ${kind}` }, element("summary", {}, title), ...lines.map((line) => element("p", {}, line)));
  const id = `asked-${hosts++}`;
  const boards = task.fen || task.kind === "set-up";
  return element(
    "div",
    { class: "exercise", role: "group", "aria-labelledby": id },
    element("p", { class: "task", id }, element("span", { class: "label" }, label), " ", task.task),
    ...(boards ? [element("figure", { class: "figure" }, element("div", { class: "board" }))] : []),
    ...task.hints.map((hint, i) => fold(word("hint", { number: i + 1 }), [hint])),
    fold(word("answer"), [task.answer, ...task.why], "answer"),
  );
}
