/** What stands around the text: the search, the ground, the keys, the contents. */

import { fetchValue } from "./data.js";
import { wakeTerms } from "./gloss.js";
import { chooseScheme, nextScheme } from "./scheme.js";
import { listen } from "./shortcuts.js";

/**
 * Opens a dialog, whose script is fetched when it is first wanted.
 * @param {"search" | "keys"} name
 */
async function openSheet(name) {
  const show = await fetchValue(name, `tabia/${name}.js`);
  show();
}

/** Wakes the controls of the page. */
export function wakeAround() {
  for (const tool of document.querySelectorAll(".scripted")) tool.removeAttribute("hidden");
  const search = () => void openSheet("search");
  const help = () => void openSheet("keys");
  document.querySelector(".to-search")?.addEventListener("click", search);
  document.querySelector(".to-keys")?.addEventListener("click", help);
  const ground = /** @type {HTMLSelectElement | null} */ (document.querySelector(".theme select"));
  const showGround = () => ground && (ground.value = document.documentElement.dataset.theme ?? "system");
  ground?.addEventListener("change", () => chooseScheme(ground.value));
  for (const event of ["storage", "pageshow"]) addEventListener(event, showGround);
  showGround();
  const theme = () => {
    chooseScheme(nextScheme());
    showGround();
  };
  listen({ search, help, theme });
  showCurrent();
  void wakeTerms();
}

/** Brings the page's own line into sight where the contents are longer than the window. */
function showCurrent() {
  const contents = document.querySelector(".side > .wide");
  const current = contents?.querySelector("[aria-current=page]");
  if (!contents || !current) return;
  const frame = contents.getBoundingClientRect();
  const line = current.getBoundingClientRect();
  if (line.bottom > Math.min(frame.bottom, innerHeight) - 40) {
    contents.scrollTop = line.top - frame.top - frame.height / 3;
  }
}
