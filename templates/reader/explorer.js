/** A board that answers: a chosen man shows its moves, a refused point says why, moves are played and taken back. */

import { Board } from "./board.js";
import { address } from "./data.js";
import { element, sentence } from "./dom.js";
import { engine } from "./engine.js";
import { lastMove, movesOf, noted, switched, switchesOf } from "./overlays.js";
import { Session } from "./session.js";
import { editing, embedding, fragmentOf } from "./share.js";
import { Tools } from "./tools.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Home} Home @typedef {import("./types.js").Look} Look */
/** @typedef {import("./types.js").Play} Play @typedef {import("./types.js").Cited} Cited */

/**
 * @typedef {object} Scene What is explored.
 * @property {Kit} kit
 * @property {string} fen
 * @property {string} label
 * @property {boolean} black
 * @property {string | null} look the glyph set
 * @property {[string, string] | null} crop
 * @property {Home} home
 * @property {string | null} id the figure's, by which an address names it
 * @property {string[]} [on] the switches that are on at first
 * @property {string | null} [man] where the man stands whose moves are shown at first
 * @property {(look: Look | null) => void} [changed] another position is shown, or the picture at rest
 */

/** Of how many points at most a switch says where they are. */
const MOST_TOLD = 20;

export class Explorer {
  /**
   * @param {HTMLElement} host the board's; what belongs to it comes after it
   * @param {Scene} scene
   */
  constructor(host, scene) {
    this.host = host;
    this.scene = scene;
    this.home = scene.home;
    /** @type {import("./engine.js").Ask | null} */
    this.engine = null;
    /** @type {Session | null} */
    this.session = null;
    /** @type {Tools | null} */
    this.tools = null;
    /** @type {import("./overlays.js").Chosen | null} */
    this.chosen = null;
    /** @type {Set<string>} */
    this.on = new Set(scene.on);
    const { kit, fen, label, black, look, crop, home } = scene;
    this.board = new Board(host, {
      kit, fen, label, black, look, crop, home,
      choose: (point) => this.using(() => this.choose(point)),
      lift: (from) => this.using(() => this.select(from)),
      drop: (from, to) => this.using(() => this.dropped(from, to)),
      leave: () => this.leave(),
      focus: () => this.wake(),
    });
    // It is there from the beginning, since what appears together with its words is not heard.
    this.told = element("p", { class: "told", role: "status", "aria-live": "polite" });
    host.after(this.told);
    host.addEventListener("pointerenter", () => void this.start(), { once: true });
  }

  /** Starts the engine; whether there is one. */
  async start() {
    if (this.session) return true;
    try {
      this.engine ??= await engine(this.home);
    } catch {
      return false;
    }
    // Several may have waited for the engine.
    if (!this.session) {
      this.session = new Session(this.engine("look", this.scene.kit.game, this.scene.fen));
    }
    return true;
  }

  /** Does something as soon as the engine is there. @param {() => void} act */
  using(act) {
    if (this.session) {
      this.wake();
      act();
    } else {
      void this.start().then((there) => (there ? this.using(act) : this.excuse()));
    }
  }

  /** Says that there is no engine. */
  excuse() {
    this.tell([word("no-engine", {}, this.home)]);
  }

  /** Asks about the position now. @param {string} verb @param {...string} words */
  ask(verb, ...words) {
    const { session, engine } = this;
    return engine && session ? engine(verb, this.scene.kit.game, session.now.look.fen, ...words) : {};
  }

  /** Shows the tools. */
  wake() {
    if (!this.session) return this.using(() => {});
    if (!this.tools) {
      const copies = ["fen", ...(this.scene.id ? ["link"] : []), "embed"];
      this.tools = new Tools(this.told, this.home, this.deeds(), switchesOf(this.session.now.look, this.home), copies);
      this.told.after(this.tools.choice, this.tools.element);
      this.refresh();
    }
    this.tools.element.removeAttribute("hidden");
  }

  /** @returns {import("./tools.js").Deeds} */
  deeds() {
    return {
      undo: () => this.go("undo"),
      redo: () => this.go("redo"),
      reset: () => this.rest(),
      flip: () => this.flip(),
      pass: () => {
        const play = this.session?.now.look.moves.find((play) => !play.from && !play.to);
        if (play) this.play(play);
      },
      toggle: (key) => {
        if (!this.on.delete(key)) this.on.add(key);
        this.refresh();
        this.show();
        this.tellSwitch(key);
      },
      copy: (what) => this.copy(what),
      read: (text) => this.read(text),
    };
  }

  /** Turns the board round. */
  flip() {
    const { board, home } = this;
    board.show({ black: !board.black });
    this.tell([word(`below-${board.black ? "b" : "w"}`, {}, home)]);
  }

