/** The men that have been taken in a game. */

import { drawn, element } from "./dom.js";
import { word } from "./words.js";

/**
 * The men that a side has taken, or nothing.
 * @param {import("./types.js").Kit} kit
 * @param {import("./match.js").Ply[]} plies
 * @param {import("./types.js").Side} side
 */
export function takenBy(kit, plies, side) {
  const letters = plies.filter((ply) => ply.side === side).flatMap((ply) => ply.taken).sort();
  if (!letters.length) return [];
  const men = letters.map((letter) => {
    const { glyph, side, name } = kit.men[letter];
    const [body, lines] = kit.glyphs[glyph];
    const picture = drawn("svg", { viewBox: `0 0 ${kit.cell} ${kit.cell}`, class: `man-${side}`, role: "img", "aria-label": name });
    picture.append(drawn("path", { d: body }), drawn("path", { d: lines, class: "features" }));
    return picture;
  });
  return [element("p", {}, element("span", { class: "of" }, word(`play-taken-${side}`), ": "), ...men)];
}
