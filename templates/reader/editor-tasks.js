/** The form of an exercise: the task and what it is about, hints, options; what the engine finds of the answer. */

import { element } from "./dom.js";
import { filled, asksOf, goalOf, isEmpty, partsOf, tasksOf } from "./editor-asked.js";
import { choiceField, labelled, lineField, offerChoices } from "./editor-form.js";
import { counted, word } from "./words.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Look} Look */

/**
 * @typedef {object} Matter What is asked about.
 * @property {Look} look the position
 * @property {[string, string][]} men the squares of men, and the hand, with their names
 * @property {string[]} own the squares of the men of the side to move
 * @property {(verb: string, ...words: (string | number)[]) => any} ask about the position
 */

export class Tasks {
  /**
   * @param {Kit} kit
   * @param {Look["has"]} has
   * @param {() => void} changed
   */
  constructor(kit, has, changed) {
    this.kit = kit;
    this.has = has;
    /** @type {Matter | null} */
    this.matter = null;
    /** What was found for a goal in a position. @type {Map<string, any>} */
    this.solved = new Map();
    const points = Array.from({ length: kit.ranks }, (_, rank) => [...kit.files].map((file) => `${file}${rank + 1}`)).flat();
    const named = (/** @type {string} */ text) => /** @type {[string, string]} */ ([text, text]);
    const array = /[a-z]/i.test(kit.start.split(" ")[0]);
    this.task = choiceField(tasksOf(array).map((task) => [task, word(`editor-task-${task.replaceAll(" ", "-")}`)]), () => this.renew());
    this.form = choiceField([], () => this.renew());
    this.man = choiceField([], changed);
    this.square = choiceField(points.map(named), changed);
    this.number = choiceField(Array.from({ length: 20 }, (_, at) => named(String(at + 1))), changed);
    this.zone = choiceField(has.zones.map((zone) => [zone.id, zone.name]), changed);
    this.hint = lineField({}, changed);
    this.explain = lineField({}, changed);
    this.options = element("textarea", { rows: 4, spellcheck: "true" });
    this.options.addEventListener("input", changed);
    this.changed = changed;
    /** The parts of a form with their fields. @type {Record<string, HTMLSelectElement>} */
    this.parts = { M: this.man, S: this.square, N: this.number, Z: this.zone };
    /** @type {Record<string, HTMLElement>} */
    this.fields = Object.fromEntries(Object.entries(this.parts).map(([part, control]) => [part, labelled(word(`editor-part-${part}`), control)]));
    this.formField = labelled(word("editor-ask"), this.form, "long");
    this.optionField = labelled(word("editor-options"), this.options, "long");
    this.note = element("p", { class: "remark", role: "status" });
    this.element = element("div", { class: "panel" }, labelled(word("editor-task"), this.task), this.formField, ...Object.values(this.fields), this.optionField, labelled(word("editor-hint"), this.hint, "long"), labelled(word("editor-explain"), this.explain, "long"), this.note);
    this.offer();
  }

  /** Another task or form was chosen. */
  renew() {
    this.offer();
    this.changed();
  }

  /** Offers what the task can be about. */
  offer() {
    const forms = asksOf(this.task.value, this.kit, this.has);
    offerChoices(this.form, forms.map(({ text, key }) => [text, word(key)]), this.form.value);
    this.formField.toggleAttribute("hidden", forms.length < 2);
    const parts = partsOf(this.form.value);
    for (const [part, field] of Object.entries(this.fields)) field.toggleAttribute("hidden", !parts.includes(part));
    this.optionField.toggleAttribute("hidden", this.task.value !== "choose");
  }

  /** The position is another. @param {Matter} matter */
  refresh(matter) {
    this.matter = matter;
    offerChoices(this.man, matter.men, this.man.value);
  }

  /**
   * The keys of the exercise, and a sentence where there is something to say.
   * @returns {[string, string][]}
   */
  keys() {
    /** @type {[string, string][]} */
    const keys = [];
    const told = filled(this.form.value, Object.fromEntries(Object.entries(this.parts).map(([part, control]) => [part, control.value])));
    const goes = ["find moves of", "find captures", "play"].includes(this.task.value);
    let note = "";
    if (!told) note = word("editor-ask-nothing");
    else if (goes && this.matter?.look.over) note = word("editor-ask-over");
    if (this.task.value === "play") {
      const { goal, answer, found, keys: moves } = goalOf(told, /** @type {Matter} */ (this.matter), this.solved);
      const says = !found ? "" : found === "found" ? counted("editor-goal-found", moves.length, { moves: moves.join(", "), goal }) : word(`editor-goal-${found}`);
      keys.push(["task", "play"], ["goal", goal], ...(answer ? [/** @type {[string, string]} */ (["answer", answer])] : []));
      note ||= says;
    } else if (told) {
      keys.push(["task", told]);
      const empty = this.matter && !this.matter.look.objections.length && isEmpty(told, { ...this.matter, men: this.matter.men.map(([at]) => at).filter((at) => at !== "hand") });
      if (empty) keys.push(["answer", "none"]);
      if (empty) note ||= word("editor-find-none");
    }
    if (this.hint.value.trim()) keys.push(["hint", this.hint.value]);
    if (this.explain.value.trim()) keys.push(["explain", this.explain.value]);
    const options = this.task.value === "choose" ? this.options.value.split("\n").filter((line) => line.trim()) : [];
    for (const option of options) keys.push(["option", option]);
    if (this.task.value === "choose" && !options.some((option) => /\(right\)\s*$|\]\(\w+:/.test(option))) note = word("editor-options-right");
    if (this.note.textContent !== note) this.note.textContent = note;
    return keys;
  }
}
