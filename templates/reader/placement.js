/** The board's field of a position's text, from the men. */

import { pointAt } from "./position.js";

/** @typedef {import("./types.js").Kit} Kit */

/**
 * The rows of a position's text, the highest rank first.
 * @param {Kit} kit
 * @param {Map<string, string>} men the letters of the men by their points
 */
export function placement(kit, men) {
  return rowsOfMen(kit, men)
    .map((row) => row.join("").replace(/ +/g, (gap) => String(gap.length)))
    .join("/");
}

/**
 * The letters on the points of every rank, the highest first; a space where nobody stands.
 * @param {Kit} kit
 * @param {Map<string, string>} men
 */
export function rowsOfMen(kit, men) {
  return Array.from({ length: kit.ranks }, (_, down) => [...kit.files].map((_, file) => men.get(/** @type {string} */ (pointAt(kit, file, kit.ranks - 1 - down))) ?? " "));
}
