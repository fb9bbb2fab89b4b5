/** Men that are carried from the palette to the board, by mouse or finger. */

import { drawn } from "./dom.js";

/** How far a pointer goes before it carries something, in pixels. */
const SLACK = 5;

/**
 * Lets the swatches of a palette be dragged to a board.
 * @param {HTMLElement} palette
 * @param {import("./board.js").Board} board
 * @param {(letter: string, point: string) => void} drop
 */
export function carryFrom(palette, board, drop) {
  palette.addEventListener("pointerdown", (down) => {
    const label = /** @type {HTMLElement | null} */ (/** @type {Element} */ (down.target).closest(".swatch"));
    const letter = label?.querySelector("input")?.value;
    if (!label || letter === undefined || down.button !== 0 || down.ctrlKey) return;
    // The browser must not begin to carry the picture itself, nor keep a finger's pointer to the swatch.
    label.releasePointerCapture?.(down.pointerId);
    /** @type {HTMLElement | null} */
    let ghost = null;
    const move = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== down.pointerId) return;
      if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK) return;
      ghost ??= ghostOf(label, board);
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
    };
    const end = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== down.pointerId) return;
      for (const [name, act] of /** @type {const} */ ([["pointermove", move], ["pointerup", end], ["pointercancel", end]])) window.removeEventListener(name, /** @type {any} */ (act));
      ghost?.remove();
      if (!ghost || event.type !== "pointerup") return;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const point = under.map((one) => board.grid.contains(one) && one.getAttribute("data-at")).find(Boolean);
      if (typeof point === "string") drop(letter, point);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  });
}

/**
 * A man that follows the pointer, as large as on the board.
 * @param {HTMLElement} label
 * @param {import("./board.js").Board} board
 */
function ghostOf(label, board) {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  const picture = label.querySelector("svg")?.cloneNode(true) ?? drawn("svg");
  ghost.append(picture);
  const cell = board.grid.querySelector(".cell")?.getBoundingClientRect().width ?? 44;
  ghost.style.width = `${cell}px`;
  document.body.append(ghost);
  return ghost;
}
