/** What an exercise can ask in a game: its tasks, the claims and numbers of which they speak, the goals of play. */

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Look} Look */

/**
 * @typedef {object} Form Something that is asked. In its text M stands for a man or the hand, S for a square, N for a
 *   number, Z for a zone.
 * @property {string} text as a block writes it
 * @property {string} key the message that names it
 */

/** The tasks, by the words with which they begin. */
export const TASKS = ["find moves of", "find captures", "find squares where", "judge", "number of", "play", "choose", "set up"];

/**
 * The forms of a task; a task with a single form has no choice of them.
 * @param {string} task
 * @param {Kit} kit
 * @param {Look["has"]} has
 * @returns {Form[]}
 */
export function formsOf(task, kit, has) {
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
