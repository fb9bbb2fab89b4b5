/** The page where a game is played: two people at one board, or one against an opponent. */

import { address, kitOf, page } from "./data.js";
import { button, element, sentence } from "./dom.js";
import { engine } from "./engine.js";
import { Match } from "./match.js";
import { Opponent } from "./opponent.js";
import { keep, kept, playersOf } from "./options.js";
import { placed } from "./position.js";
import { Seat } from "./seat.js";
import { copyThrough, editing } from "./share.js";
import { Sheet } from "./sheet.js";
import { takenBy } from "./taken.js";
import { choiceOf, offerIn, typedMove } from "./tools.js";
import { transcript } from "./transcript.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Look} Look @typedef {import("./types.js").Side} Side */
/** @typedef {import("./engine.js").Ask} Ask @typedef {import("./options.js").Players} Players */

/** The sides. @type {Side[]} */
const BOTH = ["w", "b"];

/** How long the opponent takes at least, in milliseconds. */
const MEASURED = 700;

class Game {
  /**
   * @param {HTMLElement} room where the game is played
   * @param {Kit} kit
   * @param {Ask} ask
   */
  constructor(room, kit, ask) {
    this.kit = kit;
    this.ask = (/** @type {string} */ verb, /** @type {(string | number)[]} */ ...words) => ask(verb, kit.game, ...words);
    this.opponent = new Opponent(kit.game);
    /** @type {Players} */
    this.players = { w: 0, b: 1 };
    this.turning = false;
    this.paused = false;
    /** The game that a new one has replaced. @type {Match | null} */
    this.former = null;
    /** After how many moves the position is shown; null for now. @type {number | null} */
    this.shown = null;
    this.match = this.begin(kit.start);

    const host = element("div", { class: "board" });
    this.choices = choiceOf();
    this.outcome = element("p", { class: "outcome", hidden: true });
    this.taken = element("div", { class: "taken" });
    const { form: typed, input } = typedMove((text) => this.seat.read(text));
    this.input = input;
    const tool = (/** @type {string} */ key, /** @type {() => void} */ act) => button(word(key), act);
    this.stopping = tool("play-stop", () => this.stop());
    this.going = tool("play-go-on", () => this.goOn());
    this.undo = tool("play-undo", () => this.takeBack());
    this.pass = tool("pass", () => this.passed());
    this.claim = tool("play-claim", () => this.claimed());
    this.resigning = tool("play-resign", () => this.resigned());
    const fresh = tool("play-new", () => this.renew());
    const flip = tool("flip", () => this.seat.flip());
    const bar = element("div", { class: "bar", role: "group", "aria-label": word("tools") }, this.undo, flip, this.resigning, fresh, this.pass, this.claim, this.stopping, this.going);
    this.looking = element("div", { class: "looking", hidden: true });
    this.sheet = new Sheet((count) => this.visit(count));
    this.copied = element("textarea", { class: "copied", readonly: true, hidden: true, rows: 4, "aria-label": word("copied-text") });
    const share = element("details", { class: "share" }, element("summary", {}, word("share")));
    const copies = /** @type {[string, () => string][]} */ ([
      ["play-copy-record", () => transcript(kit, this.match)],
      ["play-copy-fen", () => this.look.fen],
      ["play-copy-link", () => `${location.href.split("#")[0]}#fen=${encodeURIComponent(this.look.fen)}`],
    ]);
    this.editor = element("a", { class: "to-editor" }, word("to-editor"));
    share.append(element("div", { class: "bar" }, ...copies.map(([key, text]) => tool(key, () => void this.copy(text()))), this.editor), this.copied);
    this.setting = element("div");
    const seatSide = element("div", { class: "seat" }, host, this.taken);
    room.replaceChildren(seatSide, element("div", { class: "aside" }, this.outcome, this.looking, bar, typed, this.sheet.list, this.setting, share));
    room.classList.add("awake");
    this.seat = new Seat(host, {
      kit,
      ask,
      label: kit.name,
      input: this.input,
      offer: (choices) => this.offer(choices),
      made: (play) => this.made(play.m),
    });
    this.seat.told.after(this.choices);
    // Whose turn it is, is told with the moves; the seat says only what is chosen and why not.
    this.seat.standing = () => this.standing();
  }

