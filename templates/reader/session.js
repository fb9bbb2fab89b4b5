/** The positions that a board has been through, with what led to each, to go back and forth in. */

/** @typedef {import("./types.js").Look} Look @typedef {import("./types.js").Play} Play */

/**
 * @typedef {object} Step
 * @property {Look} look the position
 * @property {Play | null} play the move that led to it
 * @property {string} says what was done, in words
 */

export class Session {
  /** @param {Look} look the first position */
  constructor(look) {
    /** @type {Step[]} */
    this.steps = [{ look, play: null, says: "" }];
    this.at = 0;
  }

  /** The position now, and how it came about. */
  get now() {
    return this.steps[this.at];
  }

  get canUndo() {
    return this.at > 0;
  }

  get canRedo() {
    return this.at + 1 < this.steps.length;
  }

  /** Goes on from the position now; what was taken back before is forgotten. @param {Step} step */
  push(step) {
    this.steps.splice(++this.at, this.steps.length, step);
  }

  undo() {
    if (this.canUndo) this.at -= 1;
  }

  redo() {
    if (this.canRedo) this.at += 1;
  }
}
