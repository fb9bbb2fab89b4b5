/** The moves of a record as they stand in the page, and how they follow from one another. */

/**
 * @typedef {object} Step A move of a record, or the position before the first.
 * @property {number} at its place in the record; 0 before the first move
 * @property {Step | null} before the step after which it is played
 * @property {Step[]} next what is played after it: the line goes on with the first, the others are variations
 * @property {string} fen the position after it
 * @property {string[]} ends the points where it begins and ends
 * @property {string} name the move with its number
 * @property {string} says the move as a sentence
 * @property {string[]} comments
 * @property {HTMLElement | null} word where it is written
 */

/**
 * The position before the first move, with all that follows.
 * @param {HTMLElement} record
 * @returns {{start: Step, steps: Step[]}} the steps in the order of the page, the start first
 */
export function stepsOf(record) {
  /** @type {Step} */
  const start = { at: 0, before: null, next: [], fen: record.dataset.fen ?? "", ends: [], name: "", says: "", comments: [], word: null };
  const steps = [start];
  for (const word of /** @type {NodeListOf<HTMLElement>} */ (record.querySelectorAll(".ply"))) {
    const { at, after, fen, from, to, turn, says } = word.dataset;
    const before = steps[Number(after)];
    const own = [...word.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.textContent).join("").trim();
    /** @type {Step} */
    const step = { at: Number(at), before, next: [], fen: fen ?? "", ends: [from, to].flatMap((end) => end ?? []), name: `${turn} ${text}`, says: says ?? "", comments: [], word };
    before.next.push(step);
    steps[step.at] = step;
  }
  for (const comment of /** @type {NodeListOf<HTMLElement>} */ (record.querySelectorAll(".comment"))) {
    steps[Number(comment.dataset.of)]?.comments.push(comment.textContent ?? "");
  }
  return { start, steps };
}

/**
 * The last step of the line that goes on from a step.
 * @param {Step} step
 */
export function lineEnd(step) {
  while (step.next[0]) step = step.next[0];
  return step;
}

/**
 * The step of the line from which a variation branches off that is played in place of the variation's first; null outside
 * of variations.
 * @param {Step} step
 * @returns {Step | null}
 */
export function branchedFrom(step) {
  for (let here = step; here.before; here = here.before) {
    if (here.before.next[0] !== here) return here.before.next[0];
  }
  return null;
}
