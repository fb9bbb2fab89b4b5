/** The keys of the pages. Without a modifier only “/” is one from the start; letters are when the reader wants them. */

import { stored } from "./stored.js";

/**
 * @typedef {object} Actions What the keys do.
 * @property {() => void} search
 * @property {() => void} help
 * @property {() => void} theme
 */

/** Where keys belong to what has the focus. */
const TAKEN = "input, textarea, select, [contenteditable], [role=grid], [role=application], dialog";

/** Whether “/” opens the search. */
export const slashWorks = () => stored("slash") !== "off";

/** Whether single letters are keys. */
export const lettersWork = () => stored("letters") === "on";

/**
 * The Latin letter of a key, also on keyboards of other alphabets.
 * @param {KeyboardEvent} event
 */
function letterOf(event) {
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  const code = /^Key([A-Z])$/.exec(event.code);
  return code && /^\p{L}$/u.test(event.key) ? (code[1] ?? "").toLowerCase() : event.key;
}

/** @param {KeyboardEvent} event */
const isSlash = (event) => event.key === "/" || (event.code === "Slash" && event.key === ".");

/** @param {string} query */
const follow = (query) => /** @type {HTMLElement | null} */ (document.querySelector(query))?.click();

function toContents() {
  const links = [...document.querySelectorAll(".contents [aria-current=page], .narrow > summary")];
  /** @type {HTMLElement | undefined} */ (links.find((link) => link.checkVisibility()))?.focus();
}

/**
 * Listens to the keys.
 * @param {Actions} actions
 */
export function listen({ search, help, theme }) {
  /** @type {Record<string, () => void>} */
  const letters = {
    p: () => follow(".neighbours .previous"),
    n: () => follow(".neighbours .next"),
    c: toContents,
    t: theme,
    "?": help,
  };
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const letter = letterOf(event);
    if (event.ctrlKey || event.metaKey) {
      if (letter !== "k" || event.shiftKey || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      search();
      return;
    }
    if (event.target instanceof Element && event.target.closest(TAKEN)) return;
    const act = isSlash(event) && slashWorks() ? search : lettersWork() ? letters[letter] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
}
