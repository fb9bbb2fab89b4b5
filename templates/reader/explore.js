/** Figures that answer: a chosen man shows its moves, a refused point says why. */

import { Board } from "./board.js";
import { kitOf } from "./data.js";
import { engine } from "./engine.js";

/**
 * Wakes a figure.
 * @param {HTMLElement} figure with `data-game` and `data-fen`
 */
export async function explore(figure) {
  const { game, fen, view, look, crop } = figure.dataset;
  const host = /** @type {HTMLElement | null} */ (figure.querySelector(".board"));
  if (!game || !fen || !host) return;
  const kit = await kitOf(game);
  const label = figure.querySelector(".caption .label")?.textContent ?? kit.name;
  const board = new Board(host, {
    kit,
    fen,
    label,
    black: view === "black",
    look: look ?? null,
    crop: crop ? /** @type {[string, string]} */ (crop.split(" ")) : null,
    choose: async (point) => {
      const ask = await engine();
      board.show({ marks: [{ at: point, kind: "origin" }] });
      void ask;
    },
    leave: () => board.rest(),
  });
}
