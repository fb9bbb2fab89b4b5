/** `<tabia-board>`: a board that answers, in anybody's page. The script holds the engine, the words and the games. */

import { element } from "./dom.js";
import { Explorer } from "./explorer.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Home} Home @typedef {import("./types.js").Kit} Kit */

/** All that the script has registered. @type {Record<string, any>} */
const shelf = /** @type {any} */ (self).tabia;

/** The folder of the script, where the book's pages are too if their address is not known. */
const folder = new URL(".", /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src ?? location.href);

/** The books by their languages, the book's own language first. @type {Map<string, Home>} */
const homes = new Map();

for (const language of shelf["embed"].languages) {
  const { base } = shelf["embed"];
  const script = new URL("tabia-board.js", base ?? folder).href;
  const values = { ...shelf[`embed/${language}`], engine: shelf["embed/engine"], embed: script };
  homes.set(language, { language, root: new URL(base ?? folder), values });
}

/** The style of a board; made once, when the first is shown. @type {CSSStyleSheet | null} */
let sheet = null;

function dressing() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(shelf["embed"].style);
  }
  return sheet;
}

/**
 * What `show` asks for: a man whose moves are shown, and switches.
 * @param {string} text such as `moves c2, force, zone castle`
 */
function shownBy(text) {
  /** @type {string | null} */
  let man = null;
  /** @type {string[]} */
  const on = [];
  for (const [verb, word] of text.split(",").map((part) => part.trim().split(/\s+/))) {
    if (verb === "moves") man = word ?? null;
    else if (verb === "force") on.push(...(word ? [`force ${word[0]}`] : ["force w", "force b"]));
    else if (verb === "strikes" && /^(white|black)$/.test(word)) on.push(`struck ${word[0]}`);
    else if (word) on.push(`${verb} ${word}`);
    else if (verb) on.push(verb);
  }
  return { man, on };
}

class TabiaBoard extends HTMLElement {
  static observedAttributes = ["game", "position", "show", "lang", "view", "look"];

  constructor() {
    super();
    this.inner = this.attachShadow({ mode: "open" });
    this.inner.adoptedStyleSheets = [dressing()];
    this.due = false;
  }

  connectedCallback() {
    this.attributeChangedCallback();
  }

  attributeChangedCallback() {
    if (this.due || !this.isConnected) return;
    this.due = true;
    // Several attributes may change together.
    queueMicrotask(() => {
      this.due = false;
      if (this.isConnected) this.build();
    });
  }

  /** The book in the language that is asked for, else in that of the page, else in its own. */
  home() {
    const asked = this.closest("[lang]")?.getAttribute("lang")?.toLowerCase() ?? "";
    return homes.get(asked) ?? homes.get(asked.split("-")[0]) ?? /** @type {Home} */ ([...homes.values()][0]);
  }

  build() {
    const home = this.home();
    const game = this.getAttribute("game") ?? "";
    /** @type {Kit | undefined} */
    const kit = home.values[`kit/${game}`];
    if (!kit) return this.inner.replaceChildren(element("p", { class: "told", lang: home.language }, word("no-game", { game }, home)));
    const { man, on } = shownBy(this.getAttribute("show") ?? "");
    const host = element("div", { class: "board" });
    this.inner.replaceChildren(element("div", { class: "figure", lang: home.language }, host));
    const look = this.getAttribute("look");
    const explorer = new Explorer(host, {
      kit,
      fen: this.getAttribute("position") || kit.start,
      label: this.getAttribute("aria-label") ?? kit.name,
      black: this.getAttribute("view") === "black",
      look: look && kit.looks[look] ? look : null,
      crop: null,
      home,
      id: null,
      on,
      man,
    });
    if (man || on.length) void explorer.present();
  }
}

if (!customElements.get("tabia-board")) customElements.define("tabia-board", TabiaBoard);
