/** The fields of a position beside its men: whose turn it is, rights, men in hand, and what else the game has. */

import { element } from "./dom.js";
import { labelled, lineField, radios, tick } from "./editor-form.js";
import { hasField, rightsOf } from "./editor-setup.js";
import { known } from "./data.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./editor-setup.js").Setup} Setup */

/** The most that a counter counts. */
const MOST_COUNTED = 999;

/**
 * The form of these fields; each is there only if the game has it.
 * @param {Kit} kit
 * @param {(change: Partial<Setup>) => void} changed
 * @param {(says: boolean) => void} studied
 * @param {(number: number) => void} numbered the array of a number is wanted
 */
export function fieldsOf(kit, changed, studied, numbered) {
  /** @type {((setup: Setup, study: boolean) => void)[]} */
  const shows = [];
  const form = element("div", { class: "fields" });
  const turn = radios(word("editor-turn"), [["w", word("side-w")], ["b", word("side-b")]], (side) => changed({ turn: side === "b" ? "b" : "w" }));
  form.append(turn.group);
  shows.push((setup) => turn.set(setup.turn));
  if (rightsOf(kit).length) form.append(rightsGroup(kit, changed, shows));
  if (hasField(kit, "hands")) form.append(handsGroup(changed, shows));
  if (hasField(kit, "target")) {
    const target = lineField({ size: 4, class: "short", placeholder: "–" }, (text) => changed({ target: /^[a-z]\d+$/.test(text.trim()) ? text.trim() : "-" }), "change");
    form.append(labelled(word("editor-target"), target));
    shows.push((setup) => (target.value = setup.target === "-" ? "" : setup.target));
  }
  if (hasField(kit, "quiet")) {
    const quiet = counter((count) => changed({ quiet: count }));
    form.append(labelled(word("editor-quiet"), quiet));
    shows.push((setup) => (quiet.value = String(setup.quiet)));
  }
  if (kit.study) {
    const study = tick(word("editor-study"), studied);
    form.append(study.field);
    shows.push((_, says) => (study.box.checked = says));
  }
  if (kit.arrays) form.append(labelled(word("editor-array-number"), counter(numbered)));
  return { form, show: (/** @type {Setup} */ setup, /** @type {boolean} */ study) => shows.forEach((show) => show(setup, study)) };
}

/**
 * @param {Kit} kit
 * @param {(change: Partial<Setup>) => void} changed
 * @param {((setup: Setup, study: boolean) => void)[]} shows
 */
function rightsGroup(kit, changed, shows) {
  const letters = rightsOf(kit);
  const group = element("fieldset", {}, element("legend", {}, word("editor-rights")));
  const ticks = letters.map((letter) => {
    const key = `editor-right-${letter}`;
    const one = tick(known("words")?.[key] ?? letter, () => changed({ rights: letters.filter((_, at) => ticks[at].box.checked).join("") || "-" }));
    group.append(one.field);
    return one;
  });
  shows.push((setup) => ticks.forEach(({ box }, at) => (box.checked = setup.rights.includes(letters[at]))));
  return group;
}

/**
 * @param {(change: Partial<Setup>) => void} changed
 * @param {((setup: Setup, study: boolean) => void)[]} shows
 */
function handsGroup(changed, shows) {
  const group = element("fieldset", {}, element("legend", {}, word("editor-hands")));
  const counters = [0, 1].map((at) => {
    const one = counter(() => changed({ hands: [Number(counters[0].value), Number(counters[1].value)] }));
    group.append(labelled(word(at ? "side-b" : "side-w"), one));
    return one;
  });
  shows.push((setup) => counters.forEach((one, at) => (one.value = String(setup.hands[at]))));
  return group;
}

/** A field for a number that counts. @param {(count: number) => void} changed */
function counter(changed) {
  const input = element("input", { type: "number", min: 0, max: MOST_COUNTED, inputmode: "numeric", class: "short" });
  input.addEventListener("change", () => {
    const count = Math.min(MOST_COUNTED, Math.max(0, Math.trunc(Number(input.value) || 0)));
    input.value = String(count);
    changed(count);
  });
  return input;
}
