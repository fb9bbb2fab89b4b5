/** A position as an author sets it up: its men and the fields beside them, read from a text and written as one. */

import { placement } from "./placement.js";
import { place, placed, pointAt } from "./position.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Side} Side */

/**
 * @typedef {object} Setup
 * @property {Map<string, string>} men the letters of the men by their points
 * @property {Side} turn
 * @property {string} rights their letters, or `-`
 * @property {[number, number]} hands how many men are in hand
 * @property {string} target the point passed over by a double step, or `-`
 * @property {number} quiet plies since the last capture
 * @property {number} number of the move
 */

/**
 * A board on which nobody stands. White is to move.
 * @param {Kit} kit
 * @returns {Setup}
 */
export function bareSetup(kit) {
  const { hands } = setupOf(kit, kit.start);
  return { men: new Map(), turn: "w", rights: "-", hands, target: "-", quiet: 0, number: 1 };
}

/**
 * The parts of a position's text, which the engine has read before.
 * @param {Kit} kit
 * @param {string} fen
 * @returns {Setup}
 */
export function setupOf(kit, fen) {
  const words = fen.trim().split(/\s+/);
  const { men, hands } = placed(kit, fen);
  const written = (/** @type {string} */ name) => {
    const at = kit.fields.findIndex((field) => field.split(" ")[0] === name);
    return at < 0 ? undefined : words[at + 1];
  };
  return {
    men,
    turn: written("turn") === "b" ? "b" : "w",
    rights: written("rights") ?? "-",
    hands,
    target: written("target") ?? "-",
    quiet: whole(written("quiet"), 0),
    number: whole(written("number"), 1),
  };
}

/**
 * The position's text.
 * @param {Kit} kit
 * @param {Setup} setup
 */
export function fenOf(kit, setup) {
  const fields = kit.fields.flatMap((field) => fieldOf(setup, field));
  return [placement(kit, setup.men), ...fields].join(" ");
}

/**
 * A field of the text, as the game writes it.
 * @param {Setup} setup
 * @param {string} field the word by which the kit names it, and what belongs to it
 * @returns {string | []}
 */
function fieldOf(setup, field) {
  const [name, detail] = field.split(" ");
  if (name === "turn") return setup.turn;
  if (name === "rights") return setup.rights;
  if (name === "hands") return setup.hands.join("/");
  if (name === "target") return setup.target;
  if (name === "quiet") return detail && setup.quiet === 0 ? [] : String(setup.quiet);
  if (name === "number") return String(setup.number);
  return detail;
}

/**
 * The letters of the rights that the game knows; none where it has no such field.
 * @param {Kit} kit
 */
export function rightsOf(kit) {
  return [...(kit.fields.find((field) => field.startsWith("rights"))?.split(" ")[1] ?? "")];
}

/**
 * Whether the game's text has a field.
 * @param {Kit} kit
 * @param {string} name
 */
export function hasField(kit, name) {
  return kit.fields.some((field) => field.split(" ")[0] === name);
}

/**
 * The position in a mirror: the files change places, the sides do not. What was passed over goes along.
 * @param {Kit} kit
 * @param {Setup} setup
 * @returns {Setup}
 */
export function mirrored(kit, setup) {
  const other = (/** @type {string} */ at) => {
    const [file, rank] = place(kit, at);
    return pointAt(kit, kit.files.length - 1 - file, rank) ?? at;
  };
  const men = new Map([...setup.men].map(([at, letter]) => [other(at), letter]));
  return { ...setup, men, target: setup.target === "-" ? "-" : other(setup.target) };
}

/**
 * With a man on a point, or without one.
 * @param {Setup} setup
 * @param {string} point
 * @param {string} letter nothing takes away what stands there
 * @returns {Setup}
 */
export function withMan(setup, point, letter) {
  const men = new Map(setup.men);
  if (letter) men.set(point, letter);
  else men.delete(point);
  return { ...setup, men };
}

/**
 * A whole number that a text writes, or another.
 * @param {string | undefined} text
 * @param {number} other
 */
function whole(text, other) {
  return text && /^\d+$/.test(text) ? Number(text) : other;
}
