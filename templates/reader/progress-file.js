/** What is kept of a reader as a file, and forgetting it. */

import { keepNotes, notes, parsed, VERSION } from "./progress.js";

/** Forgets everything. */
export function forget() {
  keepNotes(null);
}

/** Everything as the text of a file. */
export function exported() {
  return JSON.stringify({ tabia: "progress", version: VERSION, exercises: notes() }, null, 1);
}

/**
 * Takes over what a file says, the later of two notes each.
 * @param {string} text
 * @returns {number} how many notes it holds; fails if it is no such file
 */
export function imported(text) {
  const read = parsed(text);
  const all = notes();
  for (const [key, note] of Object.entries(read)) {
    const own = all[key];
    if (!own || own.mark !== note.mark || Math.max(own.solved, own.due) <= Math.max(note.solved, note.due)) all[key] = note;
  }
  keepNotes(all);
  return Object.keys(read).length;
}
