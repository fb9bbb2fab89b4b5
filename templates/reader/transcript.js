/** A game as the text that authors put into their lessons. */

import { rowsOf } from "./match.js";

/** @typedef {import("./match.js").Match} Match @typedef {import("./types.js").Kit} Kit */

const NAMES = { w: "white", b: "black" };

/**
 * The moves with their numbers, in lines that are not too long.
 * @param {Match} match
 */
export function movetext(match) {
  const words = rowsOf(match).flatMap(({ number, sides }) => {
    const white = sides.w.map((at) => match.plies[at].t);
    const black = sides.b.map((at) => match.plies[at].t);
    return [white.length ? `${number}. ${white.join(" ")}` : `${number}...`, ...black];
  });
  const lines = [""];
  for (const text of words) {
    const last = lines[lines.length - 1];
    if (last && last.length + text.length > 90) lines.push(text);
    else lines[lines.length - 1] = last ? `${last} ${text}` : text;
  }
  return lines;
}

/**
 * The game as a `record` block.
 * @param {Kit} kit
 * @param {Match} match
 */
export function transcript(kit, match) {
  const start = match.first.fen === kit.start ? [] : [`position: ${match.first.fen}`];
  return ["```record", "id: game", `game: ${kit.game}`, ...start, "moves:", ...movetext(match).map((line) => `  ${line}`), `result: ${resultOf(match)}`, "```", ""].join("\n");
}

/** How a game ended, as a record says it. @param {Match} match */
export function resultOf(match) {
  const { given, end } = match;
  if (given && "resigned" in given) return `${NAMES[given.resigned]} resigned`;
  if (!end) return "open";
  const how = end.winner ? `${NAMES[end.winner]} wins` : "draw";
  return end.rule ? `${how} (${end.rule})` : how;
}
