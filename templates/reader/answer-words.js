/** Answers that need no board: yes or no, an option, a number. */

import { field } from "./answer-squares.js";
import { button, element } from "./dom.js";
import { numberIn } from "./task.js";
import { word } from "./words.js";

/** @typedef {import("./task.js").Task} Task @typedef {import("./exercise.js").Way} Way */

/**
 * Yes or no.
 * @param {Task} task
 * @param {HTMLElement} _host
 * @param {() => void} run
 * @returns {Way}
 */
export function judgeWay(task, _host, run) {
  /** @type {import("./task.js").Candidate | null} */
  let given = null;
  const buttons = task.candidates.map((one) =>
    button(one.t.replace(/\.$/, ""), () => {
      given = one;
      buttons.forEach((other, i) => other.setAttribute("aria-pressed", String(task.candidates[i] === one)));
      run();
    }, { class: "act option", "aria-pressed": "false" }),
  );
  return {
    controls: [element("div", { class: "options" }, ...buttons)],
    atOnce: true,
    mark: () => (given ? { right: given.right, says: given.says ? [given.says] : [] } : { right: null, says: [word("nothing-chosen")] }),
    again() {
      given = null;
      for (const one of buttons) one.setAttribute("aria-pressed", "false");
    },
  };
}

let groups = 0;

/**
 * One or several of the options.
 * @param {Task} task
 * @returns {Way}
 */
export function chooseWay(task) {
  const several = task.candidates.filter((one) => one.right).length > 1;
  const name = `options-${groups++}`;
  const inputs = task.candidates.map((one) => element("input", { type: several ? "checkbox" : "radio", name, value: one.m }));
  const lines = task.candidates.map((one, i) => element("label", { class: "choice" }, inputs[i], element("span", {}, one.t)));
  return {
    controls: [element("fieldset", { class: "options-list" }, element("legend", { class: "unseen" }, task.task), ...lines)],
    mark() {
      const given = task.candidates.filter((_, i) => inputs[i].checked);
      if (given.length === 0) return { right: null, says: [word("nothing-chosen")] };
      const wrong = given.filter((one) => !one.right);
      const all = task.candidates.filter((one) => one.right).length;
      task.candidates.forEach((one, i) => (lines[i].className = `choice ${inputs[i].checked ? (one.right ? "choice-right" : "choice-wrong") : ""}`));
      const why = (/** @type {typeof given} */ some) => some.flatMap((one) => (one.says ? [one.says] : []));
      if (wrong.length === 0 && given.length === all) return { right: true, says: why(given) };
      const found = several ? [word("found", { found: given.length - wrong.length, all })] : [];
      return { right: false, near: several && given.length > wrong.length, says: [...found, ...why(wrong)] };
    },
    again() {
      for (const input of inputs) input.checked = false;
      for (const line of lines) line.className = "choice";
    },
  };
}

/**
 * A number.
 * @param {Task} task
 * @returns {Way}
 */
export function numberWay(task) {
  const halves = task.candidates.some((one) => /½/.test(one.t)) || /\b(force)\b/.test(task.mark);
  const { input, line } = field(word("typed-number"), halves ? word("typed-number-example") : "");
  input.classList.add("short");
  return {
    controls: [line],
    mark() {
      if (!input.value.trim()) return { right: null, says: [word("nothing-typed")] };
      const given = numberIn(input.value);
      if (given === null) return { right: null, says: [word("no-number", { text: input.value.trim() })] };
      const right = task.candidates.some((one) => one.right && numberIn(one.t) === given);
      return { right, says: right ? [] : [word("wrong-number", { number: input.value.trim() })] };
    },
    again() {
      input.value = "";
    },
  };
}
