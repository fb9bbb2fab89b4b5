/** The controls of the editor's forms: each with its label. */

import { element } from "./dom.js";

let forms = 0;

/**
 * A control with its label before it.
 * @param {string} text
 * @param {HTMLElement} control
 * @param {string} [kind] a class beside `field`
 */
export function labelled(text, control, kind = "") {
  return element("label", { class: `field ${kind}`.trim() }, element("span", {}, text), control);
}

/**
 * A choice of one among several in a list.
 * @param {[string, string][]} choices values and what is written for them
 * @param {(value: string) => void} chosen
 */
export function choiceField(choices, chosen) {
  const select = element("select");
  offerChoices(select, choices, choices[0]?.[0] ?? "");
  select.addEventListener("change", () => chosen(select.value));
  return select;
}

/**
 * Offers other choices; the value that is wanted is chosen, or else the first.
 * @param {HTMLSelectElement} select
 * @param {[string, string][]} choices
 * @param {string} wanted
 */
export function offerChoices(select, choices, wanted) {
  const made = choices.map(([value, text]) => element("option", { value, selected: value === wanted }, text));
  select.replaceChildren(...made);
  if (!choices.some(([value]) => value === wanted)) select.selectedIndex = choices.length ? 0 : -1;
}

/**
 * A box to tick, with its label behind it.
 * @param {string} text
 * @param {(on: boolean) => void} changed
 */
export function tick(text, changed) {
  const box = element("input", { type: "checkbox" });
  box.addEventListener("change", () => changed(box.checked));
  return { box, field: element("label", { class: "tick" }, box, element("span", {}, text)) };
}

/**
 * A group of buttons of which one is down.
 * @param {string} legend
 * @param {[string, string][]} choices values and what is written on them
 * @param {(value: string) => void} chosen
 * @param {string} [kind] a class
 */
export function radios(legend, choices, chosen, kind = "") {
  const name = `choice-${++forms}`;
  const inputs = choices.map(([value]) => element("input", { type: "radio", name, value, class: "unseen" }));
  inputs.forEach((input) => input.addEventListener("change", () => chosen(input.value)));
  const group = element("fieldset", { class: `radios ${kind}`.trim() }, element("legend", {}, legend));
  group.append(element("div", { class: "bar" }, ...inputs.map((input, at) => element("label", { class: "radio" }, input, element("span", {}, choices[at][1])))));
  return {
    group,
    /** Puts a button down. @param {string} value */
    set: (value) => inputs.forEach((input) => (input.checked = input.value === value)),
  };
}

/**
 * A field of one line.
 * @param {Record<string, string | number | boolean | null>} attributes
 * @param {(text: string) => void} changed
 * @param {"input" | "change"} [when]
 */
export function lineField(attributes, changed, when = "input") {
  const input = element("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", ...attributes });
  input.addEventListener(when, () => changed(input.value));
  return input;
}
