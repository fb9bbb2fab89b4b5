/** A position that was typed or pasted: a line of text, lists of men, a drawn board, or a whole block of a lesson. */

import { fenOf, hasField, setupOf } from "./editor-setup.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./editor-setup.js").Setup} Setup */

/** @typedef {(verb: string, ...words: (string | number)[]) => any} Ask about the game */

/**
 * @typedef {object} Reading
 * @property {Setup} setup
 * @property {boolean} study whether the text says that it is a study
 * @property {string[]} after the moves that it plays, for programs
 */

/**
 * What a text says, or what is wrong with it; what the engine says of it is English.
 * @param {Kit} kit
 * @param {string} text
 * @param {Ask | null} ask the engine, if there is one
 * @returns {Reading | {error: string, hint?: string, english: boolean}}
 */
export function readPosition(kit, text, ask) {
  const keys = keysOf(text);
  const given = positionOfKeys(kit, keys, text, ask);
  if (given.error !== undefined) return given;
  const setup = withFields(kit, setupOf(kit, given.fen), keys);
  const study = keys.get("study") === "yes";
  const after = ask ? movesIn(kit, setup, study, keys.get("after") ?? "", ask) : [];
  if (!Array.isArray(after)) return { ...after, english: true };
  return { setup, study, after };
}

/** The keys of a block and their values; a text without any has none. @param {string} text */
function keysOf(text) {
  const sides = new Map([[word("side-w").toLowerCase(), "white"], [word("side-b").toLowerCase(), "black"]]);
  /** @type {Map<string, string>} */
  const keys = new Map();
  let last = "";
  for (const line of text.split("\n")) {
    const [, name = "", value = ""] = /^([\p{L}][\p{L}-]*)\s*:(.*)$/u.exec(line) ?? [];
    if (/^(\u0060{3}|~~~|#)/.test(line) || !line.trim()) continue;
    if (name) {
      last = sides.get(name.toLowerCase()) ?? name.toLowerCase();
      keys.set(last, value.trim());
    } else if (last) {
      keys.set(last, `${keys.get(last)}${last === "board" ? "\n" : " "}${line.trim()}`.trim());
    }
  }
  return keys;
}

/**
 * @param {Kit} kit
 * @param {Map<string, string>} keys
 * @param {string} text
 * @param {Ask | null} ask
 * @returns {{fen: string, error?: undefined} | {error: string, hint?: string, english: boolean}}
 */
function positionOfKeys(kit, keys, text, ask) {
  const whole = text.trim();
  const lines = whole.split("\n").map((line) => line.trim());
  const loose = keys.size ? "" : whole;
  const position = keys.get("position") ?? (/^\S*\/\S*/.test(loose) ? loose.replace(/\s+/g, " ") : "");
  if (position === "start") return { fen: kit.start };
  if (position.startsWith("@")) return { error: word("editor-read-reference", { id: position }), english: false };
  if (!ask) return position ? byHand(kit, position) : { error: word("editor-read-no-engine"), english: false };
  const answer = (/** @type {any} */ told) => (told.error ? { error: told.error, hint: told.hint, english: true } : { fen: told.fen });
  const numbered = /^array (\d+)$/.exec(position);
  if (numbered) return answer(ask("array", Number(numbered[1])));
  if (position) return answer(ask("look", position));
  const rows = keys.get("board")?.split("\n") ?? (loose && lines.every((line) => /^\S(\s+\S)*$/.test(line)) ? lines : null);
  if (rows) return answer(ask("drawn", ...rows.filter(Boolean)));
  if (keys.has("white") || keys.has("black")) return answer(ask("men", keys.get("white") ?? "", keys.get("black") ?? ""));
  return { error: word(whole ? "editor-read-unknown" : "editor-read-nothing"), english: false };
}

/**
 * A line of text without an engine to read it: its board must fit.
 * @param {Kit} kit
 * @param {string} fen
 */
function byHand(kit, fen) {
  const rows = fen.split(" ")[0].split("/");
  const wide = (/** @type {string} */ row) => (row.match(/\d+|\D/g) ?? []).reduce((sum, part) => sum + (Number(part) || (kit.men[part] ? 1 : NaN)), 0);
  if (rows.length !== kit.ranks || rows.some((row) => wide(row) !== kit.files.length)) return { error: word("editor-read-unknown"), english: false };
  return { fen: fenOf(kit, setupOf(kit, fen)) };
}

/**
 * The position with what other keys say of it.
 * @param {Kit} kit
 * @param {Setup} setup
 * @param {Map<string, string>} keys
 * @returns {Setup}
 */
function withFields(kit, setup, keys) {
  const made = { ...setup };
  const value = (/** @type {string} */ key, /** @type {string} */ field) => (hasField(kit, field) ? keys.get(key) : undefined);
  const hands = /^(\d+)\/(\d+)$/.exec(value("hands", "hands") ?? "");
  if (keys.get("turn")) made.turn = keys.get("turn") === "black" ? "b" : "w";
  made.rights = value("rights", "rights") ?? made.rights;
  made.target = value("target", "target") ?? made.target;
  made.quiet = Number(value("count-since", "quiet") ?? made.quiet) || 0;
  if (hands) made.hands = [Number(hands[1]), Number(hands[2])];
  return made;
}

/**
 * The moves of a line for programs, or what is wrong with it. A move may be of two words, such as `R c2-c4`.
 * @param {Kit} kit
 * @param {Setup} setup
 * @param {boolean} study
 * @param {string} text
 * @param {Ask} ask
 * @returns {string[] | {error: string, hint?: string}}
 */
function movesIn(kit, setup, study, text, ask) {
  const words = text.split(/\s+|,\s+/).filter((one) => one && !/^\d+\.+$/.test(one));
  let fen = fenOf(kit, setup) + (study && kit.study ? " study" : "");
  /** @type {string[]} */
  const moves = [];
  for (let at = 0; at < words.length; ) {
    const one = ask("read", fen, words[at].replace(/^\d+\.+/, ""));
    const two = one.error && words[at + 1] ? ask("read", fen, `${words[at]} ${words[at + 1]}`) : one;
    if (two.error) return two;
    at += one.error ? 2 : 1;
    moves.push(two.m);
    fen = ask("play", fen, two.m).fen + (study && kit.study ? " study" : "");
  }
  return moves;
}
