/** From what is set up, played and chosen to the block that says it. */

import { blocksOf } from "./editor-block.js";
import { claimsOf } from "./editor-claims.js";
import { rowsOf } from "./match.js";
import { movetext, resultOf } from "./transcript.js";
import { word } from "./words.js";

/** @typedef {import("./editor-desk.js").Desk} Desk @typedef {import("./match.js").Match} Match */

/**
 * The blocks, and a sentence where there is something to say of them.
 * @param {Desk} desk
 * @returns {{blocks: string[], remark: string}}
 */
export function wishedBlocks(desk) {
  const { kit, line, out, tasks, engine, bench } = desk;
  const { match, draft } = line;
  const sound = engine !== null && !line.first.objections.length;
  if (out.kind === "record" && !match.plies.length) return { blocks: [], remark: word("editor-record-empty") };
  const told = engine ? line.ask("setup", line.first.fen) : {};
  out.result.disabled = Boolean(match.end);
  const blocks = blocksOf(kit, draft.setup, {
    kind: out.kind,
    notation: /** @type {any} */ (out.notation.value),
    id: out.goodId(),
    caption: out.caption.value,
    black: bench.board.black,
    study: told.study ?? draft.study,
    rights: told.rights ?? null,
    after: match.plies.map((ply) => ply.t),
    show: desk.wished(),
    claims: sound ? claimed(desk) : [],
    task: out.kind === "exercise" ? tasks.keys() : [],
    record: { moves: movetext(match), result: match.end ? resultOf(match) : out.result.value, shown: out.shown.box.checked ? lastTurn(match) : null },
  });
  return { blocks, remark: engine && !sound ? word("editor-block-refused") : "" };
}

/** The claims that are wanted, about the position now. @param {Desk} desk */
function claimed({ kit, line, out }) {
  const { look } = line;
  const { stage } = line.ask("setup", look.fen);
  return claimsOf(out.claims, { look, stage, ends: kit.ends, man: out.man.value, ask: (verb, ...words) => line.ask(verb, look.fen, ...words) });
}

/** The last turn, as `show after` names it. @param {Match} match */
function lastTurn(match) {
  const last = rowsOf(match).pop();
  return last ? `${last.number} ${last.sides.b.length ? "black" : "white"}` : null;
}
