/** What can be drawn over a position: a man's moves, the last move, force, strikes, men that cannot move, zones. */

import { word } from "./words.js";

/** @typedef {import("./engine.js").Ask} Ask @typedef {import("./types.js").Look} Look @typedef {import("./types.js").Play} Play */
/** @typedef {import("./types.js").Mark} Mark @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Home} Home */

/**
 * What a man may do, or a man of the hand: the rules by point, of which the first is `+` where it may go.
 * @typedef {{from: string | null, squares: Record<string, string[]>, plays: Play[]}} Chosen
 */

/**
 * The marks of a chosen man's moves, and the words for the cells.
 * @param {Chosen} chosen
 * @param {Map<string, string>} men the letters of the men by their points
 * @param {Kit} kit
 * @param {Home} home
 * @returns {{marks: Mark[], notes: Map<string, string>}}
 */
export function movesOf(chosen, men, kit, home) {
  const side = kit.men[men.get(chosen.from ?? "") ?? ""]?.side;
  /** @type {Mark[]} */
  const marks = chosen.from ? [{ at: chosen.from, kind: "origin" }] : [];
  /** @type {Map<string, string>} */
  const notes = new Map();
  for (const [at, [first]] of Object.entries(chosen.squares)) {
    const there = kit.men[men.get(at) ?? ""]?.side;
    const capture = there !== undefined && there !== side;
    if (first === "+" && at === chosen.from) {
      notes.set(at, word("may-leave", {}, home));
    } else if (first === "+") {
      marks.push({ at, kind: capture ? "capture" : "move" });
      notes.set(at, word(capture ? "may-capture" : "may-enter", {}, home));
    } else if (first && first !== "reach" && at !== chosen.from) {
      notes.set(at, word("refused", { rule: kit.rules[first]?.title ?? first }, home));
    }
  }
  const elsewhere = new Set(chosen.plays.flatMap((play) => play.takes.filter((at) => at !== play.to)));
  for (const at of elsewhere) {
    if (chosen.squares[at]?.[0] !== "+") marks.push({ at, kind: "taken" });
    const note = word("may-be-taken", {}, home);
    notes.set(at, notes.has(at) ? `${notes.get(at)}, ${note}` : note);
  }
  if (chosen.from) {
    const note = notes.get(chosen.from);
    notes.set(chosen.from, word("origin", {}, home) + (note ? `, ${note}` : ""));
  }
  return { marks, notes };
}

/**
 * The words for the cells: what the switches show joins what is known of a move.
 * @param {Mark[]} over
 * @param {Map<string, string>} notes
 */
export function noted(over, notes) {
  const all = new Map(notes);
  for (const { at, note } of over) if (note) all.set(at, [all.get(at), note].filter(Boolean).join(", "));
  return all;
}

/** The marks of the last move. @param {Play | null} play @returns {Mark[]} */
export function lastMove(play) {
  const ends = play ? new Set([play.from, play.to]) : [];
  return [...ends].flatMap((at) => (at ? [{ at, kind: "last" }] : []));
}

/**
 * The switches that a game has: keys and what is written on them.
 * @param {Look} look
 * @param {Home} home
 * @returns {[string, string][]}
 */
export function switchesOf(look, home) {
  const say = (/** @type {string} */ key) => word(key, {}, home);
  const { force, frozen, zones } = look.has;
  return [
    ...(force ? [["force w", say("force-white")], ["force b", say("force-black")]] : []),
    ["struck w", say("strikes-white")],
    ["struck b", say("strikes-black")],
    ...(frozen ? [["frozen", say("frozen")]] : []),
    ...zones.map((zone) => [`zone ${zone.id}`, zone.name]),
  ].map(([key, text]) => [key, text[0].toUpperCase() + text.slice(1)]);
}

/**
 * The marks of the switches that are on, and of `strikes` of single points.
 * @param {Set<string>} on
 * @param {Look} look
 * @param {(verb: string, ...words: string[]) => any} ask about the position
 * @param {Home} home
 * @returns {Mark[]}
 */
export function switched(on, look, ask, home) {
  /** @type {Mark[]} */
  const marks = [];
  const struck = new Set();
  const say = (/** @type {string} */ key, args = {}) => word(key, args, home);
  for (const key of on) {
    const [verb, name] = key.split(" ");
    if (verb === "zone") {
      const zone = look.has.zones.find((zone) => zone.id === name);
      marks.push(...(zone?.squares ?? []).map((at) => ({ at, kind: "zone", note: zone?.name })));
    } else if (verb === "frozen") {
      marks.push(...(look.frozen ?? []).map((at) => ({ at, kind: "frozen", note: say("cell-frozen") })));
    } else if (verb === "captures") {
      const taken = new Set(look.moves.flatMap((play) => play.takes));
      marks.push(...[...taken].map((at) => ({ at, kind: "capture" })));
    } else if (verb === "struck" || verb === "strikes") {
      for (const at of ask(verb, name).squares ?? []) struck.add(at);
    }
  }
  marks.push(...[...struck].map((at) => ({ at, kind: "strike", note: say("cell-struck") })));
  const sides = ["w", "b"].map((side) => on.has(`force ${side}`));
  if (sides.includes(true)) {
    for (const [at, force] of Object.entries(ask("force"))) {
      const text = sides.flatMap((shown, side) => (shown ? [force[side]] : []));
      // Where nobody has any, nothing is to be read.
      if (text.some((one) => one !== "0")) marks.push({ at, kind: "text", text: text.join(":"), note: say("cell-force", { force: text.join(":") }) });
    }
  }
  return marks;
}
