/** Answers that are moves: all of a sort, or one that reaches a goal and is played on the board. */

import { boardOf, field, MOST_WRONG, recount, tally } from "./answer-squares.js";
import { button, element } from "./dom.js";
import { engine } from "./engine.js";
import { endsOf, movesBetween, movesMeant } from "./task.js";
import { counted, word } from "./words.js";

/** @typedef {import("./task.js").Task} Task @typedef {import("./task.js").Candidate} Candidate */
/** @typedef {import("./exercise.js").Way} Way @typedef {import("./types.js").Mark} Mark */

/**
 * Why there is no such move, as the engine tells it; where there is no engine, that there is none.
 * @param {Task} task
 * @param {string} from
 * @param {string} to
 * @returns {Promise<string>}
 */
async function reason(task, from, to) {
  try {
    const { says } = (await engine())("why", task.game, task.fen ?? "", from === "@" ? "-" : from, to);
    if (says) return says;
  } catch {
    // No WebAssembly: the exercise knows its own answers.
  }
  return word("no-move", { from: from === "@" ? "" : from, to });
}

/**
 * The candidates that a typed text means, or an excuse. What the page cannot read, the engine may.
 * @param {Task} task
 * @param {string} text
 * @returns {Promise<Candidate[] | string>}
 */
async function meant(task, text) {
  const found = movesMeant(task, text);
  if (found.length > 0) return found;
  try {
    const { m, error } = (await engine())("read", task.game, task.fen ?? "", text);
    const known = task.candidates.filter((one) => one.m === m);
    if (known.length > 0) return known;
    if (m) return [{ m, t: text, right: false }];
    if (error) return error;
  } catch {
    // As above.
  }
  return word("no-such-move", { text });
}

/**
 * The moves of a list. A comma with a blank after it stands between them; any other may belong to a move.
 * @param {Task} task
 * @param {string} text
 */
function listed(task, text) {
  const parts = text.split(/;|,\s+/).flatMap((part) => (movesMeant(task, part).length > 0 ? [part] : part.split(",")));
  return parts.filter((part) => part.trim());
}

/**
 * Two points, one after the other, are a move.
 * @param {import("./board.js").Board} board
 * @param {Task} task
 * @param {(from: string, to: string) => void} moved
 * @param {HTMLElement} told where it is said what is chosen
 */
function picking(board, task, moved, told) {
  /** @type {string | null} */
  let from = null;
  const move = (/** @type {string} */ start, /** @type {string} */ to) => {
    from = null;
    moved(start, to);
  };
  const origin = (/** @type {string | null} */ point) => {
    from = point;
    board.show({ marks: point ? [{ at: point, kind: "origin" }] : [], notes: point ? new Map([[point, word("cell-chosen")]]) : new Map() });
    board.select(point);
    if (point) told.textContent = board.label(point);
  };
  const leave = (/** @type {string} */ point) => {
    origin(null);
    told.textContent = word("unchosen", { at: point });
  };
  return {
    drop: () => origin(null),
    choose: (/** @type {string} */ point) => {
      const own = board.position.turn === null || board.kit.men[board.position.men.get(point) ?? ""]?.side === board.position.turn;
      const stands = board.position.men.has(point);
      if (from === point) return movesBetween(task, point, point).length > 0 ? move(point, point) : leave(point);
      if (from && movesBetween(task, from, point).length > 0) return move(from, point);
      if (!from && !stands && movesBetween(task, "@", point).length > 0) return move("@", point);
      if (stands && own) return origin(point);
      if (from) move(from, point);
      else told.textContent = word("how-moves");
    },
  };
}

/**
 * Every move of a sort.
 * @param {Task} task
 * @param {HTMLElement} host
 * @param {() => void} run
 * @returns {Promise<Way>}
 */
