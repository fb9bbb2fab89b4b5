/** The shapes of exercises, and reading what a reader types without an engine. */

/** @typedef {import("./types.js").Kit} Kit */

/**
 * @typedef {object} Task An exercise; written by `src/site/task.rs`, or made up by `invent.js`.
 * @property {string} key what it is called, or nothing if it is not kept
 * @property {string} mark another value when the exercise is another one
 * @property {"squares" | "moves" | "play" | "judge" | "choose" | "number" | "set-up"} kind
 * @property {string} game
 * @property {string | null} fen
 * @property {boolean} black whether the board is seen from Black's side
 * @property {string | null} look
 * @property {[string, string] | null} crop
 * @property {import("./types.js").Mark[]} [marks] what the author marked in the picture
 * @property {string} task what is asked
 * @property {string} answer the whole answer
 * @property {string[]} why
 * @property {string[]} hints
 * @property {Candidate[]} candidates
 *
 * @typedef {object} Candidate An answer that may be given.
 * @property {string} m for programs
 * @property {string} t as the page writes it
 * @property {boolean} right
 * @property {string} [says] why
 * @property {{m: string, t: string, fen: string}[]} [line] the play that it leads to, itself first
 */

/** Cyrillic letters that look like the Latin ones of squares and captures. */
const ALIKE = /** @type {Record<string, string>} */ ({ а: "a", с: "c", е: "e", х: "x", о: "o", в: "b" });

/** @param {string} text */
function latin(text) {
  return text.toLowerCase().replace(/[асехов]/g, (c) => ALIKE[c]);
}

/**
 * The points that a text lists, and the words that are none.
 * @param {Kit} kit
 * @param {string} text
 */
export function pointsIn(kit, text) {
  const words = latin(text).split(/[\s,;.]+/).filter(Boolean);
  const plain = words.map((word) => word.replace(/^[x×:]/, ""));
  return { points: [...new Set(plain.filter((word) => isPoint(kit, word)))], strange: plain.filter((word) => !isPoint(kit, word)) };
}

/**
 * @param {Kit} kit
 * @param {string} word
 */
function isPoint(kit, word) {
  return kit.files.includes(word[0]) && /^.[1-9]\d?$/.test(word) && Number(word.slice(1)) <= kit.ranks;
}

/** A number, with a half as readers write it: 1½, 1,5, 1.5, 1 1/2. @param {string} text @returns {number | null} */
export function numberIn(text) {
  const parts = text.trim().replace(",", ".").replace("½", " 1/2").trim().match(/^(\d+(?:\.\d+)?)?(?:\s*(\d+)\/([1-9]\d*))?$/);
  if (!parts || (parts[1] === undefined && parts[2] === undefined)) return null;
  // `31/2` is 3 1/2 to nobody.
  if (parts[2] !== undefined && parts[1] !== undefined && !/[\s½]/.test(text.trim())) {
    const fraction = text.trim().split("/").map(Number);
    return fraction[0] / fraction[1];
  }
  return Number(parts[1] ?? 0) + (parts[2] === undefined ? 0 : Number(parts[2]) / Number(parts[3]));
}

/** Where a move starts and ends by its form for programs; the start of a man from the hand is `@`. @param {string} machine */
export function endsOf(machine) {
  const found = machine.match(/^(@|[a-z]\d+)[x~]?([a-z]\d+)/);
  return found ? { from: found[1], to: found[2] } : { from: null, to: null };
}

/** What is left of a move when signs that say nothing more are gone. @param {string} text */
function foldedMove(text) {
  const plain = latin(text).replace(/[\s\-–—:x×=+#!?().,~]/g, "");
  return /^[o0]+$/.test(plain) ? plain.replaceAll("o", "0") : plain;
}

/**
 * The candidates that a text of a move may mean.
 * @param {Task} task
 * @param {string} text
 */
export function movesMeant(task, text) {
  const same = task.candidates.filter((one) => foldedMove(one.m) === foldedMove(text) || foldedMove(one.t) === foldedMove(text));
  if (same.length > 0) return same;
  const points = latin(text).match(/[a-z][1-9]\d?/g) ?? [];
  if (points.length === 2) return movesBetween(task, points[0], points[1]);
  const to = task.candidates.filter((one) => endsOf(one.m).to === points[0]);
  const one = new Set(to.map(({ m }) => endsOf(m).from)).size === 1;
  return points.length === 1 && latin(text).trim() === points[0] && one ? to : [];
}

/**
 * The candidates from one point to another.
 * @param {Task} task
 * @param {string} from or `@`
 * @param {string} to
 */
export function movesBetween(task, from, to) {
  return task.candidates.filter((one) => endsOf(one.m).from === from && endsOf(one.m).to === to);
}
