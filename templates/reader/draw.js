/** A picture of a position that can change: the ground, men, marks, men in hand, whose turn it is. */

import { drawn } from "./dom.js";
import { place } from "./position.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Placed} Placed */
/** @typedef {import("./types.js").Mark} Mark */

/** The way between two letters. */
const GAP = 2.2;

/** The width of a board without trays. @param {Kit} kit */
export function boardWidth(kit) {
  return 2 * kit.left + kit.files.length * kit.cell;
}

/**
 * An empty picture. It says nothing to a screen reader: the grid over it does.
 */
export function picture() {
  return drawn("svg", {
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "aria-hidden": "true",
    class: "live",
  });
}

/**
 * Draws a position into a picture, in place of what it shows.
 * @param {SVGSVGElement} svg
 * @param {Kit} kit
 * @param {Placed} position
 * @param {{black: boolean, look: string | null, marks: Mark[], held: string | null, width: number}} shown seen from
 *   Black's side; the glyph set; marks; the point whose man is being dragged; the picture's width
 */
export function draw(svg, kit, position, shown) {
  const beneath = drawn("g");
  const above = drawn("g");
  const men = drawn("g", { class: "men" });
  const halos = drawn("g", { class: "halos" });
  const edged = new Set(kit.bounded.filter((at) => kit.men[position.men.get(at) ?? ""]?.side === "b"));
  for (const { at, kind, text } of shown.marks) {
    const [x, y] = corner(kit, at, shown.black);
    const fragments = kit.marks[kind];
    const occupied = position.men.has(at) ? 2 : 0;
    if (fragments?.[occupied]) {
      beneath.append(fragment(fragments[occupied], x, y));
    }
    if (kind !== "text") edged.add(at);
    if (fragments?.[occupied + 1]) above.append(fragment(fragments[occupied + 1], x, y));
    if (text) above.append(plate(kit, text, x, y, position.men.has(at)));
  }
  for (const [at, letter] of position.men) {
    const man = kit.men[letter];
    if (!man) continue;
    const [x, y] = corner(kit, at, shown.black);
    const glyph = kit.looks[shown.look ?? ""]?.[letter] ?? man.glyph;
    if (edged.has(at)) halos.append(figure(kit, glyph, x, y, ""));
    if (edged.has(at)) /** @type {SVGElement} */ (halos.lastChild).dataset.at = at;
    const made = figure(kit, glyph, x, y, `man-${man.side}`);
    made.dataset.at = at;
    if (at === shown.held) made.classList.add("held");
    // Dark men lie above light ones, as in pictures at rest.
    if (man.side === "w") men.prepend(made);
    else men.append(made);
  }
  const ground = drawn("g");
  ground.innerHTML = kit.ground[shown.black ? 1 : 0];
  svg.setAttribute("viewBox", `0 0 ${shown.width} ${kit.height}`);
  svg.replaceChildren(ground, beneath, halos, men, above, ...trays(kit, position, shown.black), ...turn(kit, position, shown.black));
}

/**
 * The upper left corner of a point's square in a picture of the whole board.
 * @param {Kit} kit
 * @param {string} point
 * @param {boolean} black whether it is seen from Black's side
 * @returns {[number, number]}
 */
export function corner(kit, point, black) {
  const [file, rank] = place(kit, point);
  const column = black ? kit.files.length - 1 - file : file;
  const row = black ? rank : kit.ranks - 1 - rank;
  return [kit.left + column * kit.cell, kit.top + row * kit.cell];
}

/**
 * @param {string} markup
 * @param {number} x
 * @param {number} y
 */
function fragment(markup, x, y) {
  const group = drawn("g", { transform: `translate(${x} ${y})` });
  group.innerHTML = markup;
  return group;
}

/**
 * A man's glyph.
 * @param {Kit} kit
 * @param {string} glyph
 * @param {number} x
 * @param {number} y
 * @param {string} shade a class
 */
function figure(kit, glyph, x, y, shade) {
  const [body, lines] = kit.glyphs[glyph];
  const group = drawn("g", { class: shade, transform: `translate(${x} ${y})` });
  group.append(drawn("path", { d: body }), drawn("path", { d: lines, class: "features" }));
  return group;
}

/**
 * A text on a point.
 * @param {Kit} kit
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {boolean} below whether a man stands there, so that the text is to lie at the lower edge
 */
function plate(kit, text, x, y, below) {
  const width = [...text].reduce((sum, sign) => sum + (kit.letters[sign]?.[0] ?? 0) + GAP, -GAP);
  const scale = Math.min(below ? 0.9 : 1.4, (kit.cell - 7) / width);
  const [high, wide] = [10 * scale + 5.5, Math.max(10 * scale + 5.5, width * scale + 6)];
  const [cx, cy] = [x + kit.cell / 2, y + (below ? 40.3 : kit.cell / 2)];
  const made = drawn("g", { class: "plate" });
  made.append(drawn("rect", { x: cx - wide / 2, y: cy - high / 2, width: wide, height: high, rx: 3.5 }));
  made.append(number(kit, text, cx, cy, scale, 1.5));
  return made;
}

/**
 * A number in the letters of the pictures, about a middle.
 * @param {Kit} kit
 * @param {string} text
 * @param {number} cx
 * @param {number} cy
 * @param {number} scale
 * @param {number} weight the width of the strokes
 */
function number(kit, text, cx, cy, scale, weight) {
  const made = drawn("g", { class: "number" });
  const signs = [...text].map((sign) => kit.letters[sign] ?? [0, ""]);
  const width = signs.reduce((sum, [wide]) => sum + wide + GAP, -GAP);
  let left = cx - (width * scale) / 2;
  for (const [wide, d] of signs) {
    made.append(drawn("path", { d, transform: `translate(${left} ${cy - 5 * scale})scale(${scale})`, "stroke-width": weight / scale }));
    left += (wide + GAP) * scale;
  }
  return made;
}

/**
 * Men in hand, beside the board.
 * @param {Kit} kit
 * @param {Placed} position
 * @param {boolean} black
 */
function trays(kit, position, black) {
  if (kit.hands === null) return [];
  const bottom = kit.top + kit.ranks * kit.cell;
  const left = boardWidth(kit);
  return ["w", "b"].flatMap((side, i) => {
    const count = position.hands[i];
    const letter = Object.keys(kit.men).find((letter) => kit.men[letter].side === side);
    if (!count || !letter) return [];
    const y = (side === "w") === black ? kit.top : bottom - 57;
    const man = figure(kit, kit.men[letter].glyph, left + 4, y + 3, `man-${side}`);
    man.setAttribute("transform", `translate(${left + 4} ${y + 3})scale(.75)`);
    const tray = drawn("rect", { class: "tray", x: left, y, width: 44, height: 57, rx: 6 });
    return [tray, man, number(kit, String(count), left + 22, y + 47, 1.1, 1.6)];
  });
}

/**
 * The sign of whose turn it is.
 * @param {Kit} kit
 * @param {Placed} position
 * @param {boolean} black
 */
function turn(kit, position, black) {
  if (!position.turn) return [];
  const below = (position.turn === "w") !== black;
  const cx = kit.left + kit.files.length * kit.cell + kit.left / 2 + 0.5;
  const cy = below ? kit.top + (kit.ranks - 0.5) * kit.cell : kit.top + kit.cell / 2;
  return [drawn("circle", { class: `turn turn-${position.turn}`, cx, cy, r: 6 })];
}
