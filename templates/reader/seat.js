/** The board at which a game is played: an explored board whose moves somebody else makes and keeps. */

import { page } from "./data.js";
import { Explorer } from "./explorer.js";
import { Session } from "./session.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Look} Look @typedef {import("./types.js").Play} Play */
/** @typedef {import("./engine.js").Ask} Ask */

/**
 * @typedef {object} Table What a seat stands at.
 * @property {Kit} kit
 * @property {string} label
 * @property {Ask} ask
 * @property {HTMLInputElement} input the field for typed moves
 * @property {(choices: [string, () => void][]) => void} offer asks which of several moves is meant, or takes the question away
 * @property {(play: Play) => void} made a move was chosen
 */

export class Seat extends Explorer {
  /**
   * @param {HTMLElement} host
   * @param {Table} table
   */
  constructor(host, table) {
    const { kit, label, ask, input, offer } = table;
    super(host, { kit, fen: kit.start, label, black: false, look: null, crop: null, home: page, id: null });
    this.table = table;
    this.engine = ask;
    /** Why no move may be chosen now, or nothing. */
    this.closed = "";
    this.tools = /** @type {any} */ ({ input, offer, update() {}, press() {}, element: host });
    this.session = new Session(ask("look", kit.game, kit.start));
  }

  /**
   * Shows a position.
   * @param {Look} look
   * @param {{from: string | null, to: string | null} | null} move that led to it
   * @param {{closed: string, slide: boolean}} how why no move may be chosen, or nothing; whether the man is seen going
   */
  sit(look, move, { closed, slide }) {
    this.closed = closed;
    this.session = new Session(look);
    this.session.now.play = /** @type {Play | null} */ (move);
    this.chosen = null;
    this.tools?.offer([]);
    const way = /** @type {[string, string] | undefined} */ (slide && move?.from && move.to && move.from !== move.to ? [move.from, move.to] : undefined);
    this.show(way);
    this.board.select(null);
  }

  /** @param {string} point @override */
  choose(point) {
    if (this.closed) return this.tell([this.closed]);
    super.choose(point);
    this.offerLeaving();
  }

  /** A man that may leave the board by itself is asked whether it does. */
  offerLeaving() {
    const plays = this.chosen?.plays.filter((play) => play.from && (play.to === null || play.to === play.from)) ?? [];
    if (plays.length) this.table.offer(plays.map((play) => [word("play-leaves", { at: play.from ?? "" }), () => this.play(play)]));
  }

  /** @param {string} from @param {string} to @override */
  dropped(from, to) {
    if (this.closed) this.tell([this.closed]);
    else super.dropped(from, to);
  }

  /** @param {string} text @override */
  read(text) {
    if (this.closed) this.tell([this.closed]);
    else super.read(text);
  }

  /** @param {Play} play @override */
  play(play) {
    this.table.made(play);
  }

  /** @override */
  wake() {}

  /** @override */
  leave() {
    this.tools?.offer([]);
    this.select(null, this.standing());
  }
}
