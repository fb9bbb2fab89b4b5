/** Squares that the prose names light up in the figure that it speaks of. */

import { boards } from "./board.js";

/** Lets every such link of the page light squares up while it is pointed at or has the focus, and after a tap. */
export function lightUp() {
  for (const link of document.querySelectorAll("a.claim[data-squares][href^='#']")) {
    const id = decodeURIComponent(link.getAttribute("href")?.slice(1) ?? "");
    const points = link.getAttribute("data-squares")?.split(" ") ?? [];
    const light = (/** @type {string[]} */ lit) => {
      const host = document.getElementById(id)?.querySelector(".board");
      if (host) boards.get(host)?.light(lit);
    };
    for (const start of ["pointerenter", "focus", "click"]) link.addEventListener(start, () => light(points));
    for (const end of ["pointerleave", "blur"]) link.addEventListener(end, () => light([]));
  }
}
