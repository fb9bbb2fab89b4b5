/** The page on which positions are set up and written as blocks. */

import { fetchValue, kitOf, known, language } from "./data.js";
import { element } from "./dom.js";
import { Desk } from "./editor-desk.js";
import { choiceField, labelled, offerChoices } from "./editor-form.js";
import { engine } from "./engine.js";
import { word } from "./words.js";

/** What an address says, by its keys. @param {string} hash */
function partsIn(hash) {
  return new URLSearchParams(hash.replace(/^#/, ""));
}

/**
 * The address of such parts: what every address may hold stays readable.
 * @param {Record<string, string>} parts
 */
function hashOf(parts) {
  const plain = (/** @type {string} */ text) => encodeURIComponent(text).replaceAll("%2F", "/").replaceAll("%20", "+").replaceAll("%3B", ";").replaceAll("%2C", ",");
  return "#" + Object.entries(parts).map(([key, value]) => `${key}=${plain(value)}`).join("&");
}

/**
 * What is set up at first.
 * @param {URLSearchParams} parts
 * @returns {import("./editor-desk.js").Opening}
 */
function openingOf(parts) {
  const kind = parts.get("kind");
  return {
    fen: parts.get("fen"),
    study: parts.get("study") === "yes",
    after: (parts.get("after") ?? "").split(";").filter(Boolean),
    kind: kind === "exercise" || kind === "record" ? kind : "diagram",
    black: parts.get("view") === "black",
    lesson: parts.get("lesson") ?? "",
    figure: parts.get("figure") ?? "",
  };
}

/** @param {HTMLElement} room */
async function openEditor(room) {
  Object.assign(known("words"), await fetchValue("editor-words", `tabia/${language}/editor.js`));
  const listed = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".by-hand [data-game]"));
  const games = [...listed].map((one) => /** @type {[string, string]} */ ([one.dataset.game ?? "", one.textContent ?? ""]));
  const ask = await engine().catch(() => null);
  let own = "";
  const select = choiceField(games, (game) => void open(game, new URLSearchParams()));
  const head = element("div", { class: "desk-head" }, labelled(word("editor-game"), select));
  const place = element("div", { class: "desk-room" });
  room.replaceChildren(head, place);
  room.removeAttribute("hidden");
  room.closest(".editing")?.classList.add("awake");

  /** @param {string} game @param {URLSearchParams} parts */
  async function open(game, parts) {
    const kit = await kitOf(game);
    const opening = openingOf(parts);
    const told = opening.fen && ask ? ask("look", game, opening.fen) : null;
    const wrong = told?.error ?? "";
    const desk = new Desk(place, kit, ask, wrong ? { ...opening, fen: null, after: [] } : opening, (parts) => {
      const now = hashOf(parts);
      // Browsers allow only so many changes of an address.
      if (now === own && location.hash) return;
      own = now;
      history.replaceState(null, "", own);
    });
    if (wrong) desk.bench.tell([word("editor-bad-address", { why: wrong })]);
    performance.mark("tabia-editor");
  }

  /** Opens what the address says. */
  async function openAddress() {
    const parts = partsIn(location.hash);
    const asked = parts.get("game") ?? "";
    const game = games.some(([id]) => id === asked) ? asked : (games[0]?.[0] ?? "");
    offerChoices(select, games, game);
    await open(game, parts);
  }

  await openAddress();
  addEventListener("hashchange", () => {
    // What this page wrote itself is nothing new; other addresses name places on the page.
    if (location.hash !== own && partsIn(location.hash).has("game")) void openAddress();
  });
}

const room = document.querySelector(".desk");
if (room instanceof HTMLElement) void openEditor(room);
