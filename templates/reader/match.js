/** A game being played: its moves, the positions they led to, and how it ended. */

/** @typedef {import("./types.js").Look} Look @typedef {import("./types.js").Side} Side @typedef {import("./types.js").Cited} Cited */

/**
 * @typedef {object} Ply A move that was made.
 * @property {string} m for programs
 * @property {string} t as the page's language writes it
 * @property {string} says the move as a sentence
 * @property {string | null} from
 * @property {string | null} to
 * @property {string[]} taken the letters of the men that it took
 * @property {Side} side whose it is
 * @property {Look} look the position after it
 */

/** @typedef {{resigned: Side} | {claimed: Cited}} GivenEnd How a game ended that no rule ended. */

/** @typedef {{winner: Side | null, rule: string | null, says: string}} End `says` is empty for a side that resigned */

export class Match {
  /**
   * @param {(verb: string, ...words: (string | number)[]) => any} ask the engine about the game
   * @param {(fen: string) => Map<string, string>} men the letters of the men of a position
   * @param {Look} first the position from which it is played
   * @param {import("./types.js").Kit} kit
   */
  constructor(ask, men, first, kit) {
    this.ask = ask;
    this.men = men;
    this.first = first;
    /** The number of the first move, where positions tell it. */
    this.number = Number(first.fen.trim().split(/\s+/)[kit.fields.indexOf("number") + 1]);
    /** @type {Ply[]} */
    this.plies = [];
    /** @type {GivenEnd | null} */
    this.given = null;
    /** @type {{over: End | null, claims: Cited[]}} */
    this.standing = { over: null, claims: [] };
    this.judge();
  }

  /** The position now. */
  get look() {
    return this.lookAt(this.plies.length);
  }

  /** The position after so many moves. @param {number} count */
  lookAt(count) {
    return this.plies[count - 1]?.look ?? this.first;
  }

  /** All its positions, the last is now. */
  get fens() {
    return [this.first.fen, ...this.plies.map((ply) => ply.look.fen)];
  }

  /** How it ended, or null. @returns {End | null} */
  get end() {
    const { given } = this;
    if (given && "resigned" in given) return { winner: given.resigned === "w" ? "b" : "w", rule: null, says: "" };
    if (given) return { winner: null, ...given.claimed };
    return this.standing.over;
  }

  /** Makes a move, by its machine form; whether it is legal. @param {string} m */
  play(m) {
    const { look } = this;
    const move = look.moves.find((move) => move.m === m);
    const played = move && this.ask("play", look.fen, m);
    if (!move || played.error) return false;
    const men = this.men(look.fen);
    const taken = move.takes.flatMap((at) => men.get(at) ?? []);
    const { from, to } = move;
    this.plies.push({ m, t: played.t, says: played.says, from, to, taken, side: look.turn, look: played.look });
    this.judge();
    return true;
  }

  /** Takes back how the game was given up, or else so many moves. @param {number} count */
  takeBack(count) {
    if (this.given) this.given = null;
    else this.plies.splice(this.plies.length - count, count);
    this.judge();
  }

  /** Asks for an end by rule, which may depend on all positions so far. */
  judge() {
    const told = this.ask("repeated", ...this.fens);
    this.standing = { over: told.over ?? this.look.over ?? null, claims: told.claims ?? [] };
  }
}

/**
 * The moves in rows as score sheets have them: a number, White's moves, Black's moves.
 * @param {Match} match
 * @returns {{number: number, sides: Record<Side, number[]>}[]} the moves by their places
 */
export function rowsOf(match) {
  const { plies } = match;
  let number = match.number > 0 ? match.number : 1;
  /** @type {{number: number, sides: Record<Side, number[]>}[]} */
  const rows = [];
  plies.forEach(({ side }, at) => {
    const before = plies[at - 1]?.side;
    if (before === "b" && side === "w") number += 1;
    if (!before || (before === "b" && side === "w")) rows.push({ number, sides: { w: [], b: [] } });
    rows[rows.length - 1].sides[side].push(at);
  });
  return rows;
}
