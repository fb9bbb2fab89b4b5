/** Tasks that the rules engine makes: a random game is played to some move, and the position is asked about. */

import { placed } from "./position.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Look} Look */
/** @typedef {import("./task.js").Task} Task @typedef {import("./task.js").Candidate} Candidate */
/** @typedef {(verb: string, ...words: (string | number)[]) => any} Ask */

/**
 * @typedef {object} Wish
 * @property {string} sort a name of `SORTS`, or nothing for any
 * @property {string} rule the rule that is to decide, or nothing for any
 * @property {number} level 1 to 3
 *
 * @typedef {object} Made A task and the rules that decide it, the foremost first.
 * @property {Task} task
 * @property {string[]} rules
 *
 * @typedef {object} Scene What a task is made from.
 * @property {Ask} ask
 * @property {Kit} kit
 * @property {Look} look
 * @property {Wish} wish
 * @property {() => number} random
 */

/** The sorts of tasks. @type {Record<string, (scene: Scene) => Made | null>} */
const SORTS = { reach, judge, captures, force, fight, frozen };

/** How many positions are looked at before it is said that there is none. */
const MOST = 240;

/** After how many moves a random game ends. */
const LONGEST = 90;

/** Numbers from 0 to below 1 that follow from a seed. @param {number} seed */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** The sorts of tasks that a game has. @param {Ask} ask @param {string} game */
export function sortsOf(ask, game) {
  const { has } = ask("look", game, ask("start", game).fen);
  const needs = /** @type {Record<string, boolean>} */ ({ force: has.force, fight: has.force, frozen: has.frozen });
  return Object.keys(SORTS).filter((sort) => needs[sort] ?? true);
}

/**
 * The rules that random positions come upon, in the order of the articles.
 * @param {Ask} ask
 * @param {Kit} kit
 */
export function rulesMet(ask, kit) {
  /** @type {Set<string>} */
  const met = new Set();
  let count = 0;
  for (const look of positions(ask, kit.game, dice(7))) {
    for (const from of starts(look)) {
      const { squares } = ask("verdicts", kit.game, look.fen, from);
      for (const rules of Object.values(squares)) met.add(deciding(/** @type {string[]} */ (rules)));
    }
    if (++count > 50) break;
  }
  return Object.keys(kit.rules).filter((rule) => met.has(rule));
}

/**
 * A task as wished, or null if none came up.
 * @param {Ask} ask
 * @param {Kit} kit
 * @param {Wish} wish
 * @param {() => number} random
 * @returns {Made | null}
 */
export function invent(ask, kit, wish, random) {
  const sorts = wish.sort ? [wish.sort] : sortsOf(ask, kit.game);
  let left = MOST;
  for (const look of positions(ask, kit.game, random)) {
    const sort = pick(sorts, random);
    const made = SORTS[sort]({ ask, kit, look, wish, random });
    if (made && (!wish.rule || made.rules.includes(wish.rule))) return made;
    if (--left < 0) return null;
  }
  return null;
}

/**
 * Positions of random games, some of each.
 * @param {Ask} ask
 * @param {string} game
 * @param {() => number} random
 * @returns {Generator<Look>}
 */
function* positions(ask, game, random) {
  const start = ask("start", game).fen;
  for (;;) {
    /** @type {Look} */
    let look = ask("look", game, start);
    let wait = Math.floor(random() * 40);
    for (let ply = 0; ply < LONGEST && !look.over && look.moves.length > 0; ply++) {
      if (wait-- <= 0) {
        yield look;
        wait = Math.floor(random() * 6);
      }
      const captures = look.moves.filter((move) => move.takes.length > 0);
      // With too few captures the boards stay full, with too many they are soon empty.
      const moves = captures.length > 0 && random() < 0.3 ? captures : look.moves;
      look = ask("play", game, look.fen, pick(moves, random).m).look;
    }
  }
}

/** @template T @param {T[]} list @param {() => number} random */
function pick(list, random) {
  return list[Math.floor(random() * list.length)];
}

