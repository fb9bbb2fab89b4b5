/** Who plays: people or opponents of three strengths; and what a browser keeps of a game until the next visit. */

import { element } from "./dom.js";
import { store, stored } from "./stored.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Side} Side @typedef {import("./match.js").GivenEnd} GivenEnd */

/** @typedef {Record<Side, number>} Players the strength of each side's opponent; 0 is a person */

/**
 * @typedef {object} Kept
 * @property {string} start the position from which the game was played
 * @property {string[]} moves for programs
 * @property {GivenEnd | null} given
 * @property {Players} players
 * @property {boolean} turning whether the board is turned to the side to move
 */

const STRENGTHS = ["person", "easy", "medium", "hard"];

/**
 * The choice of who plays.
 * @param {Players} players
 * @param {boolean} turning
 * @param {(players: Players, turning: boolean) => void} chosen
 */
export function playersOf(players, turning, chosen) {
  const choice = (/** @type {Side} */ side) => {
    const options = STRENGTHS.map((name, at) => element("option", { value: at, selected: players[side] === at }, word(`play-${name}`)));
    return element("select", {}, ...options);
  };
  const white = choice("w");
  const black = choice("b");
  const box = element("input", { type: "checkbox", checked: turning });
  const turned = element("label", { class: "turning" }, box, element("span", {}, word("play-turning")));
  const changed = () => {
    const now = { w: white.selectedIndex, b: black.selectedIndex };
    turned.toggleAttribute("hidden", now.w + now.b > 0);
    chosen(now, box.checked);
  };
  for (const field of [white, black, box]) field.addEventListener("change", changed);
  turned.toggleAttribute("hidden", players.w + players.b > 0);
  const row = (/** @type {string} */ key, /** @type {HTMLElement} */ field) => element("label", {}, element("span", {}, word(key)), field);
  return element("fieldset", { class: "players" }, element("legend", {}, word("play-players")), row("play-white", white), row("play-black", black), turned);
}

/**
 * What was kept of a game.
 * @param {string} game
 * @returns {Kept | null}
 */
export function kept(game) {
  try {
    const value = JSON.parse(stored(`play/${game}`) ?? "null");
    const strengths = [value?.players?.w, value?.players?.b];
    const sound = typeof value?.start === "string" && Array.isArray(value.moves) && strengths.every((one) => one in STRENGTHS);
    const { given = null } = value ?? {};
    const ended = ["w", "b"].includes(given?.resigned) || typeof given?.claimed?.says === "string";
    return sound ? { ...value, given: ended ? given : null } : null;
  } catch {
    return null;
  }
}

/** @param {string} game @param {Kept} value */
export function keep(game, value) {
  store(`play/${game}`, JSON.stringify(value));
}
