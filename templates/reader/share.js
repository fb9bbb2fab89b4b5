/** Positions in addresses, and boards for other pages. */

import { address } from "./data.js";

/**
 * The part of an address that names a figure and a position in it.
 * @param {string} id
 * @param {string} fen
 */
export function fragmentOf(id, fen) {
  const text = encodeURIComponent(fen).replaceAll("%2F", "/").replaceAll("%20", "+");
  return `#${encodeURIComponent(id)}?fen=${text}`;
}

/**
 * The figure and the position that the page's address names, if it names any.
 * @param {string} hash
 * @returns {{id: string, fen: string} | null}
 */
export function linked(hash) {
  const parts = /^#([^?]+)\?fen=(.+)$/.exec(hash);
  try {
    return parts && { id: decodeURIComponent(parts[1]), fen: decodeURIComponent(parts[2].replaceAll("+", " ")) };
  } catch {
    return null;
  }
}

/**
 * The markup by which another page shows a position.
 * @param {import("./types.js").Kit} kit
 * @param {string} fen
 * @param {import("./types.js").Home} home
 */
export function embedding(kit, fen, home) {
  const script = home.values["embed"] ?? address("tabia-board.js", home);
  const quoted = (/** @type {string} */ text) => `"${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
  const board = `<tabia-board game=${quoted(kit.game)} position=${quoted(fen)} lang=${quoted(home.language)}></tabia-board>`;
  return `<script src=${quoted(script)} defer></script>\n${board}`;
}
