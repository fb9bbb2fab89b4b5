/** An answer that is a position: men are put on an empty board. */

import { boardOf, field, tally } from "./answer-squares.js";
import { drawn, element } from "./dom.js";
import { placed, pointAt } from "./position.js";
import { pointsIn } from "./task.js";
import { counted, word } from "./words.js";

/** @typedef {import("./task.js").Task} Task @typedef {import("./exercise.js").Way} Way */
/** @typedef {import("./types.js").Kit} Kit */

let palettes = 0;

/**
 * The array of a game.
 * @param {Task} task
 * @param {HTMLElement} host
 * @returns {Promise<Way>}
 */
export async function setUpWay(task, host) {
  const name = `palette-${palettes++}`;
  const count = element("output", { class: "count" });
  const board = await boardOf(task, host, { choose: put });
  const { kit } = board;
  const target = placed(kit, task.candidates[0].m).men;
  /** @type {Map<string, string>} */
  let men = new Map();
  let hand = Object.keys(kit.men)[0];
  const palette = element("fieldset", { class: "palette" }, element("legend", {}, word("palette")));
  for (const letter of [...Object.keys(kit.men), ""]) {
    const input = element("input", { type: "radio", name, class: "unseen", "aria-label": letter ? kit.men[letter].name : word("palette-none") });
    input.checked = letter === hand;
    input.addEventListener("change", () => (hand = letter));
    palette.append(element("label", { class: "swatch", title: letter ? kit.men[letter].name : word("palette-none") }, input, icon(kit, letter)));
  }
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
    count.textContent = counted("men-count", men.size);
  }
  return {
    controls: [palette, line, count],
    mark() {
      if (input.value.trim()) {
        const read = menIn(kit, input.value);
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
      return { right: false, says: [...tally(found, target.size, wrong.length), ...(names.length > 0 ? [word("wrong-men", { men: names.join("; ") })] : [])] };
    },
    again(all) {
      men = new Map([...men].filter(([at, letter]) => !all && target.get(at) === letter));
      input.value = "";
      show();
    },
  };
}

/**
 * The picture of a man on the palette, or of none.
 * @param {Kit} kit
 * @param {string} letter
 */
function icon(kit, letter) {
  const svg = drawn("svg", { viewBox: `0 0 ${kit.cell} ${kit.cell}`, "aria-hidden": "true", "stroke-linecap": "round", "stroke-linejoin": "round" });
  if (!letter) {
    svg.append(drawn("path", { class: "rubber", d: `M${kit.cell * 0.3} ${kit.cell * 0.3}L${kit.cell * 0.7} ${kit.cell * 0.7}M${kit.cell * 0.7} ${kit.cell * 0.3}L${kit.cell * 0.3} ${kit.cell * 0.7}` }));
    return svg;
  }
  const [body, lines] = kit.glyphs[kit.men[letter].glyph];
  const man = drawn("g", { class: `man-${kit.men[letter].side}` });
  man.append(drawn("path", { d: body }), drawn("path", { d: lines, class: "features" }));
  svg.append(man);
  return svg;
}

/**
 * The board's field of a position's text.
 * @param {Kit} kit
 * @param {Map<string, string>} men
 */
function placement(kit, men) {
  const rows = Array.from({ length: kit.ranks }, (_, down) => {
    const row = [...kit.files].map((_, file) => men.get(/** @type {string} */ (pointAt(kit, file, kit.ranks - 1 - down))) ?? " ");
    return row.join("").replace(/ +/g, (gap) => String(gap.length));
  });
  return rows.join("/");
}

/** @param {Kit} kit */
function example(kit) {
  const letter = Object.keys(kit.men)[0];
  return `${kit.men[letter].name} ${kit.files[0]}1`;
}

/**
 * The men that a list places: `White: King e1, Knecht a2 b2; Black: …`, whole names, or the letters of positions' texts.
 * @param {Kit} kit
 * @param {string} text
 * @returns {Map<string, string> | string} or the first part that is not understood
 */
export function menIn(kit, text) {
  /** @type {Map<string, string>} */
  const men = new Map();
  const [white, black] = [word("side-w").toLowerCase(), word("side-b").toLowerCase()];
  let side = "";
  for (const part of text.split(/[,;.\n]+|(?<=:)/).map((part) => part.trim()).filter(Boolean)) {
    const head = part.replace(/:$/, "").trim().toLowerCase();
    if (head === white || head === black) {
      side = head === white ? "w" : "b";
      continue;
    }
    const found = part.match(/^(.*?)\s*((?:[a-z]\d+\s*)+)$/i);
    const letter = found ? manNamed(kit, found[1], side) : null;
    const { points, strange } = pointsIn(kit, found?.[2] ?? "");
    if (!letter || points.length === 0 || strange.length > 0) return part;
    for (const point of points) men.set(point, letter);
  }
  return men;
}

/**
 * @param {Kit} kit
 * @param {string} name
 * @param {string} side `w` or `b`, or nothing if the name says it
 */
function manNamed(kit, name, side) {
  if (kit.men[name] && (side === "" || kit.men[name].side === side)) return name;
  const plain = name.toLowerCase().replace("'", "’");
  // A name says whose the man is before or after what it is, as the language has it.
  const says = (/** @type {string} */ whole) => whole === plain || whole.startsWith(`${plain} `) || whole.endsWith(` ${plain}`);
  const named = Object.keys(kit.men).filter((letter) => (side === "" || kit.men[letter].side === side) && says(kit.men[letter].name.toLowerCase()));
  named.sort((a, b) => kit.men[a].name.length - kit.men[b].name.length);
  const exact = named.find((letter) => kit.men[letter].name.toLowerCase() === plain);
  return plain === "" ? null : (exact ?? (side === "" ? null : named[0]) ?? null);
}
