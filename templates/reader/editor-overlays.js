/** What `show:` would draw, drawn on the live board. */

import { movesOf, switched } from "./overlays.js";
import { page } from "./data.js";
import { placed } from "./position.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Look} Look @typedef {import("./types.js").Mark} Mark */
/** @typedef {import("./types.js").Play} Play @typedef {import("./editor-bench.js").Shown} Shown */

/**
 * @typedef {object} View What is drawn over.
 * @property {Kit} kit
 * @property {Look} look the position
 * @property {Play | null} play the last move
 * @property {(verb: string, ...words: string[]) => any} ask about the position
 */

/**
 * The marks and arrows of overlays as a block lists them.
 * @param {string[]} shows such as `moves c2`, `arrow a1 b3`, `label c4 "x"`
 * @param {View} view
 * @returns {Omit<Shown, "fen">}
 */
export function overlaysOf(shows, view) {
  /** @type {Mark[]} */
  const marks = [];
  /** @type {Shown["arrows"]} */
  const arrows = [];
  /** @type {Shown["labels"]} */
  const labels = [];
  for (const show of shows) {
    const [verb, ...words] = show.split(" ");
    if (verb === "arrow") arrows.push({ from: words[0], to: words[1], last: false });
    else if (verb === "label") labels.push({ at: words[0], text: words.slice(1).join(" ").replaceAll('"', "") });
    else if (verb === "last-move") arrows.push(...lastArrows(view, marks));
    else marks.push(...marksOf(verb, words, view));
  }
  return { marks, arrows, labels };
}

/**
 * @param {string} verb
 * @param {string[]} words
 * @param {View} view
 * @returns {Mark[]}
 */
function marksOf(verb, words, view) {
  const { kit, look, ask } = view;
  const [at = ""] = words;
  if (verb === "moves" && at) return movesFrom(at, view);
  if (verb === "moves" || verb === "captures") return allMoves(verb === "captures", view);
  if (verb === "refusals") {
    const refused = ask("exactly", at === "hand" ? "-" : at).refused ?? [];
    return [...originOf(at), ...refused.map((/** @type {[string, string]} */ [to, rule]) => ({ at: to, kind: "refused", note: kit.rules[rule]?.title ?? rule }))];
  }
  if (verb === "strikes") return [...originOf(at), ...switched(new Set([`strikes ${at}`]), look, ask, page)];
  if (verb === "force") {
    const force = ask("force")[at];
    return force ? [{ at, kind: "text", text: force.join(":"), note: force.join(":") }] : [];
  }
  if (verb === "frozen" || verb === "zone") return switched(new Set([[verb, ...words].join(" ")]), look, ask, page);
  if (verb === "mark") return words.map((at) => ({ at, kind: "marked" }));
  return [];
}

/** @param {string} at @returns {Mark[]} */
function originOf(at) {
  return at === "hand" ? [] : [{ at, kind: "origin" }];
}

/** The moves of a man, or of the hand. @param {string} at @param {View} view */
function movesFrom(at, { kit, look, ask }) {
  const from = at === "hand" ? null : at;
  const squares = look.over ? {} : (ask("verdicts", from ?? "-").squares ?? {});
  const plays = look.moves.filter((play) => play.from === from);
  return movesOf({ from, squares, plays }, placed(kit, look.fen).men, kit, page).marks;
}

/** The moves of the side to move, or its captures. @param {boolean} captures @param {View} view @returns {Mark[]} */
function allMoves(captures, { look }) {
  const plays = look.moves.filter((play) => play.to && (!captures || play.takes.length));
  const origins = new Set(plays.flatMap((play) => play.from ?? []));
  const marks = new Map(plays.map(({ to, takes }) => [to ?? "", takes.includes(to ?? "") ? "capture" : "move"]));
  const elsewhere = plays.flatMap(({ to, takes }) => takes.filter((at) => at !== to));
  for (const at of elsewhere) if (!marks.has(at)) marks.set(at, "taken");
  return [...[...origins].map((at) => ({ at, kind: "origin" })), ...[...marks].map(([at, kind]) => ({ at, kind }))];
}

/** The arrow of the last move; its ends are marked. @param {View} view @param {Mark[]} marks @returns {Shown["arrows"]} */
function lastArrows({ play }, marks) {
  if (!play) return [];
  for (const at of new Set([play.from, play.to])) if (at) marks.push({ at, kind: "last" });
  marks.push(...play.takes.filter((at) => at !== play.to).map((at) => ({ at, kind: "taken" })));
  return play.from && play.to && play.from !== play.to ? [{ from: play.from, to: play.to, last: true }] : [];
}
