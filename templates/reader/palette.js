/** The men of a game to choose from, as a group of radio buttons: one of them, or none, is in the hand. */

import { drawn, element } from "./dom.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Kit} Kit */

let palettes = 0;

/**
 * @param {Kit} kit
 * @param {string[][]} rows the men in their order, each row by itself; the first is in the hand
 * @param {(letter: string) => void} chosen a man was taken into the hand; nothing for none
 */
export function paletteOf(kit, rows, chosen) {
  const name = `palette-${palettes++}`;
  const palette = element("fieldset", { class: "palette" }, element("legend", {}, word("palette")));
  const made = (/** @type {string} */ letter) => {
    const title = letter ? kit.men[letter].name : word("palette-none");
    const input = element("input", { type: "radio", name, class: "unseen", value: letter, "aria-label": title });
    input.checked = letter === rows[0][0];
    input.addEventListener("change", () => chosen(letter));
    return element("label", { class: "swatch", title }, input, swatch(kit, letter));
  };
  rows.forEach((row, at) => palette.append(element("div", {}, ...row.map(made), ...(at + 1 < rows.length ? [] : [made("")]))));
  return palette;
}

/**
 * The picture of a man, or of none.
 * @param {Kit} kit
 * @param {string} letter
 */
function swatch(kit, letter) {
  const svg = drawn("svg", { viewBox: `0 0 ${kit.cell} ${kit.cell}`, "aria-hidden": "true", "stroke-linecap": "round", "stroke-linejoin": "round" });
  if (!letter) {
    const [near, far] = [kit.cell * 0.3, kit.cell * 0.7];
    svg.append(drawn("path", { class: "rubber", d: `M${near} ${near}L${far} ${far}M${far} ${near}L${near} ${far}` }));
    return svg;
  }
  const [body, lines] = kit.glyphs[kit.men[letter].glyph];
  const man = drawn("g", { class: `man-${kit.men[letter].side}` });
  man.append(drawn("path", { d: body }), drawn("path", { d: lines, class: "features" }));
  svg.append(man);
  return svg;
}