/** The rule that a verdict comes down to. @param {string[]} rules */
function deciding(rules) {
  return rules[0] === "+" ? rules[1] : rules[0];
}

/** The men of the side to move, and its hand. @param {Look} look @returns {string[]} */
function starts(look) {
  return [...new Set(look.moves.map((move) => move.from ?? (move.to ? "-" : "")))].filter(Boolean);
}

/**
 * Which numbers of answers a level has.
 * @param {number} level
 * @param {number} count
 */
function suits(level, count) {
  return level === 1 ? count >= 1 && count <= 4 : level === 2 ? count >= 2 && count <= 9 : count >= 4;
}

/** @param {Kit} kit @param {Look} look @param {string} at */
function manAt(kit, look, at) {
  return kit.men[letters(kit, look.fen).get(at) ?? ""]?.name ?? at;
}

/** @param {Kit} kit @param {string} fen */
function letters(kit, fen) {
  return placed(kit, fen).men;
}

/**
 * @param {Scene} scene
 * @param {Task["kind"]} kind
 * @param {string} text
 * @param {Candidate[]} candidates
 * @param {string[]} [why]
 * @returns {Task}
 */
function made({ kit, look }, kind, text, candidates, why = []) {
  const right = candidates.filter((one) => one.right).map((one) => one.t);
  const answer = right.length > 0 ? `${right.join(", ").replace(/\.$/, "")}.` : word("empty-answer");
  return { key: "", mark: "", kind, game: kit.game, fen: look.fen, black: false, look: null, crop: null, task: text, answer, why, hints: [], candidates };
}

/** Where may a man go? @param {Scene} scene @returns {Made | null} */
function reach(scene) {
  const { ask, kit, look, wish, random } = scene;
  const from = pick(starts(look), random);
  if (!from) return null;
  /** @type {[string, string[]][]} */
  const verdicts = Object.entries(ask("verdicts", kit.game, look.fen, from).squares);
  const legal = verdicts.filter(([, rules]) => rules[0] === "+");
  const near = verdicts.filter(([at, rules]) => rules[0] !== "+" && !rules.includes("reach") && at !== from);
  if (!suits(wish.level, legal.length) && !(wish.level === 3 && near.length > 2)) return null;
  if (wish.rule && ![...legal, ...near].some(([, rules]) => deciding(rules) === wish.rule)) return null;
  const candidates = verdicts.map(([at, rules]) => ({ m: at, t: at, right: rules[0] === "+", says: ask("why", kit.game, look.fen, from, at).says }));
  const text = from === "-" ? word("task-hand") : word("task-reach", { man: manAt(kit, look, from), at: from });
  const rules = [...new Set([...legal, ...near].map(([, rules]) => deciding(rules)))];
  return { task: made(scene, "squares", text, candidates), rules: wish.rule ? [wish.rule] : rules };
}

/** May a man go somewhere? @param {Scene} scene @returns {Made | null} */
function judge(scene) {
  const { ask, kit, look, wish, random } = scene;
  const from = pick(starts(look).filter((at) => at !== "-"), random);
  if (!from) return null;
  /** @type {[string, string[]][]} */
  const verdicts = Object.entries(ask("verdicts", kit.game, look.fen, from).squares);
  const wanted = verdicts.filter(([at, rules]) => at !== from && (wish.rule ? deciding(rules) === wish.rule : wish.level === 1 || !rules.includes("reach")));
  const yes = wanted.filter(([, rules]) => rules[0] === "+");
  const no = wanted.filter(([, rules]) => rules[0] !== "+");
  // As often yes as no, where there is a choice.
  const side = random() < 0.5 ? yes : no;
  const chosen = pick(side.length > 0 ? side : wanted, random);
  if (!chosen) return null;
  const [to, rules] = chosen;
  const legal = rules[0] === "+";
  const { says } = ask("why", kit.game, look.fen, from, to);
  const candidates = [
    { m: "legal", t: word("yes"), right: legal, says },
    { m: "illegal", t: word("no"), right: !legal, says },
  ];
  const text = word("task-judge", { man: manAt(kit, look, from), at: from, to });
  return { task: made(scene, "judge", text, candidates, [says]), rules: legal ? rules.slice(1, 2) : rules };
}

