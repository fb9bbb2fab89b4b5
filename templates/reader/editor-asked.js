/** What an exercise can ask in a game: its tasks, the claims and numbers of which they speak, the goals of play. */

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Look} Look */

/**
 * @typedef {object} Form Something that is asked. In its text M stands for a man or the hand, S for a square, N for a
 *   number, Z for a zone.
 * @property {string} text as a block writes it
 * @property {string} key the message that names it
 */

/** The tasks, by the words with which they begin. */
const TASKS = ["find moves of", "find captures", "find squares where", "judge", "number of", "play", "choose", "set up"];

/**
 * The forms of a task; a task with a single form has no choice of them.
 * @param {string} task
 * @param {Kit} kit
 * @param {Look["has"]} has
 * @returns {Form[]}
 */
export function asksOf(task, kit, has) {
  const form = (/** @type {string} */ text, /** @type {string} */ key) => ({ text, key: `editor-ask-${key}` });
  if (task === "find moves of") return [form("find moves of M", "moves-of")];
  if (task === "judge") return [form("judge M-S", "judge")];
  if (task === "find squares where") {
    return [
      form("legal:M-*", "reached"),
      form("legal:*-S", "reaching"),
      form("illegal:M-*", "refused"),
      form("strikes:M-*", "struck"),
      form("strikes:*-S", "striking"),
      ...(has.force ? [form("force:*.white > force:*.black", "stronger"), form("force:*.white >= N", "force")] : []),
      form("count:* = N", "counting"),
      form("count:*.captures > 0", "taking"),
      ...(has.frozen ? [form("state:frozen-*", "frozen")] : []),
      ...(has.zones.length ? [form("zone:Z", "zone")] : []),
    ].map(({ text, key }) => ({ text: `find squares where ${text}`, key }));
  }
  if (task === "number of") {
    return [
      form("moves", "count-moves"),
      form("captures", "count-captures"),
      form("M", "count-of"),
      form("white", "count-white"),
      form("black", "count-black"),
      form("pieces", "count-all"),
      ...(has.force ? [form("force S white", "force-white"), form("force S black", "force-black")] : []),
      ...(has.zones.length ? [form("pieces Z", "count-zone")] : []),
    ].map(({ text, key }) => ({ text: `number of ${text}`, key }));
  }
  if (task === "play") {
    const mates = kit.ends.includes("mate");
    const stuck = kit.ends.some((end) => end === "stalemate" || end === "blockade");
    return [
      ...(mates ? [form("mate in N", "mate")] : []),
      form("win in N", "win"),
      form("capture S in N", "capture"),
      form("reach S in N", "reach"),
      form("check in N", "check"),
      form("promote in N", "promote"),
      form("save S in N", "save"),
      ...(has.frozen ? [form("freeze S in N", "freeze")] : []),
      ...(stuck ? [form("stalemate in N", "stalemate")] : []),
    ];
  }
  return [form(task, task.replaceAll(" ", "-"))];
}

/** The tasks of a game. @param {boolean} array whether men stand in its array */
export function tasksOf(array) {
  return TASKS.filter((task) => array || task !== "set up");
}

/** Which parts of a form are to be filled in. @param {string} text */
export function partsOf(text) {
  return [...text.matchAll(/\b[MSNZ]\b/g)].map(([part]) => part);
}

/**
 * The form with its parts filled in; nothing if one is missing.
 * @param {string} text
 * @param {Record<string, string>} parts
 */
export function filled(text, parts) {
  if (partsOf(text).some((part) => !parts[part])) return "";
  return text.replace(/\b[MSNZ]\b/g, (part) => parts[part]);
}

/** The most moves in which the page looks for a goal. */
const FARTHEST = 5;

/**
 * A goal held against what the engine finds: as many moves as are needed, and every right one where there are several.
 * @param {string} told such as `capture c4 in 2`
 * @param {{look: Look, ask: (verb: string, ...words: (string | number)[]) => any}} matter
 * @param {Map<string, any>} solved what was found before
 * @returns {{goal: string, answer: string, keys: string[], found: "" | "long" | "wrong" | "none" | "open" | "found"}}
 */
export function goalOf(told, { look, ask }, solved) {
  const [, aim, number] = /^(.*) in (\d+)$/.exec(told) ?? ["", told, "1"];
  const moves = Number(number);
  const short = (/** @type {number} */ n) => (n === 1 && !/^(mate|win)/.test(aim) ? aim : `${aim} in ${n}`);
  const plain = { goal: short(moves), answer: "", keys: [] };
  if (look.objections.length || look.over) return { ...plain, found: "" };
  if (moves > FARTHEST) return { ...plain, found: "long" };
  const key = `${look.fen}\n${told}`;
  const answer = solved.get(key) ?? ask("solve", moves, ...aim.split(" "));
  solved.set(key, answer);
  if (answer.error) return { ...plain, found: "wrong" };
  const { keys, shortest, complete } = answer;
  // In fewer moves fewer of them will do.
  if (shortest && shortest < moves) return goalOf(`${aim} in ${shortest}`, { look, ask }, solved);
  if (!keys.length) return complete ? { ...plain, answer: "none", found: "none" } : { ...plain, found: "open" };
  return { goal: short(moves), answer: keys.length > 1 ? keys.join(", ") : "", keys, found: "found" };
}

/**
 * Whether there is nothing to find, which an exercise must say.
 * @param {string} told a task
 * @param {{look: Look, men: string[], own: string[], ask: (verb: string, ...words: (string | number)[]) => any}} matter the
 *   position, the squares of its men, and those of the side to move
 */
export function isEmpty(told, { look, men, own, ask }) {
  const moves = (/** @type {string} */ from) => /** @type {string[]} */ (look.over ? [] : (ask("exactly", from === "hand" ? "-" : from).list ?? []));
  const [, claim = ""] = /^find squares where (.*)$/.exec(told) ?? [];
  const [, scheme = "", from = "", to = ""] = /^(\w+):([\w*]+)-([\w*]+)/.exec(claim) ?? [];
  const struck = (/** @type {string} */ at) => /** @type {string[]} */ (ask("strikes", at).squares ?? []);
  const halves = (/** @type {string} */ force) => Number(force.replace("½", ".5").replace(/^\./, "0."));
  const forces = () => /** @type {[string, string][]} */ (Object.values(ask("force"))).map((both) => both.map(halves));
  if (told === "find captures") return !look.moves.some((play) => play.takes.length);
  if (told.startsWith("find moves of ")) return !moves(told.slice(14)).length;
  if (scheme === "legal") return from === "*" ? !own.some((at) => moves(at).some((one) => one === to || one === `x${to}`)) : !moves(from).length;
  if (scheme === "illegal") return !look.over && !(ask("exactly", from === "hand" ? "-" : from).refused ?? []).length;
  if (scheme === "strikes") return from === "*" ? !men.some((at) => struck(at).includes(to)) : !struck(from).length;
  if (scheme === "state") return !look.frozen?.length;
  if (claim.startsWith("force:*.white >=")) return !forces().some(([white]) => white >= Number(claim.split(" ").pop()));
  if (claim.startsWith("force:")) return !forces().some(([white, black]) => white > black);
  if (claim.startsWith("count:*.captures")) return !own.some((at) => moves(at).some((one) => one.startsWith("x")));
  if (claim.startsWith("count:* =")) return !own.some((at) => moves(at).length === Number(claim.split(" ").pop()));
  return false;
}
