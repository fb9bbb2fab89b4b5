/** Puts the chosen ground on the page before it is painted, and again when another page has changed it. */

import { applyScheme } from "./scheme.js";

applyScheme();
addEventListener("storage", applyScheme);
addEventListener("pageshow", applyScheme);