  /** A game from a position. @param {string} fen */
  begin(fen) {
    return new Match(this.ask, (fen) => placed(this.kit, fen).men, this.ask("look", fen), this.kit);
  }

  /** The position that is shown. */
  get look() {
    return this.match.lookAt(this.shown ?? this.match.plies.length);
  }

  /** Opens the game that the address names, or that was kept, or a new one. */
  open() {
    const fen = positionIn(location.hash);
    const before = kept(this.kit.game);
    this.opponent.stop();
    this.shown = null;
    this.paused = false;
    if (before) {
      this.players = before.players;
      this.turning = before.turning;
    }
    const look = this.ask("look", fen ?? this.kit.start);
    const why = look.error || look.objections?.join(" ");
    const here = fen === null || why ? null : this.begin(fen);
    const known = before && this.resumed(before);
    if (here && before?.start !== look.fen) {
      this.players = { w: 0, b: 0 };
      this.match = here;
      // A link must not cost the reader the game that was kept.
      this.former = known?.plies.length ? known : null;
    } else {
      this.match = known || here || this.begin(this.kit.start);
    }
    this.setUp();
    this.arrive([], false);
    if (why) this.seat.tell([word("play-bad-position", { why: `${why.replace(/\.$/, "")}.` })], this.standing());
  }

  /** A game that was kept, as far as it can be played; null if its position is none. @param {import("./options.js").Kept} before */
  resumed({ start, moves, given }) {
    const look = this.ask("look", start);
    if (look.error || look.objections?.length) return null;
    const match = this.begin(start);
    if (moves.every((m) => match.play(m))) match.given = given;
    return match;
  }

  /** Shows who plays, and the board from the side of the one who does. */
  setUp() {
    const changed = (/** @type {Players} */ players, /** @type {boolean} */ turning) => {
      this.players = players;
      this.turning = turning;
      this.paused = false;
      this.opponent.stop();
      this.seatPlayers();
      this.arrive([], false);
    };
    this.setting.replaceChildren(playersOf(this.players, this.turning, changed));
    this.seatPlayers();
  }

  /** Turns the board to the person, if there is only one. */
  seatPlayers() {
    const { w, b } = this.players;
    if (!w !== !b) this.seat.board.show({ black: w > 0 });
  }

  /**
   * A move was chosen.
   * @param {string} m
   * @param {boolean} [own] whether the reader chose it: the focus goes along with no other
   */
  made(m, own = true) {
    this.shown = null;
    if (!this.match.play(m)) return;
    const ply = this.match.plies[this.match.plies.length - 1];
    const typing = document.activeElement === this.input;
    const onBoard = this.seat.board.grid.contains(document.activeElement);
    if (typing) this.input.value = "";
    this.arrive([ply.says], true);
    if (own && onBoard && ply.to) this.seat.board.focus(ply.to);
  }

  /**
   * Shows the position now and says how it stands; the opponent thinks if it is to move.
   * @param {string[]} says what happened
   * @param {boolean} slide whether the last man is seen going
   */
  arrive(says, slide) {
    const { match, kit } = this;
    const { end, look } = match;
    if (says.length || match.plies.length) this.save();
    this.paused &&= this.players[look.turn] > 0 && !end;
    const thinks = !end && !this.paused && this.players[look.turn] > 0;
    if (this.turning && !this.players.w && !this.players.b) this.seat.board.show({ black: look.turn === "b" });
    this.seat.sit(this.look, match.plies[(this.shown ?? match.plies.length) - 1] ?? null, { closed: this.closedBy(thinks), slide });
    this.draw(thinks);
    if (end) this.conclude();
    this.seat.tell(says, this.standing(thinks, says.length > 0));
    const known = end?.rule ? kit.rules[end.rule] : null;
    const score = end && (end.winner === "w" ? "1–0" : end.winner === "b" ? "0–1" : "½–½");
    this.outcome.replaceChildren(...(end ? [element("b", {}, score ?? ""), " ", ...sentence(this.endSays(), known ? { title: known.title, href: address(known.href) } : null)] : []));
    this.outcome.toggleAttribute("hidden", !end);
    if (thinks) void this.think();
  }

