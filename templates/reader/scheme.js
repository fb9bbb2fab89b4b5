/** The ground of the pages: light, dark, or as the system has it. */

import { store, stored } from "./stored.js";

/** The choices, in the order of the switch. */
const SCHEMES = ["system", "light", "dark"];

/** Puts the chosen ground on the page; the style sheet does the rest. */
export function applyScheme() {
  const chosen = stored("theme") ?? "";
  document.documentElement.dataset.theme = SCHEMES.includes(chosen) ? chosen : "system";
}

/**
 * Chooses a ground.
 * @param {string} scheme
 */
export function chooseScheme(scheme) {
  store("theme", scheme === "system" ? null : scheme);
  document.documentElement.dataset.theme = scheme;
}

/** The ground after the present one. */
export function nextScheme() {
  const at = SCHEMES.indexOf(document.documentElement.dataset.theme ?? "system");
  return SCHEMES[(at + 1) % SCHEMES.length] ?? "system";
}
