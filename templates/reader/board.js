/**
 * A board that can be reached and used: a grid of labelled cells over a picture. It knows points and men, no rules; what
 * a chosen point means, its owner says.
 */

import { page } from "./data.js";
import { element } from "./dom.js";
import { boardWidth, corner, draw, picture } from "./draw.js";
import { place, placed, pointAt } from "./position.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Mark} Mark @typedef {import("./types.js").Home} Home */

/**
 * @typedef {object} Options
 * @property {Kit} kit
 * @property {string} fen
 * @property {string} label what the grid is called
 * @property {boolean} [black] whether it is seen from Black's side
 * @property {string | null} [look] the glyph set
 * @property {[string, string] | null} [crop] the corners of the part that the picture at rest shows
 * @property {Mark[]} [given] the author's marks, which stay for as long as the position does
 * @property {(point: string) => void} choose a point was clicked, tapped or entered
 * @property {(from: string) => void} [lift] a man is taken up
 * @property {(from: string, to: string) => void} [drop] a man was dragged
 * @property {(from: string) => void} [off] a man was dragged off the board
 * @property {() => void} [leave] Escape was pressed
 * @property {(point: string | null) => void} [focus] a point has the focus, or none has
 * @property {Home} [home] the book that it belongs to
 */

/** How long a man is under way, in milliseconds. */
const WAY = 150;

/** The boards by their hosts. @type {WeakMap<Element, Board>} */
export const boards = new WeakMap();

