/** The score sheet of a game: its moves in two columns, each a way to look back. */

import { button, element } from "./dom.js";
import { rowsOf } from "./match.js";
import { word } from "./words.js";

/** @typedef {import("./match.js").Match} Match @typedef {import("./types.js").Side} Side */

/** The sides in the order of the columns. @type {Side[]} */
const SIDES = ["w", "b"];

export class Sheet {
  /** @param {(count: number) => void} visit shows the position after so many moves */
  constructor(visit) {
    this.visit = visit;
    this.list = element("ol", { class: "sheet", "aria-label": word("play-moves-made") });
    /** @type {HTMLButtonElement[]} */
    this.moves = [];
    this.list.addEventListener("keydown", (event) => {
      const at = this.moves.findIndex((move) => move === event.target);
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: this.moves.length - 1 }[event.key];
      if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (!this.moves[to]) return;
      this.visit(to + 1);
      this.moves[to].focus();
    });
  }

  /**
   * Writes the moves down.
   * @param {Match} match
   * @param {number} shown after how many moves the position is shown
   */
  write(match, shown) {
    const held = this.moves.findIndex((move) => move === document.activeElement);
    this.moves = match.plies.map((ply, at) => button(ply.t, () => this.visit(at + 1), { class: "made", tabindex: -1 }));
    const rows = rowsOf(match).map(({ number, sides }) => {
      const cells = SIDES.map((side) => {
        for (const at of sides[side]) {
          const numbered = word(`play-number-${side}`, { number, move: match.plies[at].t });
          this.moves[at].setAttribute("aria-label", numbered);
        }
        return element("span", { class: "of-side" }, ...(sides[side].length ? sides[side].map((at) => this.moves[at]) : side === "w" ? ["…"] : []));
      });
      return element("li", {}, element("span", { class: "number", "aria-hidden": "true" }, `${number}.`), ...cells);
    });
    this.list.replaceChildren(...rows);
    this.moves[shown - 1]?.setAttribute("aria-current", "step");
    (this.moves[shown - 1] ?? this.moves[0])?.setAttribute("tabindex", "0");
    const current = this.moves[shown - 1];
    if (current) this.list.scrollTop = current.offsetTop - this.list.clientHeight / 2;
    if (held >= 0) this.moves[held]?.focus({ preventScroll: true });
  }
}
