/** Positions in addresses, boards for other pages, texts for the clipboard. */

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
 * The address at which a position is set up in the editor; a figure's lesson goes along, where it has one.
 * @param {import("./types.js").Kit} kit
 * @param {string} fen
 * @param {import("./types.js").Home} home
 * @param {string | null} [id] the figure's
 */
export function editing(kit, fen, home, id) {
  const source = /** @type {HTMLElement | null} */ (document.querySelector("[data-source]"))?.dataset.source;
  const from = id && source ? `&lesson=${encodeURIComponent(source)}&figure=${encodeURIComponent(id)}` : "";
  const text = encodeURIComponent(fen).replaceAll("%2F", "/").replaceAll("%20", "+");
  return `${address(kit.editor, home)}#game=${kit.game}&fen=${text}${from}`;
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
  const script = home.values["embed"] ?? (kit.base ? `${kit.base}tabia-board.js` : address("tabia-board.js", home));
  const quoted = (/** @type {string} */ text) => `"${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
  const board = `<tabia-board game=${quoted(kit.game)} position=${quoted(fen)} lang=${quoted(home.language)}></tabia-board>`;
  return `<script src=${quoted(script)} defer></script>\n${board}`;
}

/**
 * Copies a text; where that is not allowed, the field shows it selected.
 * @param {string} text
 * @param {HTMLTextAreaElement} field
 * @returns {Promise<"copied" | "not-copied">} the word that says so
 */
export async function copyThrough(text, field) {
  field.value = text;
  field.removeAttribute("hidden");
  field.select();
  const done = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(() => true, () => false);
  return done ? "copied" : "not-copied";
}
