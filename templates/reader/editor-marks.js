/** The overlays of a diagram: what is pointed out with a click on the board, what holds for the whole of it, and the list. */

import { button, element } from "./dom.js";
import { labelled, lineField, radios, tick } from "./editor-form.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Look} Look */

/** The overlays of a point, by what must be there: a man, or nothing in particular. */
export const ON_MEN = ["moves", "refusals", "strikes"];

/** How many letters a label has at most. */
const LABEL = 5;

/**
 * @typedef {object} Place Where a point was chosen.
 * @property {string} point
 * @property {string} label what stands there, in words
 * @property {boolean} man whether a man does
 */

export class Marks {
  /**
   * @param {import("./types.js").Kit} kit
   * @param {Look["has"]} has what the game has
   * @param {() => void} changed
   */
  constructor(kit, has, changed) {
    this.changed = changed;
    /** @type {string[]} */
    this.shows = [];
    this.tool = "moves";
    /** Where an arrow begins. @type {string | null} */
    this.from = null;
    const tools = [...ON_MEN, ...(has.force ? ["force"] : []), "mark", "arrow", "label"];
    const choice = radios(word("editor-mark-tool"), tools.map((tool) => [tool, word(`editor-show-${tool}`)]), (tool) => this.take(tool), "marks");
    choice.set(this.tool);
    this.text = lineField({ maxlength: LABEL, size: 6, class: "short" }, () => {});
    this.label = labelled(word("editor-label-text"), this.text);
    const zones = has.zones.map((zone) => /** @type {[string, string]} */ ([`zone ${zone.id}`, zone.name]));
    const whole = [
      ...["moves", "captures"].map((show) => /** @type {[string, string]} */ ([show, word(`editor-show-all-${show}`)])),
      ...(has.hand ? [/** @type {[string, string]} */ (["moves hand", word("editor-show-hand")])] : []),
      ...(has.frozen ? [/** @type {[string, string]} */ (["frozen", word("editor-show-frozen")])] : []),
      ...zones,
      ...["last-move", "before"].map((show) => /** @type {[string, string]} */ ([show, word(`editor-show-${show}`)])),
    ];
    /** The ticks by what they show. */
    this.ticks = new Map(whole.map(([show, text]) => [show, tick(text[0].toUpperCase() + text.slice(1), () => this.toggle(show))]));
    this.list = element("ul", { class: "picked", "aria-label": word("editor-shown") });
    const all = element("fieldset", { class: "whole" }, element("legend", {}, word("editor-show-whole")), ...[...this.ticks.values()].map(({ field }) => field));
    this.element = element("div", { class: "panel" }, choice.group, this.label, all, this.list);
    this.take("moves");
  }

  /** @param {string} tool */
  take(tool) {
    this.tool = tool;
    this.from = null;
    this.label.toggleAttribute("hidden", tool !== "label");
  }

  /** Shows something, or no longer. @param {string} show */
  toggle(show) {
    const at = this.shows.indexOf(show);
    if (at >= 0) this.shows.splice(at, 1);
    else this.shows.push(show);
    this.refresh();
    this.changed();
    return at < 0;
  }

  /**
   * A point was chosen on the board; what is said of it.
   * @param {Place} place
   */
  point({ point, label, man }) {
    const { tool } = this;
    if (tool === "arrow") return this.arrow(point);
    if (ON_MEN.includes(tool) && !man) return word("editor-mark-needs-man", { at: point });
    if (tool === "mark") return this.said(this.mark(point), label);
    if (tool !== "label") return this.said(this.toggle(`${tool} ${point}`), label);
    const before = this.shows.find((show) => show.startsWith(`label ${point} `));
    if (before) return this.said(this.toggle(before), label);
    const text = this.text.value.replaceAll('"', "").trim();
    if (!text) return word("editor-label-first");
    return this.said(this.toggle(`label ${point} "${text}"`), label);
  }

  /** @param {boolean} on @param {string} label */
  said(on, label) {
    return word(on ? "editor-mark-on" : "editor-mark-off", { what: word(`editor-show-${this.tool}`), at: label });
  }

  /** Marks a point, or no longer: all of them are one overlay. @param {string} point */
  mark(point) {
    const at = this.shows.findIndex((show) => show.startsWith("mark "));
    const points = at < 0 ? [] : this.shows[at].split(" ").slice(1);
    const on = !points.includes(point);
    const left = on ? [...points, point] : points.filter((one) => one !== point);
    const shows = left.length ? [`mark ${left.join(" ")}`] : [];
    this.shows.splice(at < 0 ? this.shows.length : at, at < 0 ? 0 : 1, ...shows);
    this.refresh();
    this.changed();
    return on;
  }

  /** The beginning of an arrow, or its end. @param {string} point */
  arrow(point) {
    const { from } = this;
    this.from = from ? null : point;
    if (!from) return word("editor-arrow-to", { at: point });
    if (from === point) return word("editor-arrow-none");
    return this.said(this.toggle(`arrow ${from} ${point}`), `${from}–${point}`);
  }

  /**
   * The overlays that can be drawn over a position; the others wait.
   * @param {(point: string) => boolean} man whether a man stands there
   * @param {boolean} moved whether there is a last move
   * @param {boolean} hand whether the side to move has a hand
   */
  valid(man, moved, hand) {
    return this.shows.filter((show) => {
      const [verb, point] = show.split(" ");
      if (verb === "last-move" || verb === "before") return moved;
      if (point === "hand") return hand;
      return !ON_MEN.includes(verb) || !point || man(point);
    });
  }

  /** Sets the ticks and the list. */
  refresh() {
    for (const [show, { box }] of this.ticks) box.checked = this.shows.includes(show);
    const listed = this.shows.filter((show) => !this.ticks.has(show));
    this.list.replaceChildren(...listed.map((show) => element("li", {}, this.chip(show))));
  }

  /** @param {string} show */
  chip(show) {
    const [verb, ...words] = show.split(" ");
    const text = [word(`editor-show-${verb}`), ...words].join(" ");
    return button(text, () => {
      this.toggle(show);
      (this.list.querySelector("button") ?? this.element.querySelector("input"))?.focus();
    }, { class: "chip", "aria-label": word("editor-take-away", { what: text }) });
  }
}
