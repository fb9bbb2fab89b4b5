/** Reading the board and the few fields of a position's text that a picture shows. What is legal, the engine knows. */

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Placed} Placed */

/**
 * What stands where.
 * @param {Kit} kit
 * @param {string} fen
 * @returns {Placed}
 */
export function placed(kit, fen) {
  const fields = fen.trim().split(/\s+/);
  /** @type {Map<string, string>} */
  const men = new Map();
  fields[0].split("/").forEach((row, down) => {
    let file = 0;
    for (const part of row.match(/\d+|\D/g) ?? []) {
      if (/\d/.test(part)) file += Number(part);
      else men.set(`${kit.files[file++]}${kit.ranks - down}`, part);
    }
  });
  const turn = kit.turn === null ? null : fields[kit.turn];
  const [white, black] = (kit.hands === null ? "0/0" : (fields[kit.hands] ?? "0/0")).split("/").map(Number);
  return { men, turn: turn === "w" || turn === "b" ? turn : null, hands: [white || 0, black || 0] };
}

/**
 * A point's file and rank, counted from 0.
 * @param {Kit} kit
 * @param {string} point such as `e4`
 * @returns {[number, number]}
 */
export function place(kit, point) {
  return [kit.files.indexOf(point[0]), Number(point.slice(1)) - 1];
}

/**
 * The point at a file and a rank, counted from 0, or null beyond the board.
 * @param {Kit} kit
 * @param {number} file
 * @param {number} rank
 */
export function pointAt(kit, file, rank) {
  return file >= 0 && file < kit.files.length && rank >= 0 && rank < kit.ranks ? `${kit.files[file]}${rank + 1}` : null;
}
