/** Figures that answer. */

import { boards } from "./board.js";
import { kitOf, page } from "./data.js";
import { element } from "./dom.js";
import { Explorer } from "./explorer.js";
import { linked } from "./share.js";

/** @type {WeakMap<Element, Explorer>} */
const explorers = new WeakMap();

/**
 * Wakes a figure.
 * @param {HTMLElement} figure with `data-game` and `data-fen`
 */
export async function explore(figure) {
  const { game, fen, view, look, crop } = figure.dataset;
  const host = /** @type {HTMLElement | null} */ (figure.querySelector(".board"));
  if (!game || !fen || !host || boards.has(host)) return;
  const kit = await kitOf(game);
  const words = figure.querySelector(".words");
  const caption = figure.querySelector(".caption")?.textContent?.trim();
  explorers.set(
    figure,
    new Explorer(host, {
      kit,
      fen,
      label: caption || kit.name,
      black: view === "black",
      look: look ?? null,
      crop: crop ? /** @type {[string, string]} */ (crop.split(" ")) : null,
      home: page,
      id: figure.id || null,
      changed: (look) => retell(words, look),
    }),
  );
}

/**
 * Puts the position that is shown into words, or those at rest.
 * @param {Element | null} words
 * @param {import("./types.js").Look | null} look
 */
function retell(words, look) {
  if (!words) return;
  const live = words.querySelector(".now") ?? words.appendChild(element("div", { class: "now" }));
  for (const one of words.children) {
    if (one.localName !== "summary") one.toggleAttribute("hidden", (one === live) !== (look !== null));
  }
  if (look) {
    const lines = look.says.split("\n").map((line) => element("p", {}, line));
    live.replaceChildren(...lines, element("p", { class: "fen" }, element("code", {}, look.fen)));
  }
}

/** Shows the position that the page's address names, in its figure. */
export function openLinked() {
  const found = linked(location.hash);
  const figure = found && document.getElementById(found.id);
  if (!figure) return;
  figure.scrollIntoView();
  explorers.get(figure)?.load(found.fen);
}
