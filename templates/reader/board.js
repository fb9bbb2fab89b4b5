/**
 * A board that can be reached and used: a grid of labelled cells over a picture. It knows points and men, no rules; what
 * a chosen point means, its owner says.
 */

import { element } from "./dom.js";
import { corner, draw, picture } from "./draw.js";
import { place, placed, pointAt } from "./position.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Mark} Mark */

/**
 * @typedef {object} Options
 * @property {Kit} kit
 * @property {string} fen
 * @property {string} label what the grid is called
 * @property {boolean} [black] whether it is seen from Black's side
 * @property {string | null} [look] the glyph set
 * @property {[string, string] | null} [crop] the corners of the part that the picture at rest shows
 * @property {(point: string) => void} choose a point was clicked, tapped or entered
 * @property {(from: string, to: string) => void} [drop] a man was dragged
 * @property {() => void} [leave] Escape was pressed
 * @property {(point: string | null) => void} [focus] a point has the focus, or none has
 */

export class Board {
  /**
   * Lays the grid over the picture that the host holds, if it holds one.
   * @param {HTMLElement} host an element of its own, with the picture at rest or with nothing in it
   * @param {Options} options
   */
  constructor(host, options) {
    this.host = host;
    this.options = options;
    this.kit = options.kit;
    this.fen = options.fen;
    this.black = options.black ?? false;
    this.position = placed(this.kit, this.fen);
    /** @type {Mark[]} */
    this.marks = [];
    /** @type {string[]} */
    this.lit = [];
    /** Words that follow a point's name, such as “may be entered”. @type {Map<string, string>} */
    this.notes = new Map();
    /** @type {string | null} */
    this.held = null;
    /** Where the focus is or enters. */
    this.current = "";
    this.dragged = false;
    /** @type {SVGSVGElement | null} */
    this.still = host.querySelector("svg");
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    this.grid = element("div", { class: "grid", role: "grid", "aria-label": options.label });
    /** @type {Map<string, HTMLElement>} */
    this.cells = new Map();
    host.classList.add("awake");
    host.append(this.grid);
    this.layOut();
    if (!this.still) this.redraw();
    this.listen();
  }

  /** Shows another position, or the same with other marks. Whatever is left out stays. @param {{fen?: string, marks?: Mark[], lit?: string[], notes?: Map<string, string>, black?: boolean}} change */
  show(change) {
    const turned = change.black !== undefined && change.black !== this.black;
    if (change.fen !== undefined) {
      this.fen = change.fen;
      this.position = placed(this.kit, change.fen);
    }
    this.marks = change.marks ?? this.marks;
    this.lit = change.lit ?? this.lit;
    this.notes = change.notes ?? this.notes;
    this.black = change.black ?? this.black;
    const whole = this.svg !== null && !this.svg.hasAttribute("hidden");
    this.redraw();
    if (turned || !whole) this.layOut();
    this.relabel();
  }

  /** Shows the picture at rest again, if there is one. */
  rest() {
    this.show({ fen: this.options.fen, marks: [], lit: [], notes: new Map(), black: this.options.black ?? false });
    if (!this.still || !this.svg) return;
    this.svg.setAttribute("hidden", "");
    this.still.removeAttribute("hidden");
    this.layOut();
    this.relabel();
  }

  /** Whether the picture at rest is shown. */
  get resting() {
    return this.still !== null && !this.still.hasAttribute("hidden");
  }

  /** Moves the focus to a point. @param {string} point */
  focus(point) {
    this.rove(point);
    this.cells.get(point)?.focus();
  }

  /** A point's name, what stands on it and what is noted of it. @param {string} point */
  label(point) {
    const letter = this.position.men.get(point);
    const man = letter ? this.kit.men[letter]?.name : undefined;
    const note = this.notes.get(point);
    const what = man ? word("cell-man", { at: point, man }) : word("cell-empty", { at: point });
    return note ? `${what}, ${note}` : what;
  }

  redraw() {
    if (!this.svg) {
      this.svg = picture(this.kit);
      this.grid.before(this.svg);
    }
    this.still?.setAttribute("hidden", "");
    this.svg.removeAttribute("hidden");
    const { black, marks, lit, held } = this;
    draw(this.svg, this.kit, this.position, { black, look: this.options.look ?? null, marks, lit, held });
  }

  /** Makes the rows and cells of the part that is shown, and lays them over the picture. */
  layOut() {
    const { kit, black } = this;
    const focused = this.grid.contains(document.activeElement) ? this.current : null;
    const [[left, bottom], [right, top]] = this.extent();
    const files = range(left, right);
    const ranks = range(bottom, top);
    if (black) files.reverse();
    else ranks.reverse();
    this.cells.clear();
    const rows = ranks.map((rank) => {
      const cells = files.map((file) => {
        const point = /** @type {string} */ (pointAt(kit, file, rank));
        const cell = element("div", { role: "gridcell", class: "cell", tabindex: -1, "data-at": point });
        this.cells.set(point, cell);
        return cell;
      });
      return element("div", { role: "row", class: "row" }, ...cells);
    });
    this.grid.replaceChildren(...rows);
    const first = /** @type {string} */ (pointAt(kit, files[0], ranks[0]));
    let [x, y] = corner(kit, first, black);
    let [width, height] = [kit.width, kit.height];
    if (this.resting && this.still) {
      [width, height] = this.still.getAttribute("viewBox")?.split(" ").slice(2).map(Number) ?? [width, height];
      // Where the board goes on beyond the part that is shown, a strip of the next squares is seen.
      const [column, row] = black ? [kit.files.length - 1 - files[0], ranks[0]] : [files[0], kit.ranks - 1 - ranks[0]];
      x = kit.left + (column > 0 ? kit.tear : 0);
      y = kit.top + (row > 0 ? kit.tear : 0);
    }
    const style = this.grid.style;
    style.left = `${(100 * x) / width}%`;
    style.top = `${(100 * y) / height}%`;
    style.width = `${(100 * kit.cell * files.length) / width}%`;
    style.height = `${(100 * kit.cell * ranks.length) / height}%`;
    this.rove(focused && this.cells.has(focused) ? focused : this.first(first));
    this.relabel();
    if (focused) this.cells.get(this.current)?.focus();
  }

