/** What has been set up and played: the position, the moves from it, and all that came before, to go back to. */

import { Match } from "./match.js";
import { placed } from "./position.js";
import { fenOf } from "./editor-setup.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Look} Look @typedef {import("./editor-setup.js").Setup} Setup */

/** @typedef {(verb: string, ...words: (string | number)[]) => any} Ask about the game: a position comes first */

/**
 * @typedef {object} Draft
 * @property {Setup} setup
 * @property {boolean} study whether the author says that it is one
 * @property {string[]} moves for programs
 */

export class Line {
  /**
   * @param {Kit} kit
   * @param {Ask | null} ask the engine, if there is one
   * @param {Draft} draft
   */
  constructor(kit, ask, draft) {
    this.kit = kit;
    this.engine = ask;
    this.draft = draft;
    /** @type {Draft[]} */
    this.past = [];
    /** @type {Draft[]} */
    this.future = [];
    this.match = this.played();
  }

  /**
   * The engine about a position of the line: what its author says of it goes along.
   * @type {Ask}
   */
  ask = (verb, first, ...words) => {
    const fen = String(first);
    if (!this.engine) return verb === "look" ? unseen(this.kit, fen) : {};
    const told = this.engine(verb, fen + (this.draft.study && this.kit.study ? " study" : ""), ...words);
    // What cannot even be read is not accepted either.
    return verb === "look" && told.error ? { ...unseen(this.kit, fen), objections: [told.error] } : told;
  };

  /** The position as it is set up. */
  get first() {
    return this.match.first;
  }

  /** The position now. */
  get look() {
    return this.match.look;
  }

  /** Something else is set up or played; what was taken back before is forgotten. @param {Partial<Draft>} change */
  change(change) {
    const wanted = change.moves ?? this.draft.moves;
    this.past.push(this.draft);
    this.future = [];
    this.draft = { ...this.draft, ...change };
    this.match = this.played();
    // Moves that no longer fit are no part of it.
    this.draft = { ...this.draft, moves: this.match.plies.map((ply) => ply.m) };
    return wanted.length - this.draft.moves.length;
  }

  /** Goes back or forth; whether it could. @param {"undo" | "redo"} way */
  go(way) {
    const [from, to] = way === "undo" ? [this.past, this.future] : [this.future, this.past];
    const draft = from.pop();
    if (!draft) return false;
    to.push(this.draft);
    this.draft = draft;
    this.match = this.played();
    return true;
  }

  /** The game from the position, as far as the moves are legal. */
  played() {
    const { kit, draft } = this;
    const match = new Match(this.ask, (fen) => placed(kit, fen).men, this.ask("look", fenOf(kit, draft.setup)), kit);
    draft.moves.every((move) => match.play(move));
    return match;
  }
}

/**
 * A position of which nothing is known but what stands where.
 * @param {Kit} kit
 * @param {string} fen
 * @returns {Look}
 */
function unseen(kit, fen) {
  const { turn, hands } = placed(kit, fen);
  const has = { force: false, frozen: false, hand: kit.hands !== null, zones: [] };
  return { fen, turn: turn ?? "w", moves: [], over: null, check: "none", danger: "", claims: [], hands, frozen: null, has, objections: [], says: "" };
}