  /** Why no move may be chosen, or nothing. @param {boolean} thinks */
  closedBy(thinks) {
    if (this.shown !== null) return this.lookingSays();
    if (this.match.end) return word("play-nobody");
    return thinks ? word("play-wait") : "";
  }

  /** How the game ended, in a sentence. */
  endSays() {
    const { given, end } = this.match;
    return given && "resigned" in given ? word(`play-resigned-${given.resigned}`) : (end?.says ?? "");
  }

  /**
   * Whose turn it is, or how the game ended.
   * @param {boolean} [thinks]
   * @param {boolean} [told] whether an end by the last move has been told with it
   * @returns {(Node | string)[]}
   */
  standing(thinks = this.opponent.busy, told = false) {
    const { match } = this;
    const { end, look } = match;
    if (this.shown !== null) return [this.lookingSays()];
    if (end) return [told && match.look.over && !match.given ? "" : this.endSays()];
    if (thinks) return [word(`play-thinking-${look.turn}`)];
    if (this.paused) return [word(`play-paused-${look.turn}`)];
    const claims = match.standing.claims.map((claim) => ` ${claim.says}`).join("");
    return [word(`turn-${look.turn}`) + claims];
  }

  /** Sets everything beside the board. @param {boolean} thinks */
  draw(thinks) {
    const { match } = this;
    const { end } = match;
    const open = !end && this.shown === null && !thinks;
    this.stopping.toggleAttribute("hidden", !thinks);
    this.going.toggleAttribute("hidden", !this.paused || Boolean(end));
    this.pass.toggleAttribute("hidden", !open || !match.look.moves.some((move) => !move.from && !move.to));
    this.claim.toggleAttribute("hidden", !open || !match.standing.claims.length);
    this.undo.setAttribute("aria-disabled", String(!match.plies.length && !match.given && !this.former));
    this.resigning.setAttribute("aria-disabled", String(Boolean(end) || this.resigner === null));
    this.sheet.write(match, this.shown ?? match.plies.length);
    this.looking.toggleAttribute("hidden", this.shown === null);
    if (this.shown !== null) {
      const back = button(word("play-now"), () => this.visit(match.plies.length));
      const on = button(word("play-from-here"), () => this.goOnFrom(this.shown ?? 0));
      this.looking.replaceChildren(element("span", {}, this.lookingSays()), back, on);
    }
    const hands = this.look.has.hand && this.look.hands.some(Boolean) ? [element("p", {}, word("play-hands", { white: this.look.hands[0], black: this.look.hands[1] }))] : [];
    this.editor.href = editing(this.kit, this.look.fen, page);
    const plies = match.plies.slice(0, this.shown ?? undefined);
    this.taken.replaceChildren(...BOTH.flatMap((side) => takenBy(this.kit, plies, side)), ...hands);
  }

  /** Lets the opponent think and move. */
  async think() {
    const { match } = this;
    const { look } = match;
    const start = performance.now();
    const m = await this.opponent.think(match.fens, this.players[look.turn]).catch(() => null);
    // A move that is told at once would drown the one before it.
    await new Promise((go) => setTimeout(go, MEASURED - (performance.now() - start)));
    if (this.match !== match || match.look !== look || match.end || this.opponent.busy || this.paused) return;
    if (m) this.made(m, false);
    else this.pause();
  }

  /** Ends the opponent's thinking. */
  stop() {
    this.opponent.stop();
    this.pause();
  }

  pause() {
    this.paused = true;
    this.arrive([], false);
    this.going.focus();
  }

  goOn() {
    this.paused = false;
    this.shown = null;
    this.arrive([], false);
    this.stopping.focus();
  }

  passed() {
    const move = this.match.look.moves.find((move) => !move.from && !move.to);
    if (move) this.made(move.m);
  }

  claimed() {
    const [claim] = this.match.standing.claims;
    if (!claim) return;
    this.match.given = { claimed: claim };
    this.arrive([], false);
  }

  /** The side that would resign: the person's, or whose turn it is of two; null where nobody plays. @returns {Side | null} */
  get resigner() {
    const people = BOTH.filter((side) => !this.players[side]);
    return people.length === 2 ? this.match.look.turn : (people[0] ?? null);
  }

