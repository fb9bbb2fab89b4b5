/** An answer that is a position: men are put on an empty board. */

import { boardOf, field, recount, tally } from "./answer-squares.js";
import { element } from "./dom.js";
import { paletteOf } from "./palette.js";
import { placement } from "./placement.js";
import { placed } from "./position.js";
import { pointsIn } from "./task.js";
import { counted, word } from "./words.js";

/** @typedef {import("./task.js").Task} Task @typedef {import("./exercise.js").Way} Way */
/** @typedef {import("./types.js").Kit} Kit */

/**
 * The array of a game.
 * @param {Task} task
 * @param {HTMLElement} host
 * @returns {Promise<Way>}
 */
export async function setUpWay(task, host) {
  const count = element("output", { class: "count" });
  const board = await boardOf(task, host, { choose: put });
  const { kit } = board;
  const target = placed(kit, task.candidates[0].m).men;
  const named = naming(kit, task.answer, target);
  /** @type {Map<string, string>} */
  let men = new Map();
  let hand = Object.keys(kit.men)[0];
  const palette = paletteOf(kit, [Object.keys(kit.men)], (letter) => (hand = letter));
  const { input, line } = field(word("typed-men"), word("typed-men-example", { men: example(kit) }));
  show();

  function put(/** @type {string} */ point) {
    const same = men.get(point) === hand;
    if (same || !hand) men.delete(point);
    else men.set(point, hand);
    show();
    count.textContent = `${board.label(point)}; ${counted("men-count", men.size)}`;
  }
  function show(/** @type {import("./types.js").Mark[]} */ marks = []) {
    board.show({ fen: placement(kit, men), marks });
    recount(count, counted("men-count", men.size));
  }
  return {
    controls: [palette, line, count],
    mark() {
      if (input.value.trim()) {
        const read = menIn(kit, input.value, named);
        if (typeof read === "string") return { right: null, says: [word("no-men", { text: read })] };
        men = read;
        input.value = "";
      }
      if (men.size === 0) return { right: null, says: [word("nothing-placed")] };
      const wrong = [...men].filter(([at, letter]) => target.get(at) !== letter).map(([at]) => at);
      show([...men.keys()].map((at) => ({ at, kind: wrong.includes(at) ? "refused" : "move" })).filter(({ kind }) => kind === "refused"));
      const found = men.size - wrong.length;
      if (wrong.length === 0 && found === target.size) return { right: true, says: [] };
      const names = wrong.slice(0, 5).map((at) => board.label(at));
      return { right: false, near: found > 0, says: [...tally(found, target.size, wrong.length), ...(names.length > 0 ? [word("wrong-men", { men: names.join("; ") })] : [])] };
    },
    again(all) {
      men = new Map([...men].filter(([at, letter]) => !all && target.get(at) === letter));
      input.value = "";
      show();
    },
  };
}

/** @param {Kit} kit */
function example(kit) {
  const letter = Object.keys(kit.men)[0];
  return `${kit.men[letter].name} ${kit.files[0]}1`;
}

/**
 * The men that a list places: `White: King e1, Knechts a2, b2; Black: …`, whole names, or the letters of positions' texts.
 * @param {Kit} kit
 * @param {string} text
 * @param {(name: string, side: string, point: string) => string | null} named the letter of a man
 * @returns {Map<string, string> | string} or the first part that is not understood
 */
function menIn(kit, text, named) {
  /** @type {Map<string, string>} */
  const men = new Map();
  const sides = [word("side-w").toLowerCase(), word("side-b").toLowerCase()];
  let side = "";
  /** @type {string | null} */
  let letter = null;
  for (const part of text.split(/[,;.\n]+|(?<=:)/).map((part) => part.trim()).filter(Boolean)) {
    const head = sides.indexOf(part.replace(/\s*:$/, "").toLowerCase());
    if (head >= 0) {
      [side, letter] = ["wb"[head], null];
      continue;
    }
    const found = part.match(/^(.*?)\s*((?:[a-zа-я]\d+\s*)+)$/i);
    const { points, strange } = pointsIn(kit, found?.[2] ?? "");
    // Squares alone are for the man named before.
    if (found?.[1]) letter = named(found[1].toLowerCase().replace("'", "’"), side, points[0]) ?? named(found[1], side, points[0]);
    if (!letter || points.length === 0 || strange.length > 0) return part;
    for (const point of points) men.set(point, letter);
  }
  return men;
}

/**
 * The names by which men are known: those of the answer, in whichever form the language needs, and the whole names.
 * @param {Kit} kit
 * @param {string} answer
 * @param {Map<string, string>} target
 */
function naming(kit, answer, target) {
  /** @type {Map<string, string>} */
  const names = new Map();
  menIn(kit, answer, (name, side, point) => {
    const letter = target.get(point) ?? null;
    if (letter) names.set(`${side} ${name}`, letter);
    return letter;
  });
  for (const [letter, { name, side }] of Object.entries(kit.men)) {
    names.set(` ${name.toLowerCase()}`, letter);
    names.set(` ${letter}`, letter);
    names.set(`${side} ${letter.toLowerCase()}`, letter);
  }
  // A name in the singular is a part of the whole name, which says whose the man is before or after it.
  const part = (/** @type {string} */ name, /** @type {string} */ side) => {
    const all = Object.keys(kit.men).filter((letter) => kit.men[letter].side === side && ` ${kit.men[letter].name.toLowerCase()} `.includes(` ${name} `));
    return all.sort((a, b) => kit.men[a].name.length - kit.men[b].name.length)[0];
  };
  return (/** @type {string} */ name, /** @type {string} */ side) => names.get(`${side} ${name}`) ?? names.get(` ${name}`) ?? part(name, side) ?? null;
}
