/** The board of the editor: men are set, carried and taken off, moves are played, squares are pointed at. */

import { drawn } from "./dom.js";
import { corner } from "./draw.js";
import { noted, movesOf } from "./overlays.js";
import { Seat } from "./seat.js";

/** @typedef {import("./types.js").Mark} Mark */

/**
 * @typedef {object} Shown What lies over the men.
 * @property {string} fen the position that is shown
 * @property {Mark[]} marks
 * @property {{from: string, to: string, last: boolean}[]} arrows the author’s, and those of the last move
 * @property {{at: string, text: string}[]} labels the author’s words on points
 */

/**
 * @typedef {object} Owner Whom the board asks, and tells what was done on it.
 * @property {() => string} mode `set`, `play` or `mark`
 * @property {() => Shown} shown
 * @property {(point: string) => void} pointed a point was clicked, tapped or entered
 * @property {(from: string, to: string | null) => void} carried a man was dragged, perhaps off the board
 * @property {(way: "undo" | "redo") => void} went something is to be taken back, or done again
 * @property {(point: string, letter: string) => void} lettered a man’s letter was typed, or nothing to take it off
 */

export class Bench extends Seat {
  /**
   * @param {HTMLElement} host
   * @param {import("./seat.js").Table} table
   * @param {Owner} owner
   */
  constructor(host, table, owner) {
    super(host, table);
    this.owner = owner;
    const { board } = this;
    board.options.off = (from) => this.owner.carried(from, null);
    const redraw = board.redraw.bind(board);
    // Arrows lie above everything, also while a man is under way.
    board.redraw = () => {
      redraw();
      this.pointOut();
    };
    board.grid.addEventListener("keydown", (event) => this.typed(event));
  }

  /** A letter or Delete on the board. @param {KeyboardEvent} event */
  typed(event) {
    const back = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === "KeyZ";
    if (back) {
      event.preventDefault();
      return this.owner.went(event.shiftKey ? "redo" : "undo");
    }
    if (this.owner.mode() !== "set" || event.ctrlKey || event.altKey || event.metaKey) return;
    const letter = event.key === "Delete" || event.key === "Backspace" ? "" : letterOfKey(event);
    if (letter && !this.scene.kit.men[letter]) return;
    if (letter === null) return;
    event.preventDefault();
    this.owner.lettered(this.board.current, letter);
  }

  /** @param {string} point @override */
  choose(point) {
    if (this.owner.mode() === "play") super.choose(point);
    else this.owner.pointed(point);
  }

  /** @param {string | null} from @param {(Node | string)[]} [says] @override */
  select(from, says) {
    // A man that is taken up to be set elsewhere does not tell its moves.
    if (this.owner?.mode() !== "play" && from) return;
    super.select(from, says);
  }

  /** @param {string} from @param {string} to @override */
  dropped(from, to) {
    if (this.owner.mode() === "play") super.dropped(from, to);
    else this.owner.carried(from, to);
  }

  /** @param {[string, string]} [way] @override */
  show(way) {
    const { board, chosen, owner } = this;
    const { fen, marks } = owner.shown();
    const moves = chosen ? movesOf(chosen, board.position.men, board.kit, this.home) : { marks: [], notes: new Map() };
    board.show({ fen, marks: [...marks, ...moves.marks], notes: noted(marks, moves.notes), way });
    for (const [at, cell] of board.cells) cell.classList.toggle("manned", board.position.men.has(at));
  }

  /** Draws the arrows and the labels. */
  pointOut() {
    const { board, owner } = this;
    const { arrows, labels } = owner.shown();
    const { kit } = this.scene;
    board.svg?.append(...arrows.flatMap(({ from, to, last }) => arrow(kit, from, to, board.black, last)));
    board.svg?.append(...labels.map(({ at, text }) => label(kit, at, text, board.black, board.position.men.has(at))));
  }
}

/**
 * The Latin letter of a key in the case that was typed; null if it is none.
 * @param {KeyboardEvent} event
 */
function letterOfKey(event) {
  if (/^[a-z]$/i.test(event.key)) return event.key;
  const code = /^Key([A-Z])$/.exec(event.code);
  if (!code || !/^\p{L}$/u.test(event.key)) return null;
  return event.key === event.key.toLowerCase() ? code[1].toLowerCase() : code[1];
}

/**
 * A word on a plate, below a man or in the middle of an empty square.
 * @param {import("./types.js").Kit} kit
 * @param {string} at
 * @param {string} text
 * @param {boolean} black
 * @param {boolean} below
 */
function label(kit, at, text, black, below) {
  const [x, y] = corner(kit, at, black);
  const wide = Math.min(kit.cell - 2, Math.max(16, 8 + [...text].length * 7.5));
  const [cx, cy] = [x + kit.cell / 2, y + (below ? 40.3 : kit.cell / 2)];
  const group = drawn("g", { class: "plate written" });
  const words = drawn("text", { x: cx, y: cy + 4.2, "text-anchor": "middle" });
  words.textContent = text;
  group.append(drawn("rect", { x: cx - wide / 2, y: cy - 8, width: wide, height: 16, rx: 3.5 }), words);
  return group;
}

/**
 * A tapered arrow between the middles of two points, as in the pictures at rest.
 * @param {import("./types.js").Kit} kit
 * @param {string} from
 * @param {string} to
 * @param {boolean} black
 * @param {boolean} last whether it is that of the last move, which is hollow
 */
function arrow(kit, from, to, black, last) {
  const [[x, y], [u, v]] = [from, to].map((at) => corner(kit, at, black).map((n) => n + kit.cell / 2));
  const length = Math.hypot(u - x, v - y);
  if (!length) return [];
  const [dx, dy] = [(u - x) / length, (v - y) / length];
  const [start, tip] = [Math.min(12, length / 4), length - 5];
  const neck = tip - 17;
  const at = (/** @type {number} */ along, /** @type {number} */ aside) => `${(x + dx * along - dy * aside).toFixed(1)} ${(y + dy * along + dx * aside).toFixed(1)}`;
  const outline = [at(start, -1.6), at(neck, -3.4), at(neck - 2, -9.5), at(tip, 0), at(neck - 2, 9.5), at(neck, 3.4), at(start, 1.6)];
  return [drawn("path", { class: last ? "arrow hollow" : "arrow", d: `M${outline.join("L")}Z` })];
}