  resigned() {
    const { match, resigner } = this;
    if (match.end || !resigner) return;
    this.opponent.stop();
    match.given = { resigned: resigner };
    this.shown = null;
    this.arrive([], false);
  }

  /** The game is over: nobody thinks any more. */
  conclude() {
    this.opponent.stop();
    this.paused = false;
  }

  /** Takes back to where a person is to move. */
  takeBack() {
    const { match, players } = this;
    this.opponent.stop();
    this.shown = null;
    if (!match.plies.length && !match.given) {
      if (!this.former) return;
      this.match = this.former;
      this.former = null;
      return this.arrive([word("play-restored")], false);
    }
    const before = match.given ? [] : match.plies.map((ply) => ply.t);
    match.takeBack(1);
    while (match.plies.length && players[match.look.turn] && players.w * players.b === 0) match.takeBack(1);
    this.paused = players[match.look.turn] > 0;
    const [move, ...more] = before.slice(match.plies.length).reverse();
    this.arrive(more.length ? [word("play-undone", { moves: [move, ...more].join(", ") })] : move ? [word("undone", { move })] : [], false);
  }

  /** Begins a new game; the one before can be taken back. */
  renew() {
    this.opponent.stop();
    if (this.match.plies.length) this.former = this.match;
    this.match = this.begin(this.kit.start);
    this.shown = null;
    this.paused = false;
    if (location.hash) history.replaceState(null, "", location.pathname + location.search);
    this.setUp();
    this.arrive([word("play-begun")], false);
  }

  /** Shows the position after so many moves. @param {number} count */
  visit(count) {
    const { match } = this;
    this.shown = count >= match.plies.length ? null : count;
    const busy = this.opponent.busy;
    this.seat.sit(this.look, match.plies[count - 1] ?? null, { closed: this.closedBy(busy), slide: false });
    this.draw(busy);
    const ply = match.plies[count - 1];
    this.seat.tell(ply ? [ply.says] : [], this.standing(busy, true));
  }

  /** Gives up all moves after so many. @param {number} count */
  goOnFrom(count) {
    this.opponent.stop();
    this.shown = null;
    this.match.given = null;
    this.match.takeBack(this.match.plies.length - count);
    this.paused = this.players[this.match.look.turn] > 0;
    this.arrive([], false);
  }

  lookingSays() {
    const row = this.sheet.moves[(this.shown ?? 0) - 1];
    return row ? word("play-looking-back", { move: row.getAttribute("aria-label") ?? "" }) : word("play-looking-at-start");
  }

  /**
   * Asks which of several moves is meant, or takes the question away.
   * @param {[string, () => void][]} choices
   */
  offer(choices) {
    offerIn(this.choices, choices);
    if (choices.length > 1) /** @type {HTMLElement | null} */ (this.choices.firstElementChild)?.focus();
  }

  /** Copies a text; where that is not allowed, shows it selected. @param {string} text */
  async copy(text) {
    this.seat.tell([word(await copyThrough(text, this.copied))]);
  }

  save() {
    const { match, players, turning } = this;
    keep(this.kit.game, { start: match.first.fen, moves: match.plies.map((ply) => ply.m), given: match.given, players, turning });
  }
}

/** The position that an address names, or null; what no browser wrote is taken as it stands. @param {string} hash */
function positionIn(hash) {
  const text = /^#fen=(.+)$/.exec(hash)?.[1].replaceAll("+", " ");
  try {
    return text ? decodeURIComponent(text) : null;
  } catch {
    return text ?? null;
  }
}

/** @param {HTMLElement} room */
async function openRoom(room) {
  const kit = await kitOf(room.dataset.game ?? "");
  try {
    const game = new Game(room, kit, await engine());
    game.open();
    addEventListener("hashchange", () => {
      // Other addresses name places on the page.
      if (positionIn(location.hash) !== null) game.open();
    });
  } catch {
    const notice = room.querySelector(".notice");
    if (notice) notice.textContent = word("no-engine");
  }
}

for (const room of document.querySelectorAll(".match[data-game]")) void openRoom(/** @type {HTMLElement} */ (room));