export async function movesWay(task, host, run) {
  const all = task.candidates.filter((one) => one.right).length;
  /** @type {Map<string, Candidate>} */
  const chosen = new Map();
  let none = false;
  const count = element("output", { class: "count" });
  const list = element("ul", { class: "picked" });
  const { input, line } = field(word("typed-moves"), word("typed-moves-example"));
  const board = await boardOf(task, host, { choose: (point) => picks.choose(point), drop: moved, leave: () => picks.drop() });
  const picks = picking(board, task, moved, count);

  function moved(/** @type {string} */ from, /** @type {string} */ to) {
    const found = movesBetween(task, from, to);
    const made = found.length > 0 ? found : [{ m: `${from}${to}`, t: `${from}–${to}`, right: false }];
    const off = made.every((one) => chosen.has(one.m));
    for (const one of made) off ? chosen.delete(one.m) : chosen.set(one.m, one);
    picks.drop();
    show();
    count.textContent = `${word(off ? "unchosen" : "chosen", { at: made[0].t })}; ${counted("chosen-count", chosen.size)}`;
  }
  function show(/** @type {Mark[]} */ marks = []) {
    none = false;
    const lit = [...chosen.keys()].flatMap((m) => Object.values(endsOf(m))).filter((at) => at !== null && at !== "@");
    board.show({ lit: /** @type {string[]} */ (lit), marks });
    recount(count, counted("chosen-count", chosen.size));
    list.replaceChildren(
      ...[...chosen.values()].map((one) => {
        const drop = () => {
          chosen.delete(one.m);
          show();
          board.focus(board.current);
        };
        return element("li", {}, button(one.t, drop, { class: "chip", "aria-label": word("unchoose", { move: one.t }) }));
      }),
    );
  }
  const nothing = button(word("there-are-none"), () => {
    chosen.clear();
    input.value = "";
    show();
    none = true;
    run();
  }, { class: "act" });

  return {
    controls: [element("p", { class: "how" }, word("how-moves")), line, list, count],
    none: nothing,
    async mark() {
      for (const text of listed(task, input.value)) {
        const found = await meant(task, text);
        if (typeof found === "string") return { right: null, says: [found] };
        for (const one of found) chosen.set(one.m, one);
      }
      const empty = none;
      input.value = "";
      if (chosen.size === 0 && !empty) return { right: null, says: [word("nothing-chosen")] };
      const given = [...chosen.values()];
      const wrong = given.filter((one) => !one.right);
      show(given.flatMap(({ m, right }) => (endsOf(m).to ? [{ at: /** @type {string} */ (endsOf(m).to), kind: right ? "move" : "refused" }] : [])));
      const found = given.length - wrong.length;
      if (wrong.length === 0 && found === all) return { right: true, says: [] };
      const why = wrong.slice(0, MOST_WRONG).map(({ m, says }) => says ?? reason(task, endsOf(m).from ?? "", endsOf(m).to ?? ""));
      return { right: false, near: found > 0, says: [...tally(found, all, wrong.length), ...(await Promise.all(why))] };
    },
    again(everything) {
      for (const [m, { right }] of chosen) if (everything || !right) chosen.delete(m);
      input.value = "";
      show();
    },
  };
}

/**
 * A move that reaches a goal.
 * @param {Task} task
 * @param {HTMLElement} host
 * @param {() => void} run
 * @returns {Promise<Way>}
 */
export async function playWay(task, host, run) {
  /** @type {Candidate | string | null} */
  let played = null;
  let timer = 0;
  const { input, line } = field(word("typed-move"), word("typed-move-example"));
  const choices = element("div", { class: "picked" });
  const on = button(word("play-on"), () => step(), { class: "act", hidden: true });
  const said = element("output", { class: "count" });
  const board = await boardOf(task, host, { choose: (point) => picks.choose(point), drop: moved, leave: () => picks.drop() });
  const picks = picking(board, task, moved, said);
  let impossible = false;
  const none = button(word("impossible"), () => {
    impossible = true;
    run();
  }, { class: "act" });
  const pass = task.candidates.find((one) => one.m === "pass");
  let at = 0;

  async function moved(/** @type {string} */ from, /** @type {string} */ to) {
    if (played) return;
    const found = movesBetween(task, from, to);
    if (found.length > 1) return ask(found);
    give(found[0] ?? (await reason(task, from, to)));
  }
  /** Several moves lead there: which is meant? */
  function ask(/** @type {Candidate[]} */ found) {
    choices.replaceChildren(...found.map((one) => button(one.t, () => give(one), { class: "chip" })));
    choices.querySelector("button")?.focus();
  }
  function give(/** @type {Candidate | string} */ one) {
    choices.replaceChildren();
    played = one;
    run();
  }
  /** Shows a move of the line. */
  function show(/** @type {number} */ number) {
    const move = /** @type {Candidate} */ (played).line?.[number];
    if (!move) return;
    at = number;
    const ends = Object.values(endsOf(move.m)).filter((point) => point !== null && point !== "@");
    board.show({ fen: move.fen, lit: [], notes: new Map(), marks: ends.map((point) => ({ at: /** @type {string} */ (point), kind: "last" })) });
    board.select(null);
    said.textContent = move.t;
    on.hidden = !(/** @type {Candidate} */ (played).line?.[number + 1]);
  }
  function step() {
    show(at + 1);
    if (on.hidden) board.focus(board.current);
  }
  const controls = [line, choices, said, on];
  if (pass) controls.splice(1, 0, button(pass.t, () => give(pass), { class: "act" }));

  return {
    controls,
    none,
    async mark() {
      if (impossible) {
        impossible = false;
        const right = !task.candidates.some((one) => one.right);
        return { right, says: right ? [] : [word("possible")] };
      }
      if (!played && input.value.trim()) {
        const found = await meant(task, input.value);
        if (typeof found !== "string" && found.length > 1) {
          ask(found);
          return { right: null, says: [word("which-move")] };
        }
        played = typeof found === "string" ? found : found[0];
      }
      if (!played || typeof played === "string") {
        const says = [played ?? word("no-move-yet")];
        played = null;
        picks.drop();
        return { right: null, says };
      }
      const { right, says } = played;
      const also = task.candidates.filter((one) => one.right && one !== played).map((one) => one.t);
      show(0);
      if (right) return { right, says: also.length > 0 ? [...(says ? [says] : []), word("also-right", { moves: also.join(", ") })] : says ? [says] : [] };
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) show(1);
      else {
        clearTimeout(timer);
        timer = window.setTimeout(() => show(1), 900);
      }
      return { right, says: [says ?? word("wrong-move")] };
    },
    again() {
      clearTimeout(timer);
      played = null;
      at = 0;
      on.hidden = true;
      said.textContent = "";
      input.value = "";
      board.rest();
      if (!board.still) board.show({});
    },
  };
}
