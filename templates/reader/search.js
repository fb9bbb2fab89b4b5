/** The search: a dialog with a field and the places that answer, as the reader types. */

import { address, fetchValue, language } from "./data.js";
import { button, element } from "./dom.js";
import { lookUp, unpack } from "./find.js";
import { snippet } from "./snippet.js";
import { counted, word } from "./words.js";

/** @typedef {import("./find.js").FoundPlace} FoundPlace */
/** @typedef {import("./find.js").Index} Index */

/** How many places are shown at a time. */
const SHOWN_PLACES = 12;

/** How long typing pauses before the book is searched, in milliseconds. */
const SEARCH_PAUSE = 60;

/** @type {Index | null} */
let bookIndex = null;
let searchTimer = 0;

const searchField = element("input", {
  type: "search",
  id: "page.search",
  autocomplete: "off",
  autocapitalize: "off",
  spellcheck: "false",
  enterkeyhint: "search",
  "aria-describedby": "page.found",
});
const foundStatus = element("p", { class: "found", id: "page.found", role: "status" });
const foundList = element("ol", { class: "results" });
const moreButton = button(word("search-more"), () => {}, { class: "more", hidden: true });
const searchBox = element(
  "dialog",
  { class: "pane search-sheet", "aria-labelledby": "page.search-title" },
  element(
    "form",
    { role: "search", class: "ask", "aria-labelledby": "page.search-title" },
    element("h2", { class: "unseen", id: "page.search-title" }, word("search-title")),
    element("label", { class: "unseen", for: "page.search" }, word("search-label")),
    searchField,
    button(word("search-close"), () => searchBox.close(), { class: "plain" }),
  ),
  foundStatus,
  element("div", { class: "results-list" }, foundList, moreButton),
  element("p", { class: "hint", "aria-hidden": "true" }, word("search-keys")),
);
searchField.placeholder = word("search-title");

/** Opens the search; the first time, the index is fetched. */
async function openSearch() {
  if (!searchBox.isConnected) document.body.append(searchBox);
  if (!searchBox.open) searchBox.showModal();
  searchField.select();
  if (bookIndex) return;
  foundStatus.textContent = word("search-loading");
  try {
    bookIndex = unpack(await fetchValue(`index/${language}`, `tabia/${language}/index.js`));
    answerSearch();
  } catch {
    foundStatus.textContent = word("search-failed");
  }
}

/** Shows what answers the field's text. */
function answerSearch() {
  clearTimeout(searchTimer);
  searchTimer = 0;
  if (!bookIndex) return;
  foundList.replaceChildren();
  moreButton.hidden = true;
  foundStatus.textContent = "";
  if (searchField.value.trim() === "") return;
  const { places, all, forms } = lookUp(bookIndex, searchField.value);
  const count = places.length;
  const told = count === 0 ? word("search-nothing") : counted("search-found", count);
  foundStatus.textContent = count > 0 && !all ? `${word("search-some")} ${told}.` : told;
  showPlaces(places, forms);
}

/**
 * Shows the first of the places, and the others when they are asked for.
 * @param {FoundPlace[]} places
 * @param {Set<string>} forms
 */
function showPlaces(places, forms) {
  const rows = places.slice(0, SHOWN_PLACES).map((place) => placeRow(place, forms));
  foundList.append(...rows);
  const rest = places.slice(SHOWN_PLACES);
  moreButton.hidden = rest.length === 0;
  moreButton.onclick = () => {
    const last = foundList.lastElementChild;
    showPlaces(rest, forms);
    /** @type {HTMLElement | null | undefined} */ (last?.nextElementSibling?.querySelector("a"))?.focus();
  };
}

/**
 * A place with the way to it.
 * @param {FoundPlace} place
 * @param {Set<string>} forms
 */
function placeRow(place, forms) {
  const { page, part, pageTitle, anchor, title, at } = place;
  const within = [part, anchor ? pageTitle : ""].filter((name) => name !== "");
  const shown = element("span", { class: "snippet" });
  const href = address(`${language}/${page}.html`) + (anchor ? `#${anchor}` : "");
  const link = element("a", { href }, element("span", { class: "to" }, ...snippet(title, forms)));
  if (within.length > 0) link.append(" ", element("span", { class: "within" }, within.join(" › ")));
  link.append(" ", shown);
  link.addEventListener("click", () => searchBox.close());
  const texts = fetchValue(`text/${page}`, `tabia/${language}/text/${page}.js`);
  texts.then((texts) => shown.append(...snippet(texts[at] ?? "", forms))).catch(() => shown.remove());
  return element("li", {}, link);
}

searchField.addEventListener("input", () => {
  clearTimeout(searchTimer);
  searchTimer = setTimeout(answerSearch, SEARCH_PAUSE);
});

searchBox.querySelector("form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  answerSearch();
  foundList.querySelector("a")?.click();
});

searchBox.addEventListener("click", (event) => {
  if (event.target === searchBox) searchBox.close();
});

searchBox.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    // Or the field would keep the key for emptying itself.
    event.preventDefault();
    searchBox.close();
  }
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || event.isComposing) return;
  event.preventDefault();
  // The places must not change once one of them has the focus.
  if (searchTimer) answerSearch();
  /** @type {HTMLElement[]} */
  const stops = [searchField, ...foundList.querySelectorAll("a"), ...(moreButton.hidden ? [] : [moreButton])];
  const here = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus();
});

/** @type {any} */ (self).tabia.search = openSearch;
