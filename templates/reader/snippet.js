/** The part of a text that shows why it was found. */

import { element } from "./dom.js";
import { folded } from "./find.js";

/** About how many letters are shown, and how many of them before the first word that was looked for. */
const SNIPPET_LENGTH = 170;
const SNIPPET_BEFORE = 50;

/**
 * The part of the text around the first of the words, with all of them marked.
 * @param {string} text
 * @param {Set<string>} forms
 * @returns {(Node | string)[]}
 */
export function snippet(text, forms) {
  const words = [...text.matchAll(/[\p{Alphabetic}\p{N}\u0301\u00ad]+/gu)];
  const marked = words.filter(([word]) => forms.has(folded(word)));
  const wanted = Math.max(0, (marked[0]?.index ?? 0) - SNIPPET_BEFORE);
  const from = wanted === 0 ? 0 : (words.find((word) => word.index >= wanted)?.index ?? 0);
  let to = text.length;
  if (to - from > SNIPPET_LENGTH) to = text.lastIndexOf(" ", from + SNIPPET_LENGTH);
  if (to <= from) to = Math.min(text.length, from + SNIPPET_LENGTH);
  /** @type {(Node | string)[]} */
  const parts = from > 0 ? ["… "] : [];
  let done = from;
  for (const { 0: word, index } of marked) {
    if (index < from || index + word.length > to) continue;
    parts.push(text.slice(done, index), element("mark", {}, word));
    done = index + word.length;
  }
  parts.push(text.slice(done, to));
  if (to < text.length) parts.push(" …");
  return parts;
}
