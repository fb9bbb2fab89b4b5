/** The editor of a game's positions: the board, what can be done on it, and the block that comes of it. */

import { button, element } from "./dom.js";
import { Bench } from "./editor-bench.js";
import { carryFrom } from "./editor-drag.js";
import { fieldsOf } from "./editor-fields.js";
import { radios } from "./editor-form.js";
import { Line } from "./editor-line.js";
import { Insertion, isServed } from "./editor-live.js";
import { Marks, ON_MEN } from "./editor-marks.js";
import { Out } from "./editor-out.js";
import { overlaysOf } from "./editor-overlays.js";
import { readPosition } from "./editor-read.js";
import { bareSetup, fenOf, mirrored, setupOf, withMan } from "./editor-setup.js";
import { Tasks } from "./editor-tasks.js";
import { wishedBlocks } from "./editor-wish.js";
import { paletteOf } from "./palette.js";
import { Sheet } from "./sheet.js";
import { choiceOf, offerIn, typedMove } from "./tools.js";
import { counted, word } from "./words.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Look} Look @typedef {import("./editor-setup.js").Setup} Setup */

/**
 * @typedef {object} Opening What is set up at first, as an address says it.
 * @property {string | null} fen
 * @property {boolean} study
 * @property {string[]} after moves for programs
 * @property {"diagram" | "exercise" | "record"} kind
 * @property {boolean} black
 * @property {string} lesson from which the reader came
 * @property {string} figure
 */

/** What the board does. */
const MODES = ["set", "play", "mark"];

export class Desk {
  /**
   * @param {HTMLElement} room
   * @param {Kit} kit
   * @param {import("./engine.js").Ask | null} engine
   * @param {Opening} opening
   * @param {(parts: Record<string, string>) => void} moved tells what an address is to say
   */
  constructor(room, kit, engine, opening, moved) {
    this.kit = kit;
    this.moved = moved;
    this.opening = opening;
    /** @type {import("./editor-line.js").Ask | null} */
    const ask = engine && ((verb, ...words) => engine(verb, kit.game, ...words));
    this.engine = ask;
    const setup = opening.fen ? setupOf(kit, opening.fen) : setupOf(kit, kit.start);
    this.line = new Line(kit, ask, { setup, study: opening.study, moves: opening.after });
    this.mode = "set";
    this.hand = kit.kinds[0][0];
    /** What is drawn over the men, until something changes. @type {import("./editor-bench.js").Shown | null} */
    this.drawing = null;

    const host = element("div", { class: "board" });
    this.choices = choiceOf();
    const { form: typed, input } = typedMove((text) => this.bench.read(text));
    this.modes = radios(word("editor-mode"), MODES.map((mode) => [mode, word(`editor-mode-${mode}`)]), (mode) => this.turn(mode), "modes");
    const { has } = this.line.first;
    this.marks = new Marks(kit, has, () => this.redrawn());
    this.tasks = new Tasks(kit, has, () => this.written());
    this.out = new Out(has, this.tasks.element, () => this.written(), () => this.link());
    this.palette = paletteOf(kit, this.letters(), (letter) => (this.hand = letter));
    this.fields = fieldsOf(kit, (change) => this.setUp({ ...this.line.draft.setup, ...change }), (study) => this.changed({ study }), (number) => this.array(number));
    this.sheet = new Sheet((count) => this.takeBack(count));
    this.verdict = element("div", { class: "standing", role: "status" });
    this.panels = { set: this.setPanel(), play: this.playPanel(typed), mark: this.marks.element };
    this.undoing = this.tool("undo", () => this.go("undo"));
    this.redoing = this.tool("redo", () => this.go("redo"));
    const bar = element("div", { class: "bar", role: "group", "aria-label": word("tools") }, this.undoing, this.redoing, this.tool("editor-array", () => this.setUp(setupOf(kit, kit.start))), this.tool("editor-empty", () => this.setUp(bareSetup(kit))), this.tool("editor-mirror", () => this.mirror()), this.tool("flip", () => this.flip()));
    const seat = element("div", { class: "seat" }, host, this.verdict);
    const aside = element("div", { class: "aside" }, this.modes.group, ...Object.values(this.panels));
    const foot = element("div", { class: "foot" }, bar);
    room.replaceChildren(element("div", { class: "bench" }, seat, aside, foot), this.out.element);
    room.classList.add("awake");
    this.bench = new Bench(
      host,
      { kit, label: word("editor-board", { game: kit.name }), ask: this.asking, input, offer: (choices) => offerIn(this.choices, choices), made: (play) => this.made(play.m) },
      { mode: () => this.mode, shown: () => this.shown(), pointed: (at) => this.pointed(at), carried: (from, to) => this.carried(from, to), lettered: (at, letter) => this.put(at, letter), went: (way) => this.go(way) },
    );
    this.bench.told.after(this.choices);
    this.bench.standing = () => [this.standing()];
    carryFrom(this.palette, this.bench.board, (letter, at) => this.put(at, letter));
    this.insertion = isServed() ? new Insertion(kit.game, { lesson: opening.lesson, figure: opening.figure }, () => this.blocks) : null;
    if (this.insertion) this.out.taken.append(this.insertion.element);
    /** @type {string[]} */
    this.blocks = [];
    if (opening.black) this.bench.board.show({ black: true });
    this.out.kind = opening.kind;
    this.turn(opening.after.length ? "play" : "set");
    this.out.turn(opening.kind);
  }