  /** The part of the board that has cells: its lower left and upper right corner, as file and rank. */
  extent() {
    const { kit } = this;
    const corners = this.resting && this.options.crop ? this.options.crop.map((point) => place(kit, point)) : [[0, 0], [kit.files.length - 1, kit.ranks - 1]];
    const [[a, b], [c, d]] = corners;
    return [[Math.min(a, c), Math.min(b, d)], [Math.max(a, c), Math.max(b, d)]];
  }

  /** Where the focus enters: at a man of the side to move, if there is one. @param {string} other */
  first(other) {
    const own = [...this.cells.keys()].find((at) => this.kit.men[this.position.men.get(at) ?? ""]?.side === this.position.turn);
    return own ?? other;
  }

  relabel() {
    for (const [point, cell] of this.cells) {
      const label = this.label(point);
      if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
    }
  }

  /** Marks the points that are chosen, for screen readers. @param {string | string[] | null} points */
  select(points) {
    const chosen = new Set(typeof points === "string" ? [points] : points);
    for (const [at, cell] of this.cells) {
      if (chosen.has(at)) cell.setAttribute("aria-selected", "true");
      else cell.removeAttribute("aria-selected");
    }
  }

  /** @param {string} point */
  rove(point) {
    this.cells.get(this.current)?.setAttribute("tabindex", "-1");
    this.current = point;
    this.cells.get(point)?.setAttribute("tabindex", "0");
  }

  listen() {
    const at = (/** @type {EventTarget | null} */ target) =>
      target instanceof Element ? (target.closest(".cell")?.getAttribute("data-at") ?? null) : null;
    this.grid.addEventListener("focusin", (event) => {
      const point = at(event.target);
      if (point) this.rove(point);
      this.options.focus?.(point);
    });
    this.grid.addEventListener("focusout", (event) => {
      if (!at(event.relatedTarget)) this.options.focus?.(null);
    });
    this.grid.addEventListener("keydown", (event) => this.key(event));
    this.grid.addEventListener("click", (event) => {
      const point = at(event.target);
      if (point && !this.dragged) this.options.choose(point);
      this.dragged = false;
    });
    this.grid.addEventListener("pointerdown", (event) => {
      const point = at(event.target);
      // A finger scrolls the page; it moves men by two taps.
      if (point && event.pointerType !== "touch" && event.button === 0 && this.position.men.has(point)) this.drag(point, event);
    });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.altKey || event.metaKey) return;
    const { kit, black } = this;
    const [file, rank] = place(kit, this.current);
    const [[left, bottom], [right, top]] = this.extent();
    const way = black ? -1 : 1;
    /** @type {Record<string, [number, number]>} */
    const steps = {
      ArrowLeft: [file - way, rank],
      ArrowRight: [file + way, rank],
      ArrowUp: [file, rank + way],
      ArrowDown: [file, rank - way],
      Home: [black ? right : left, event.ctrlKey ? (black ? bottom : top) : rank],
      End: [black ? left : right, event.ctrlKey ? (black ? top : bottom) : rank],
    };
    const step = steps[event.key];
    if (step) {
      const point = pointAt(kit, ...step);
      if (point && this.cells.has(point)) this.focus(point);
    } else if ((event.key === "Enter" || event.key === " ") && !event.ctrlKey) {
      this.options.choose(this.current);
    } else if (event.key === "Escape" && this.options.leave) {
      this.options.leave();
    } else {
      return;
    }
    event.preventDefault();
  }

  /**
   * Lets a man follow the pointer.
   * @param {string} from
   * @param {PointerEvent} down
   */
  drag(from, down) {
    const { drop } = this.options;
    if (!drop) return;
    /** @type {SVGGElement | null} */
    let man = null;
    let scale = 1;
    const move = (/** @type {PointerEvent} */ event) => {
      const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!man) {
        if (Math.hypot(dx, dy) < 5) return;
        this.held = from;
        this.redraw();
        man = /** @type {SVGSVGElement} */ (this.svg).querySelector(".held");
        scale = this.kit.width / /** @type {SVGSVGElement} */ (this.svg).getBoundingClientRect().width;
        this.dragged = true;
      }
      const [x, y] = corner(this.kit, from, this.black);
      man?.setAttribute("transform", `translate(${x + dx * scale} ${y + dy * scale})`);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      if (!man) return;
      this.held = null;
      this.redraw();
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const to = under.map((one) => this.grid.contains(one) && one.getAttribute("data-at")).find(Boolean);
      if (event.type === "pointerup" && typeof to === "string" && to !== from) drop(from, to);
      // The click that follows belongs to the drag, if there is one.
      setTimeout(() => (this.dragged = false));
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }
}

/**
 * @param {number} from
 * @param {number} to
 */
function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
