/** The block that is made: its kind, names and claims, and its text to take away. */

import { button, element } from "./dom.js";
import { CLAIMS_OF_ALL, CLAIMS_OF_MAN } from "./editor-claims.js";
import { choiceField, labelled, lineField, offerChoices, radios, tick } from "./editor-form.js";
import { copyThrough } from "./share.js";
import { word } from "./words.js";

/** @typedef {import("./editor-block.js").Wish} Wish @typedef {import("./types.js").Look} Look */

/** What may end a record that no rule has ended. */
const ENDS = ["open", "white resigned", "black resigned", "white lost on time", "black lost on time", "draw agreed"];

export class Out {
  /**
   * @param {Look["has"]} has
   * @param {HTMLElement} tasks the form of an exercise
   * @param {() => void} changed
   * @param {() => string} link the address of the position
   */
  constructor(has, tasks, changed, link) {
    this.changed = changed;
    /** @type {Wish["kind"]} */
    this.kind = "diagram";
    /** @type {Set<string>} */
    this.claims = new Set();
    const kinds = /** @type {const} */ (["diagram", "exercise", "record"]);
    this.kinds = radios(word("editor-kind"), kinds.map((kind) => [kind, word(`editor-kind-${kind}`)]), (kind) => this.turn(/** @type {Wish["kind"]} */ (kind)));
    this.notation = choiceField(["fen", "lists", "english", "board"].map((one) => [one, word(`editor-notation-${one}`)]), changed);
    this.notationField = labelled(word("editor-notation"), this.notation);
    this.id = lineField({ size: 14, placeholder: "ritter-c2", pattern: "[a-z0-9]+(-[a-z0-9]+)*" }, changed);
    this.caption = lineField({ spellcheck: "true", autocapitalize: "sentences" }, changed);
    this.man = choiceField([], changed);
    this.result = choiceField(ENDS.map((end) => [end, word(`editor-end-${end.replaceAll(" ", "-")}`)]), changed);
    this.shown = tick(word("editor-show-last"), changed);
    this.claimed = this.claimsOf(has);
    this.ending = element("div", { class: "panel" }, labelled(word("editor-result"), this.result), this.shown.field);
    this.tasks = tasks;
    this.captionField = labelled(word("editor-caption"), this.caption, "long");
    this.idNote = element("p", { class: "remark", role: "status" });
    this.text = element("textarea", { class: "made-block", readonly: true, rows: 8, spellcheck: "false", "aria-label": word("editor-made"), dir: "ltr" });
    this.note = element("p", { class: "remark", role: "status" });
    this.copied = element("textarea", { class: "copied", readonly: true, hidden: true, rows: 2, "aria-label": word("copied-text") });
    const copies = element("div", { class: "bar" }, button(word("editor-copy"), () => void this.copy(this.text.value, this.text), { class: "act first" }), button(word("copy-link"), () => void this.copy(link(), this.copied), { class: "act" }));
    const wishes = element("div", { class: "wishes" }, this.kinds.group, labelled(word("editor-id"), this.id), this.notationField, this.captionField, this.idNote, this.claimed, tasks, this.ending);
    this.taken = element("div", { class: "take" }, this.text, copies, this.copied, this.note);
    this.element = element("section", { class: "out", "aria-labelledby": "block" }, element("h2", { id: "block" }, word("editor-made")), element("div", { class: "out-parts" }, wishes, this.taken));
    this.turn("diagram");
  }

  /** The claims to choose from. @param {Look["has"]} has */
  claimsOf(has) {
    const ticks = (/** @type {string[]} */ keys) =>
      keys.filter((key) => key !== "force" || has.force).map((key) => tick(word(`editor-claim-${key}`), (on) => this.claim(key, on)).field);
    const details = element("details", { class: "claims" }, element("summary", {}, word("editor-claims")));
    details.append(labelled(word("editor-claims-man"), this.man), element("div", { class: "ticks" }, ...ticks(CLAIMS_OF_MAN)), element("p", { class: "remark" }, word("editor-claims-all")), element("div", { class: "ticks" }, ...ticks(CLAIMS_OF_ALL)));
    return details;
  }

  /** @param {string} key @param {boolean} on */
  claim(key, on) {
    if (on) this.claims.add(key);
    else this.claims.delete(key);
    this.changed();
  }

  /** Another kind of block is wanted. @param {Wish["kind"]} kind */
  turn(kind) {
    this.kind = kind;
    this.kinds.set(kind);
    this.claimed.toggleAttribute("hidden", kind !== "diagram");
    this.tasks.toggleAttribute("hidden", kind !== "exercise");
    this.ending.toggleAttribute("hidden", kind !== "record");
    for (const field of [this.notationField, this.captionField]) field.toggleAttribute("hidden", kind === "record");
    this.changed();
  }

  /** The men of whom claims may be made are others. @param {[string, string][]} men */
  offer(men) {
    offerChoices(this.man, men, this.man.value);
  }

  /**
   * The id as a block may have it; what else was typed is told.
   * @returns {string}
   */
  goodId() {
    const typed = this.id.value.trim();
    const good = typed.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
    const note = typed && good !== typed ? word(good ? "editor-id-mended" : "editor-id-wrong", { id: good }) : "";
    if (this.idNote.textContent !== note) this.idNote.textContent = note;
    return good;
  }

  /** Shows the blocks. @param {string[]} blocks @param {string} note */
  show(blocks, note) {
    const text = blocks.join("\n");
    if (this.text.value !== text) this.text.value = text;
    this.text.rows = Math.min(24, Math.max(6, text.split("\n").length + 1));
    if (this.note.textContent !== note) this.note.textContent = note;
  }

  /** @param {string} text @param {HTMLTextAreaElement} field */
  async copy(text, field) {
    this.note.textContent = "";
    this.note.textContent = word(await copyThrough(text, field));
  }
}
