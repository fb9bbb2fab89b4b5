/** Terms that tell what they mean: a small sheet beside the link, for the pointer, the focus and the finger. */

import { fetchValue, language } from "./data.js";
import { element } from "./dom.js";
import { word } from "./words.js";

/** How long the pointer rests before a sheet is shown, and how long it may be away before the sheet is gone. */
const GLOSS_REST = 120;
const GLOSS_AWAY = 250;

/** @typedef {{link: HTMLAnchorElement, sheet: HTMLElement}} Gloss */

/** @type {Gloss | null} */
let openedGloss = null;
let glossTimer = 0;

/** Wakes the links to terms. Each is described by its term's meaning, so that a screen reader need not see the sheet. */
export async function wakeTerms() {
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("main a.to-term")]);
  if (links.length === 0) return;
  const terms = await fetchValue("terms", `tabia/${language}/terms.js`).catch(() => ({}));
  /** @type {Map<string, HTMLElement>} */
  const sheets = new Map();
  for (const link of links) {
    const id = decodeURIComponent(link.hash).replace("#term-", "");
    const [term, text] = terms[id] ?? [];
    if (!text) continue;
    const sheet = sheets.get(id) ?? glossSheet(id, term, text);
    sheets.set(id, sheet);
    link.setAttribute("aria-describedby", sheet.id);
    wakeTerm({ link, sheet });
  }
  document.addEventListener("keydown", (event) => event.key === "Escape" && closeGloss());
}

/**
 * @param {string} id
 * @param {string} term
 * @param {string} text
 */
function glossSheet(id, term, text) {
  const sheet = element(
    "div",
    { class: "gloss", id: `page.term-${id}`, role: "tooltip", hidden: true },
    element("b", {}, term),
    " ",
    text,
    element("span", { class: "again", "aria-hidden": "true", hidden: true }, word("term-again")),
  );
  sheet.addEventListener("pointerenter", () => clearTimeout(glossTimer));
  sheet.addEventListener("pointerleave", leaveGloss);
  document.querySelector("main")?.append(sheet);
  return sheet;
}

/** @param {Gloss} gloss */
function wakeTerm(gloss) {
  const { link } = gloss;
  let touched = false;
  link.addEventListener("pointerenter", (event) => {
    if (event.pointerType === "touch") return;
    clearTimeout(glossTimer);
    glossTimer = setTimeout(() => openGloss(gloss, false), GLOSS_REST);
  });
  link.addEventListener("pointerleave", leaveGloss);
  link.addEventListener("focus", () => link.matches(":focus-visible") && openGloss(gloss, false));
  link.addEventListener("blur", closeGloss);
  link.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch" && openedGloss?.link !== link;
  });
  // A finger cannot rest on a link: its first tap tells, its second leads on.
  link.addEventListener("click", (event) => {
    if (!touched) return;
    touched = false;
    event.preventDefault();
    openGloss(gloss, true);
  });
}

function leaveGloss() {
  clearTimeout(glossTimer);
  glossTimer = setTimeout(() => document.activeElement !== openedGloss?.link && closeGloss(), GLOSS_AWAY);
}

function closeGloss() {
  clearTimeout(glossTimer);
  if (openedGloss) openedGloss.sheet.hidden = true;
  openedGloss = null;
}

/**
 * @param {Gloss} gloss
 * @param {boolean} byTouch
 */
function openGloss(gloss, byTouch) {
  closeGloss();
  openedGloss = gloss;
  const { link, sheet } = gloss;
  const again = /** @type {HTMLElement} */ (sheet.lastElementChild);
  again.hidden = !byTouch;
  sheet.hidden = false;
  const line = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = sheet.getBoundingClientRect();
  const room = document.documentElement.clientWidth - width - 8;
  const below = line.bottom + height + 8 < innerHeight || line.top < height + 8;
  sheet.style.left = `${Math.max(8, Math.min(line.left, room)) + scrollX}px`;
  sheet.style.top = `${(below ? line.bottom + 4 : line.top - height - 4) + scrollY}px`;
}