let count = 0;

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
    this.home = options.home ?? page;
    /** @type {string | null} */
    this.held = null;
    /** @type {string | string[] | null} */
    this.selected = null;
    /** Where the focus is or enters. */
    this.current = "";
    this.dragged = false;
    /** @type {SVGSVGElement | null} */
    this.still = host.querySelector("svg");
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    // The grid says all that the picture at rest does.
    this.still?.setAttribute("aria-hidden", "true");
    const keys = `tabia-keys-${++count}`;
    this.grid = element("div", { class: "grid", role: "grid", "aria-label": options.label, "aria-describedby": keys });
    /** @type {Map<string, HTMLElement>} */
    this.cells = new Map();
    host.classList.add("awake");
    host.append(this.grid, element("p", { id: keys, hidden: true }, word("keys", {}, this.home)));
    boards.set(host, this);
    if (!this.still) this.redraw();
    this.layOut();
    this.listen();
  }

  /**
   * Shows another position, or the same with other marks. Whatever is left out stays. A man slides along `way`.
   * @param {{fen?: string, marks?: Mark[], lit?: string[], notes?: Map<string, string>, black?: boolean, way?: [string, string]}} change
   */
  show(change) {
    const turned = change.black !== undefined && change.black !== this.black;
    const before = this.width;
    if (change.fen !== undefined) {
      this.fen = change.fen;
      this.position = placed(this.kit, change.fen);
    }
    this.marks = change.marks ?? this.marks;
    this.lit = change.lit ?? this.lit;
    this.notes = change.notes ?? this.notes;
    this.black = change.black ?? this.black;
    const whole = this.svg !== null && !this.resting;
    this.redraw();
    if (turned || !whole || before !== this.width) this.layOut();
    else this.light(this.lit);
    this.relabel();
    if (change.way) this.slide(...change.way);
  }

  /** Shows the picture at rest again, or the first position if there is none. */
  rest() {
    const { fen, black } = this.options;
    if (!this.still) return this.show({ fen, marks: [], notes: new Map(), black: black ?? false });
    this.fen = fen;
    this.position = placed(this.kit, fen);
    this.marks = [];
    this.notes = new Map();
    this.black = black ?? false;
    this.svg?.setAttribute("hidden", "");
    this.still.removeAttribute("hidden");
    this.layOut();
  }

  /** Lights points up, in the picture at rest too. @param {string[]} points */
  light(points) {
    this.lit = points;
    for (const [at, cell] of this.cells) cell.classList.toggle("lit", points.includes(at));
  }

  /**
   * Lets the man that has arrived come from where it was.
   * @param {string} from
   * @param {string} to
   */
  slide(from, to) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const [start, end] = [from, to].map((at) => corner(this.kit, at, this.black).map((n) => `${n}px`).join(","));
    // The man and the edge behind it go together.
    for (const part of this.svg?.querySelectorAll(`:is(.men, .halos) [data-at="${to}"]`) ?? []) {
      part.animate([{ transform: `translate(${start})` }, { transform: `translate(${end})` }], { duration: WAY, easing: "ease-out" });
    }
  }

  /** The picture's width: there is room for men in hand where it has been needed. */
  get width() {
    const { kit, still, position } = this;
    const boxed = Number(still?.getAttribute("viewBox")?.split(" ")[2] ?? 0);
    return boxed === kit.width || position.hands.some(Boolean) ? kit.width : boardWidth(kit);
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
    const what = man ? word("cell-man", { at: point, man }, this.home) : word("cell-empty", { at: point }, this.home);
    return note ? `${what}, ${note}` : what;
  }

  redraw() {
    if (!this.svg) {
      this.svg = picture();
      this.grid.before(this.svg);
    }
    this.still?.setAttribute("hidden", "");
    this.svg.removeAttribute("hidden");
    const { black, held, width } = this;
    const marks = this.fen === this.options.fen ? [...(this.options.given ?? []), ...this.marks] : this.marks;
    draw(this.svg, this.kit, this.position, { black, look: this.options.look ?? null, marks, held, width });
  }

  /** Makes the rows and cells of the part that is shown, and lays them over the picture. */
  layOut() {
    const { kit, black } = this;
    const root = /** @type {Document | ShadowRoot} */ (this.host.getRootNode());
    const focused = root.activeElement && this.grid.contains(root.activeElement) ? this.current : null;
    const [[left, bottom], [right, top]] = this.extent();
    const files = range(left, right);
    const ranks = range(bottom, top);
    if (black) files.reverse();
    else ranks.reverse();
    this.cells.clear();
    const rows = ranks.map((rank) => {
      const cells = files.map((file) => {
        const point = /** @type {string} */ (pointAt(kit, file, rank));
        const column = (black ? kit.files.length - file : file + 1).toString();
        const cell = element("div", { role: "gridcell", class: "cell", tabindex: -1, "data-at": point, "aria-colindex": column });
        this.cells.set(point, cell);
        return cell;
      });
      return element("div", { role: "row", class: "row", "aria-rowindex": black ? rank + 1 : kit.ranks - rank }, ...cells);
    });
    this.grid.setAttribute("aria-rowcount", String(kit.ranks));
    this.grid.setAttribute("aria-colcount", String(kit.files.length));
    this.grid.replaceChildren(...rows);
    const first = /** @type {string} */ (pointAt(kit, files[0], ranks[0]));
    let [x, y] = corner(kit, first, black);
    let [width, height] = [this.width, kit.height];
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
    if (this.lit.length) this.light(this.lit);
    if (this.selected) this.select(this.selected);
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
    this.selected = points;
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
      // A finger scrolls the page; it moves men by two taps, unless they can be taken off.
      const still = (event.pointerType === "touch" && !this.options.off) || event.button !== 0 || event.ctrlKey || (this.resting && this.options.crop);
      if (point && !still && this.position.men.has(point)) this.drag(point, event);
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
      if (event.pointerId !== down.pointerId) return;
      const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!this.held) {
        if (Math.hypot(dx, dy) < 5) return;
        this.held = from;
        this.options.lift?.(from);
        this.show({});
        scale = this.width / /** @type {SVGSVGElement} */ (this.svg).getBoundingClientRect().width;
        this.dragged = true;
      }
      if (!man?.isConnected) man = /** @type {SVGSVGElement} */ (this.svg).querySelector(".held");
      const [x, y] = corner(this.kit, from, this.black);
      man?.setAttribute("transform", `translate(${x + dx * scale} ${y + dy * scale})`);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== down.pointerId) return;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      if (!this.held) return;
      this.held = null;
      this.redraw();
      const root = /** @type {Document | ShadowRoot} */ (this.host.getRootNode());
      const under = root.elementsFromPoint(event.clientX, event.clientY);
      const to = under.map((one) => this.grid.contains(one) && one.getAttribute("data-at")).find(Boolean);
      if (event.type === "pointerup" && typeof to === "string" && to !== from) drop(from, to);
      else if (event.type === "pointerup" && !to) this.options.off?.(from);
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