/** Which captures are there? @param {Scene} scene @returns {Made | null} */
function captures(scene) {
  const { ask, kit, look, wish } = scene;
  const right = look.moves.filter((move) => move.takes.length > 0);
  if (!suits(wish.level, right.length)) return null;
  const candidates = look.moves.map(({ m, t, from, to, takes }) => {
    const says = takes.length > 0 && to ? ask("why", kit.game, look.fen, from ?? "-", to).says : word("takes-nothing", { move: t });
    return { m, t, right: takes.length > 0, says };
  });
  const rules = right.flatMap(({ from, to }) => (to ? [ask("why", kit.game, look.fen, from ?? "-", to).rule] : []));
  return { task: made(scene, "moves", word(`task-captures-${look.turn}`), candidates), rules: [...new Set(rules)] };
}

/**
 * A point at which both sides have some force.
 * @param {Scene} scene
 * @param {boolean} even whether they are to be nearly equal
 * @returns {{at: string, white: string, black: string, more: number} | null}
 */
function contested({ ask, kit, look, wish, random }, even) {
  /** @type {[string, [string, string]][]} */
  const forces = Object.entries(ask("force", kit.game, look.fen));
  const numbers = forces.map(([at, [white, black]]) => ({ at, white, black, more: halves(white) - halves(black) }));
  const both = numbers.filter(({ white, black }) => halves(white) > 0 && halves(black) > 0);
  const hard = both.filter(({ more }) => Math.abs(more) <= 0.5);
  return pick(even && wish.level > 1 && hard.length > 0 ? hard : both, random) ?? null;
}

/** @param {string} text such as `1½` */
function halves(text) {
  return Number.parseFloat(text.replace("½", ".5").replace(/^\./, "0."));
}

/** What is a side's force on a point? @param {Scene} scene @returns {Made | null} */
function force(scene) {
  const found = contested(scene, false);
  if (!found) return null;
  const side = scene.random() < 0.5 ? "w" : "b";
  const number = side === "w" ? found.white : found.black;
  if (scene.wish.level === 3 ? halves(number) < 3 : scene.wish.level === 2 && halves(number) < 1.5) return null;
  const { at, white, black } = found;
  const text = word(`task-force-${side}`, { at });
  return { task: made(scene, "number", text, [{ m: number, t: number, right: true }], [word("forces", { at, white, black })]), rules: ["force"] };
}

/** Who has the greater force on a point? @param {Scene} scene @returns {Made | null} */
function fight(scene) {
  const found = contested(scene, true);
  if (!found) return null;
  const { at, white, black, more } = found;
  const says = word("forces", { at, white, black });
  const candidates = ["w", "b", "equal"].map((who) => ({
    m: who,
    t: word(`fight-${who}`),
    right: who === (more > 0 ? "w" : more < 0 ? "b" : "equal"),
    says,
  }));
  return { task: made(scene, "choose", word("task-fight", { at }), candidates, [says]), rules: ["force"] };
}

/** Which men are frozen? @param {Scene} scene @returns {Made | null} */
function frozen(scene) {
  const { kit, look, wish } = scene;
  const right = look.frozen ?? [];
  if (wish.level === 1 ? right.length < 1 || right.length > 3 : right.length < wish.level) return null;
  const men = [...letters(kit, look.fen).keys()].sort();
  const candidates = men.map((at) => ({ m: at, t: at, right: right.includes(at), says: word(right.includes(at) ? "is-frozen" : "not-frozen", { at }) }));
  return { task: made(scene, "squares", word("task-frozen"), candidates), rules: ["frozen"] };
}