  /** Says what a switch shows. @param {string} key */
  tellSwitch(key) {
    const { session, home } = this;
    const what = this.tools?.switches.get(key)?.textContent;
    if (!session || !what) return;
    const marks = switched(new Set([key]), session.now.look, (verb, ...words) => this.ask(verb, ...words), home);
    const [on, few] = [this.on.has(key), marks.length <= MOST_TOLD];
    const list = marks.map(({ at, text }) => (text ? `${at} ${text}` : at)).join(", ") || word("nowhere", {}, home);
    this.tell([word(!on ? "hidden" : few ? "shown" : "shown-each", { what, list }, home)]);
  }

  /** A point was clicked, tapped or entered. @param {string} point */
  choose(point) {
    const { session, chosen, board } = this;
    if (!session) return;
    const { look } = session.now;
    this.tools?.offer([]);
    const side = (/** @type {string} */ at) => board.kit.men[board.position.men.get(at) ?? ""]?.side;
    if (look.over || look.objections.length) return this.select(null, this.standing());
    if (!chosen) {
      if (board.position.men.has(point)) this.select(point);
      else if (look.has.hand && look.hands[look.turn === "w" ? 0 : 1] > 0) this.drop(point);
      else this.select(null, [word("choose-first", { at: point }, this.home)]);
      return;
    }
    const from = chosen.from ?? "-";
    const legal = chosen.squares[point]?.[0] === "+";
    if (point === chosen.from && !legal) this.select(null, this.standing());
    else if (!legal && side(point) && side(point) === side(from)) this.select(point);
    else this.move(from, point);
  }

  /** A man was dragged. @param {string} from @param {string} to */
  dropped(from, to) {
    if (this.chosen?.from !== from) this.select(from);
    if (this.chosen) this.move(from, to);
  }

  /** A man of the hand is to stand on an empty point. @param {string} point */
  drop(point) {
    this.move("-", point);
  }

  /**
   * A man is to go somewhere, or one of the hand: plays it, or says why it may not be.
   * @param {string} from
   * @param {string} to
   */
  move(from, to) {
    const { moves, turn } = /** @type {Session} */ (this.session).now.look;
    const plays = moves.filter((play) => (play.from ?? "-") === from && play.to === to);
    const own = from === "-" || this.board.kit.men[this.board.position.men.get(from) ?? ""]?.side === turn;
    // A man that takes itself off does so only when it is asked for by name.
    if (own && plays.length === 1 && from !== to) return this.play(plays[0]);
    if (own && plays.length) {
      this.tell([word("which", {}, this.home)]);
      this.tools?.offer(plays.map((play) => [play.shows ?? play.t, () => this.play(play)]));
      return;
    }
    const why = this.ask("why", from, to);
    this.tell(why.error ? [why.error] : this.cited(why), ...(own ? [] : [[word(`not-turn-${turn}`, {}, this.home)]]));
    // What was chosen stays chosen, so that another point can be tried.
    this.show();
  }

  /**
   * Chooses a man, or none.
   * @param {string | null} from
   * @param {(Node | string)[]} [says]
   */
  select(from, says) {
    const { session, board } = this;
    if (!session) return;
    this.chosen = this.movesFrom(from);
    this.show();
    board.select(from);
    this.tell(says ?? this.described());
  }

  /** What a chosen man may do, in words. */
  described() {
    const { chosen, board, session } = this;
    const from = chosen?.from;
    if (!chosen || !from || !session) return [];
    const open = Object.keys(chosen.squares).filter((at) => chosen.squares[at][0] === "+" && at !== from);
    const manAt = (/** @type {string} */ at) => board.kit.men[board.position.men.get(at) ?? ""];
    const man = manAt(from);
    const men = open.filter((at) => manAt(at) && manAt(at).side !== man?.side);
    const list = open.filter((at) => !men.includes(at)).join(", ");
    const args = { man: man?.name ?? "", at: from, list, men: men.join(", ") };
    const key = open.length === 0 ? "moves-none" : men.length === 0 ? "moves-to" : list ? "moves-both" : "moves-takes";
    const turn = session.now.look.turn;
    const asIf = man && man.side !== turn && open.length ? [" ", word(`not-turn-${turn}`, {}, this.home)] : [];
    return [word(key, args, this.home), ...asIf];
  }

  /** Makes a move. @param {Play} play */
  play(play) {
    const played = /** @type {import("./types.js").Played & {error?: string}} */ (this.ask("play", play.m));
    if (played.error) return this.tell([played.error]);
    this.session?.push({ look: played.look, play, says: played.says });
    const way = /** @type {[string, string] | undefined} */ (play.from && play.to ? [play.from, play.to] : undefined);
    this.arrive([played.says], way);
    if (play.to && this.board.grid.contains(/** @type {Node} */ (/** @type {Document | ShadowRoot} */ (this.host.getRootNode()).activeElement))) this.board.focus(play.to);
  }

  /** Goes back or forth. @param {"undo" | "redo"} way */
  go(way) {
    const { session } = this;
    if (!session || !(way === "undo" ? session.canUndo : session.canRedo)) return;
    const undone = session.now.play;
    session[way]();
    const { play, says } = session.now;
    const [from, to] = way === "undo" ? [undone?.to, undone?.from] : [play?.from, play?.to];
    this.arrive([way === "undo" ? word("undone", { move: undone?.t ?? "" }, this.home) : says], from && to ? [from, to] : undefined);
  }