  /** The engine as a board asks it. @type {import("./engine.js").Ask} */
  asking = (verb, _game, fen, ...words) => this.line.ask(verb, fen, ...words);

  /** The letters of the men, White's first. */
  letters() {
    const white = this.kit.kinds.map(([letter]) => letter);
    return [white, white.map((letter) => letter.toLowerCase())];
  }

  /** @param {string} key @param {() => void} act */
  tool(key, act) {
    return button(word(key), act);
  }

  setPanel() {
    const text = element("textarea", { rows: 4, spellcheck: "false", autocapitalize: "off", "aria-label": word("editor-text"), "aria-describedby": "editor-text-hint" });
    const form = element("form", { class: "reading" }, element("p", { class: "remark", id: "editor-text-hint" }, word("editor-text-hint")), text, element("button", { type: "submit" }, word("editor-read")));
    this.readNote = element("p", { class: "remark wrong", role: "status" });
    form.append(this.readNote);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.read(text.value);
    });
    const keys = element("p", { class: "remark" }, word("editor-keys", { white: this.kit.kinds[0][0], black: this.kit.kinds[0][0].toLowerCase() }));
    return element("div", { class: "panel" }, this.palette, keys, this.fields.form, element("details", { class: "typing" }, element("summary", {}, word("editor-text")), form));
  }

  /** @param {HTMLElement} typed the form for moves */
  playPanel(typed) {
    const passing = this.tool("pass", () => {
      const pass = this.line.look.moves.find((play) => !play.from && !play.to);
      if (pass) this.made(pass.m);
    });
    this.passing = passing;
    const settle = this.tool("editor-settle", () => this.setUp(setupOf(this.kit, this.line.look.fen), () => word("editor-settled"), []));
    this.settling = settle;
    return element("div", { class: "panel" }, typed, element("div", { class: "bar" }, passing, settle), this.sheet.list);
  }

  /** The board does something else from now on. @param {string} mode */
  turn(mode) {
    this.mode = mode;
    this.modes.set(mode);
    for (const [name, panel] of Object.entries(this.panels)) panel.toggleAttribute("hidden", name !== mode);
    this.update();
    const { moves } = this.line.draft;
    this.bench.tell(mode === "set" && moves.length ? [word("editor-before-moves")] : [word(`editor-how-${mode}`)]);
  }

  /** What lies over the men. @returns {import("./editor-bench.js").Shown} */
  shown() {
    return (this.drawing ??= this.draw());
  }

  draw() {
    const { line, mode, kit } = this;
    const { match } = line;
    const plies = match.plies;
    if (mode === "set" && plies.length) return { fen: match.first.fen, marks: [], arrows: [], labels: [] };
    const shows = this.wished();
    const back = mode !== "play" && shows.includes("before") ? 1 : 0;
    const count = plies.length - back;
    const look = match.lookAt(count);
    const ply = plies[count - 1];
    const play = ply ? (match.lookAt(count - 1).moves.find((one) => one.m === ply.m) ?? null) : null;
    const over = overlaysOf(shows, { kit, look, play, ask: (verb, ...words) => line.ask(verb, look.fen, ...words) });
    const last = mode === "play" && play ? [play.from, play.to].flatMap((at) => (at ? [{ at, kind: "last" }] : [])) : [];
    return { ...over, fen: look.fen, marks: [...over.marks, ...last] };
  }

  /** The overlays that the block shows. */
  wished() {
    if (this.out.kind !== "diagram" || !this.engine) return [];
    const { match } = this.line;
    const before = this.marks.shows.includes("before") && match.plies.length ? 1 : 0;
    const look = match.lookAt(match.plies.length - before);
    if (look.objections.length) return [];
    const men = match.men(look.fen);
    return this.marks.valid((at) => men.has(at), match.plies.length > 0, look.has.hand);
  }

  /**
   * Another position, or another author's word about it.
   * @param {Partial<import("./editor-line.js").Draft>} change
   * @param {() => string} [says] what is said of it then
   */
  changed(change, says) {
    const lost = this.line.change(change);
    this.update();
    this.bench.tell([says?.() ?? ""], lost > 0 ? [counted("editor-lost", lost)] : []);
  }

  /**
   * @param {Setup} setup
   * @param {() => string} [says]
   * @param {string[]} [moves]
   */
  setUp(setup, says, moves) {
    this.changed({ setup, ...(moves ? { moves } : {}) }, says);
  }

  /** Sets a man, or takes off what stands there. @param {string} at @param {string} letter */
  put(at, letter) {
    if (this.mode !== "set") this.turn("set");
    const { setup } = this.line.draft;
    const before = setup.men.get(at);
    const now = letter === before ? "" : letter;
    if (!now && !before) return this.bench.tell([this.bench.board.label(at)]);
    this.setUp(withMan(setup, at, now), () => this.bench.board.label(at));
  }

  /** A point was chosen. @param {string} at */
  pointed(at) {
    if (this.mode === "set") return this.put(at, this.hand);
    const { board } = this.bench;
    const man = board.position.men.has(at);
    if (man && ON_MEN.includes(this.marks.tool)) this.out.man.value = at;
    const says = this.engine ? this.marks.point({ point: at, label: man ? board.label(at).split(",")[0] : at, man }) : word("no-engine");
    board.select(this.marks.from);
    this.bench.tell([says]);
  }

  /** A man was dragged. @param {string} from @param {string | null} to */
  carried(from, to) {
    const { setup } = this.line.draft;
    const letter = this.bench.board.position.men.get(from);
    if (this.mode === "mark" && to && this.marks.tool === "arrow") {
      this.marks.from = from;
      return this.pointed(to);
    }
    if (this.mode !== "set" || !letter) return;
    const without = withMan(setup, from, "");
    // Claims go along with their man.
    const follows = this.out.man.value === from;
    this.setUp(to ? withMan(without, to, letter) : without, () => this.bench.board.label(to ?? from));
    if (!follows || !to) return;
    this.out.man.value = to;
    this.written();
  }

  /** A move was chosen. @param {string} m */
  made(m) {
    const { bench, line } = this;
    const onBoard = bench.board.grid.contains(document.activeElement);
    const { input } = this.bench.table;
    if (document.activeElement === input) input.value = "";
    this.line.change({ moves: [...line.draft.moves, m] });
    this.update(true);
    const ply = line.match.plies[line.match.plies.length - 1];
    bench.tell([ply?.says ?? ""]);
    if (onBoard && ply?.to) bench.board.focus(ply.to);
  }

  /** Gives up all moves after so many. @param {number} count */
  takeBack(count) {
    this.changed({ moves: this.line.draft.moves.slice(0, count) }, () => word("editor-taken-back"));
  }

  /** @param {"undo" | "redo"} way */
  go(way) {
    if (!this.line.go(way)) return;
    this.update();
    this.bench.tell([word(way === "undo" ? "editor-undone" : "editor-redone")]);
  }

  mirror() {
    const { kit, line } = this;
    const setup = mirrored(kit, line.draft.setup);
    const before = line.first.objections.length;
    // Rights that the men's new places do not allow are gone.
    const more = line.ask("look", fenOf(kit, setup)).objections.length > before;
    this.setUp(more ? { ...setup, rights: "-" } : setup, () => word("editor-mirrored"));
  }

  /** Sets up the array of a number. @param {number} number */
  array(number) {
    const told = this.engine ? this.engine("array", number) : {};
    if (told.fen) this.setUp(setupOf(this.kit, told.fen));
    else this.bench.tell([told.error ?? word("no-engine")]);
  }

  flip() {
    const { board } = this.bench;
    board.show({ black: !board.black });
    this.bench.show();
    this.written();
    this.bench.tell([word(`below-${board.black ? "b" : "w"}`)]);
  }

  /** A position that was typed. @param {string} text */
  read(text) {
    const found = readPosition(this.kit, text, this.engine);
    const note = /** @type {HTMLElement} */ (this.readNote);
    note.removeAttribute("lang");
    if ("error" in found) {
      note.textContent = [found.error, found.hint].filter(Boolean).join(" ");
      if (found.english) note.lang = "en";
      return;
    }
    note.textContent = "";
    const { setup, study, after } = found;
    this.changed({ setup, study, moves: after }, () => word("editor-set-up"));
  }

  /** Shows everything as it is now. @param {boolean} [slide] whether the last man is seen going */
  update(slide = false) {
    const { line, bench, mode } = this;
    const { match, draft } = line;
    this.drawing = null;
    const last = mode === "play" ? (match.plies[match.plies.length - 1] ?? null) : null;
    const look = mode === "set" ? match.first : match.look;
    const closed = mode !== "play" ? "" : !this.engine ? word("no-engine") : look.objections.length ? word("editor-refused") : match.end ? match.end.says : "";
    bench.sit(look, last, { closed, slide });
    this.fields.show(draft.setup, draft.study);
    this.sheet.write(match, match.plies.length);
    this.undoing.setAttribute("aria-disabled", String(!line.past.length));
    this.redoing.setAttribute("aria-disabled", String(!line.future.length));
    this.passing?.toggleAttribute("hidden", !look.moves.some((play) => !play.from && !play.to));
    this.settling?.toggleAttribute("hidden", !match.plies.length);
    this.judge();
    this.written();
  }

  /** Draws the overlays anew. */
  redrawn() {
    this.drawing = null;
    this.bench.show();
    this.written();
  }

  /** Whether the position is accepted, and how it stands. */
  judge() {
    const { first } = this.line;
    const accepted = first.objections.length === 0;
    const state = !this.engine ? "unknown" : accepted ? "good" : "bad";
    const title = word(!this.engine ? "editor-unjudged" : accepted ? "editor-accepted" : "editor-refused");
    const lines = accepted ? [this.engine ? this.standing() : ""] : first.objections;
    const text = [title, ...lines].join("\n");
    if (this.verdict.dataset.said === text) return;
    this.verdict.dataset.said = text;
    this.verdict.className = `standing ${state}`;
    this.verdict.replaceChildren(element("b", {}, title), ...lines.filter(Boolean).map((line) => element("span", {}, line)));
  }

  /** Whose turn it is, whether a king is in danger, or how the game ended. */
  standing() {
    const { match, draft, first } = this.line;
    if (first.objections.length) return first.objections.join(" ");
    const { look, end } = match;
    if (end) return end.says;
    const check = look.check === "final" ? ` ${word("editor-check-final")}` : look.danger.includes(look.turn) ? ` ${word("editor-check")}` : "";
    const study = this.study() && !draft.study ? ` ${word("editor-study-seen")}` : "";
    const claims = match.standing.claims.map((claim) => ` ${claim.says}`).join("");
    return word(`turn-${look.turn}`) + check + claims + study;
  }

  /** Whether the position is a study, as the engine or the author says. */
  study() {
    const told = this.engine ? this.line.ask("setup", this.line.first.fen) : null;
    return told?.study ?? this.line.draft.study;
  }

  /** The men of the position now, for whom something can be asked. @returns {[string, string][]} */
  men() {
    const { look } = this.line;
    const { kit } = this;
    const men = [...this.line.match.men(look.fen)].sort(([a], [b]) => (a < b ? -1 : 1));
    const hand = look.has.hand ? [/** @type {[string, string]} */ (["hand", word("editor-hand")])] : [];
    return [...men.map(([at, letter]) => /** @type {[string, string]} */ ([at, word("cell-man", { at, man: kit.men[letter]?.name ?? letter })])), ...hand];
  }

  /** Writes the block. */
  written() {
    // The parts that are still being made tell of their first state.
    if (!this.bench) return;
    const { kit, line, out, tasks } = this;
    const { look } = line;
    const men = this.men();
    out.offer(men);
    const own = [...line.match.men(look.fen)].flatMap(([at, letter]) => (kit.men[letter]?.side === look.turn ? [at] : []));
    tasks.refresh({ look, men, own, ask: (verb, ...words) => line.ask(verb, look.fen, ...words) });
    const { blocks, remark } = wishedBlocks(this);
    this.blocks = blocks;
    out.show(blocks, remark);
    this.moved(this.address());
  }

  /** What the page's address says. */
  address() {
    const { kit, line, out, bench, opening } = this;
    const { setup, study, moves } = line.draft;
    return {
      game: kit.game,
      fen: fenOf(kit, setup),
      ...(study ? { study: "yes" } : {}),
      ...(moves.length ? { after: moves.join(";") } : {}),
      ...(out.kind === "diagram" ? {} : { kind: out.kind }),
      ...(bench.board.black ? { view: "black" } : {}),
      ...(opening.lesson ? { lesson: opening.lesson, figure: opening.figure } : {}),
    };
  }

  /** The whole address. */
  link() {
    return location.href;
  }
}

