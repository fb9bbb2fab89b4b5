/** The block of a lesson that says a position: pure text from what was chosen, as `tabia check` reads it. */

import { rowsOfMen } from "./placement.js";
import { fenOf } from "./editor-setup.js";
import { place } from "./position.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./editor-setup.js").Setup} Setup */

/**
 * @typedef {object} Wish What the block is to say beside the position.
 * @property {"diagram" | "exercise" | "record"} kind
 * @property {"fen" | "lists" | "english" | "board"} notation
 * @property {string} id
 * @property {string} caption
 * @property {boolean} black whether the board is seen from Black's side
 * @property {boolean} study whether the block must say that it is a study
 * @property {string | null} rights those that the position has if nothing is said, where that is known
 * @property {string[]} after the moves from the position
 * @property {string[]} show overlays
 * @property {[string, string][]} claims keys with what the engine says
 * @property {[string, string][]} task the keys of an exercise
 * @property {{moves: string[], result: string, shown: string | null}} record its lines of moves, its end, the turn after
 *   which the board is shown
 */

/** The longest that a line should be. */
const LINE = 100;

const FENCE = "\u0060".repeat(3);

/**
 * The block. A record of a position that is a study takes it from a diagram, which stands before it.
 * @param {Kit} kit
 * @param {Setup} setup
 * @param {Wish} wish
 * @returns {string[]} one block, or both
 */
export function blocksOf(kit, setup, wish) {
  if (wish.kind === "record") return recordOf(kit, setup, wish);
  const silent = wish.kind === "exercise" && wish.task.some(([key, value]) => key === "task" && value === "set up");
  const head = [...line("id", wish.id), line("game", kit.game)].flat();
  const position = silent ? [] : [...positionOf(kit, setup, wish), ...foldedLine("after", wish.after.join(" "), " ")];
  const study = wish.study && !silent ? line("study", "yes") : [];
  const shows = wish.kind === "diagram" ? foldedLine("show", wish.show.join(", "), ", ") : [];
  const claims = wish.kind === "diagram" ? wish.claims.flatMap(([key, value]) => foldedLine(key, value, key === "state" ? ", " : " ")) : [];
  const view = wish.black ? line("view", "black") : [];
  const tasks = wish.kind === "exercise" ? wish.task.flatMap(([key, value]) => line(key, value)) : [];
  return [fenced(wish.kind, [...head, ...position, ...study, ...shows, ...claims, ...view, ...line("caption", wish.caption), ...tasks])];
}

/**
 * A record, and before it the diagram that says that its position is a study.
 * @param {Kit} kit
 * @param {Setup} setup
 * @param {Wish} wish
 */
function recordOf(kit, setup, wish) {
  const { moves, result, shown } = wish.record;
  const fen = fenOf(kit, setup);
  const first = `${wish.id || "game"}-start`;
  const start = wish.study ? `@${first}` : fen === kit.start ? "start" : fen;
  const ends = [...(shown ? line("show after", shown) : []), ...line("result", result)];
  const record = fenced("record", [...line("id", wish.id), ...line("game", kit.game), ...line("position", start), "moves:", ...moves.map((words) => `  ${words}`), ...ends]);
  if (!wish.study) return [record];
  // Lists would lose the number of the move.
  return [...blocksOf(kit, setup, { ...wish, kind: "diagram", notation: "fen", id: first, after: [], show: [], claims: [] }), record];
}

/**
 * The keys that give the position.
 * @param {Kit} kit
 * @param {Setup} setup
 * @param {Wish} wish
 */
function positionOf(kit, setup, { notation, rights }) {
  const fen = fenOf(kit, setup);
  // Lists without a man would be no lists.
  if (notation === "fen" || (setup.men.size === 0 && notation !== "board")) return line("position", fen === kit.start ? "start" : fen);
  const men = notation === "board" ? ["board:", ...drawnRows(kit, setup.men)] : [...listOf(kit, setup.men, "w", notation), ...listOf(kit, setup.men, "b", notation)];
  const fields = kit.fields.flatMap((field) => {
    const [name] = field.split(" ");
    if (name === "turn" && setup.turn === "b") return line("turn", "black");
    if (name === "rights" && setup.rights !== rights) return line("rights", setup.rights);
    if (name === "hands" && setup.hands.some(Boolean)) return line("hands", setup.hands.join("/"));
    if (name === "target" && setup.target !== "-") return line("target", setup.target);
    if (name === "quiet" && setup.quiet > 0) return line("count-since", String(setup.quiet));
    return [];
  });
  return [...men, ...fields];
}

/**
 * The rows of a drawn board.
 * @param {Kit} kit
 * @param {Map<string, string>} men
 */
function drawnRows(kit, men) {
  return rowsOfMen(kit, men).map((row) => `  ${row.map((letter) => (letter === " " ? "." : letter)).join(" ")}`);
}

/**
 * The men of a side as the line of a block.
 * @param {Kit} kit
 * @param {Map<string, string>} men
 * @param {import("./types.js").Side} side
 * @param {string} notation
 */
function listOf(kit, men, side, notation) {
  return foldedLine(side === "w" ? "white" : "black", menOfSide(kit, men, side, notation === "english"), ", ");
}

/**
 * The men of a side by their names, in the page's language or in English, in the order of the kinds.
 * @param {Kit} kit
 * @param {Map<string, string>} men
 * @param {import("./types.js").Side} side
 * @param {boolean} english
 */
function menOfSide(kit, men, side, english) {
  const inOrder = (/** @type {string} */ a, /** @type {string} */ b) => {
    const [[fileA, rankA], [fileB, rankB]] = [place(kit, a), place(kit, b)];
    return rankA - rankB || fileA - fileB;
  };
  const items = kit.kinds.flatMap(([letter, id, name]) => {
    const own = side === "w" ? letter : letter.toLowerCase();
    const points = [...men].filter(([, one]) => one === own).map(([at]) => at).sort(inOrder);
    return points.length ? [`${english ? englishName(id) : name} ${points.join(" ")}`] : [];
  });
  return items.join(", ");
}

/** The English name of a kind, which its id spells. @param {string} id */
function englishName(id) {
  return id.split("-").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");
}

/**
 * A key with its value in one line, or nothing without a value.
 * @param {string} key
 * @param {string} value
 */
function line(key, value) {
  const text = value.replace(/\s+/g, " ").trim();
  return text ? [`${key}: ${text}`] : [];
}

/**
 * A key with a list for its value, over several lines where it is long.
 * @param {string} key
 * @param {string} value
 * @param {string} separator where it may be broken
 */
function foldedLine(key, value, separator) {
  const [whole = ""] = line(key, value);
  if (whole.length <= LINE) return whole ? [whole] : [];
  const lines = [`${key}:`];
  const parts = value.split(separator);
  parts.forEach((part, at) => {
    const text = at + 1 < parts.length ? part + separator.trimEnd() : part;
    const last = lines[lines.length - 1];
    const joined = `${last} ${text}`;
    if (joined.length <= LINE) lines[lines.length - 1] = joined;
    else lines.push(`  ${text}`);
  });
  return lines;
}

/**
 * @param {string} kind
 * @param {string[]} lines
 */
function fenced(kind, lines) {
  return [FENCE + kind, ...lines, FENCE, ""].join("\n");
}