  /**
   * Shows the position now and says how it stands.
   * @param {(Node | string)[]} says what happened
   * @param {[string, string]} [way] of the man that moved
   */
  arrive(says, way) {
    this.chosen = null;
    this.board.select(null);
    this.tools?.offer([]);
    this.refresh();
    this.show(way);
    this.tell(says, this.standing(true));
  }

  /** Draws all that is to be seen. @param {[string, string]} [way] */
  show(way) {
    const { session, board, chosen } = this;
    if (!session) return;
    const { look, play } = session.now;
    const over = switched(this.on, look, (verb, ...words) => this.ask(verb, ...words), this.home);
    const moves = chosen ? movesOf(chosen, board.position.men, board.kit, this.home) : { marks: [], notes: new Map() };
    board.show({ fen: look.fen, marks: [...over, ...lastMove(play), ...moves.marks], notes: noted(over, moves.notes), way });
    this.host.parentElement?.classList.add("live");
    this.scene.changed?.(look);
  }

  /** Says things, one after the other, in sentences. @param {...(Node | string)[]} sentences */
  tell(...sentences) {
    this.told.replaceChildren(...sentences.filter((one) => one.length).flatMap((one, i) => (i ? [" ", ...one] : one)));
  }

  /** A sentence with the way to its rule. @param {Cited} cited */
  cited({ rule, says }) {
    const known = this.scene.kit.rules[rule];
    return sentence(says, known ? { title: known.title, href: address(known.href, this.home) } : null);
  }

  /**
   * Whose turn it is, or how the game ended.
   * @param {boolean} [told] whether the end has been told
   * @returns {(Node | string)[]}
   */
  standing(told = false) {
    const look = this.session?.now.look;
    if (!look) return [];
    if (look.objections.length) return [look.objections.join(" ")];
    if (look.over) return this.cited({ rule: look.over.rule, says: told && this.session?.now.play ? "" : look.over.says });
    const claims = look.claims.flatMap((claim) => [" ", ...this.cited(claim)]);
    return [word(`turn-${look.turn}`, {}, this.home), ...claims];
  }

  /** Sets the tools for the position now. */
  refresh() {
    const { session, tools } = this;
    if (!session || !tools) return;
    tools.update(session.canUndo, session.canRedo, session.now.look.moves.some((play) => !play.from && !play.to));
    tools.press(this.on);
    tools.editor?.setAttribute("href", editing(this.scene.kit, session.now.look.fen, this.home, this.scene.id));
  }

  /** Shows what is to be seen at first. */
  async present() {
    if (!(await this.start())) return;
    this.chosen = this.movesFrom(this.scene.man ?? null);
    this.show();
  }

  /** What a man may do. @param {string | null} from @returns {import("./overlays.js").Chosen | null} */
  movesFrom(from) {
    if (!from || !this.session || !this.board.position.men.has(from)) return null;
    const plays = this.session.now.look.moves.filter((play) => play.from === from);
    return { from, squares: this.ask("verdicts", from).squares ?? {}, plays };
  }

  /** Escape: nothing is chosen any more; then the picture rests. */
  leave() {
    this.tools?.offer([]);
    if (this.chosen) this.select(null, this.standing());
    else this.rest();
  }

  /** Shows the first position as it was. */
  rest() {
    const { session } = this;
    if (!session) return;
    this.session = new Session(session.steps[0].look);
    this.chosen = null;
    this.on = new Set(this.scene.on);
    this.board.select(null);
    this.tools?.offer([]);
    this.refresh();
    if (this.board.still) {
      this.board.rest();
      this.host.parentElement?.classList.remove("live");
      this.scene.changed?.(null);
    } else {
      this.board.rest();
      void this.present();
    }
    this.tell([word("rested", {}, this.home)]);
  }

  /** Shows a position that an address names. @param {string} fen */
  load(fen) {
    this.using(() => {
      const look = this.engine?.("look", this.scene.kit.game, fen);
      if (look.error) return this.tell([look.error]);
      this.session?.push({ look, play: null, says: "" });
      this.arrive([word("linked", {}, this.home)]);
    });
  }

  /** A move that was typed. @param {string} text */
  read(text) {
    if (!text || !this.tools) return;
    const found = this.ask("read", text);
    const play = this.session?.now.look.moves.find((play) => play.m === found.m);
    if (!play) return this.tell([found.error ?? text, ...(found.hint ? [` ${found.hint}`] : [])]);
    this.tools.input.value = "";
    this.play(play);
  }

  /** @param {string} what */
  copy(what) {
    const { kit, id } = this.scene;
    const fen = this.session?.now.look.fen ?? this.scene.fen;
    const link = `${location.href.split("#")[0]}${fragmentOf(id ?? "", fen)}`;
    const text = what === "fen" ? fen : what === "link" ? link : embedding(kit, fen, this.home);
    void this.tools?.copy(text);
  }
}
