/** What the engine says of a position, as the claims of a block: what a lesson says so, `tabia check` confirms. */

/** @typedef {import("./types.js").Look} Look */

/** The claims about a man, or the hand, and those about the whole position, in the order of a block's keys. */
export const CLAIMS_OF_MAN = ["exactly", "legal", "illegal", "strikes", "count", "force"];
export const CLAIMS_OF_ALL = ["count-moves", "count-captures", "state", "result"];

/**
 * @typedef {object} Stand What is claimed of.
 * @property {Look} look the position
 * @property {string | null} stage that the side to move has reached
 * @property {string[]} ends the ends that are states
 * @property {string} man the square of a man, `hand`, or nothing
 * @property {(verb: string, ...words: string[]) => any} ask about the position
 */

/**
 * The claims that were asked for, with what the engine says; those that cannot be made are left out.
 * @param {Set<string>} wanted
 * @param {Stand} stand
 * @returns {[string, string][]}
 */
export function claimsOf(wanted, stand) {
  const { look, man, ask } = stand;
  /** @type {[string, string][]} */
  const claims = [];
  const from = man === "hand" ? "-" : man;
  // Where the game is over nobody has a move.
  const { list = [], refused = [] } = man && !look.over ? ask("exactly", from) : {};
  const add = (/** @type {string} */ key, /** @type {string} */ value) => void claims.push([key, value]);
  if (man && wanted.has("exactly")) add("exactly", `${man} -> ${list.join(" ") || "none"}`);
  if (list.length && wanted.has("legal")) add("legal", `${man} -> ${list.join(" ")}`);
  const reasons = refused.map((/** @type {[string, string]} */ [to, rule]) => `${to} (${rule})`);
  if (reasons.length && wanted.has("illegal")) add("illegal", `${man} -> ${reasons.join(" ")}`);
  if (man && man !== "hand" && wanted.has("strikes")) add("strikes", `${man} -> ${(ask("strikes", man).squares ?? []).join(" ") || "none"}`);
  const counts = [
    ...(man && wanted.has("count") ? [`${man} = ${list.length}`] : []),
    ...(wanted.has("count-moves") ? [`moves = ${look.moves.length}`] : []),
    ...(wanted.has("count-captures") ? [`captures = ${look.moves.filter((play) => play.takes.length).length}`] : []),
  ];
  if (counts.length) add("count", counts.join("; "));
  const force = man && wanted.has("force") ? ask("force")[man] : null;
  if (force) add("force", `${man} = ${force.join(" : ")}`);
  const states = wanted.has("state") ? statesOf(stand) : [];
  if (states.length) add("state", states.join(", "));
  if (wanted.has("result")) add("result", endOf(look));
  return claims;
}

/**
 * All that holds of the state.
 * @param {Stand} stand
 */
function statesOf({ look, stage, ends }) {
  const { over, danger, turn, moves, frozen, claims } = look;
  const passes = moves.some((play) => !play.to);
  const states = [
    ...(danger.includes(turn) ? ["check"] : []),
    ...(over && ends.includes(over.rule) ? [over.rule] : []),
    ...(frozen ?? []).map((at) => `frozen ${at}`),
    ...(passes ? ["passes"] : []),
    ...(stage ? [`stage ${stage}`] : []),
    ...claims.map((claim) => `claimable ${claim.rule}`),
  ];
  return states.length || over || look.check !== "none" ? states : ["none"];
}

/** How the game stands or has ended. @param {Look} look */
function endOf({ over }) {
  if (!over) return "open";
  const how = over.winner ? `${over.winner === "w" ? "white" : "black"} wins` : "draw";
  return `${how} (${over.rule})`;
}
