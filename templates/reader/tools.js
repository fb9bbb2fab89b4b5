/** What stands below a board that is used: a choice between moves, the tools. */

import { button, element } from "./dom.js";
import { copyThrough } from "./share.js";
import { word } from "./words.js";

/** @typedef {import("./types.js").Home} Home */

/**
 * @typedef {object} Deeds What the tools do.
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} reset
 * @property {() => void} flip
 * @property {() => void} pass
 * @property {(key: string) => void} toggle a switch
 * @property {(what: string) => void} copy `fen`, `link` or `embed`
 * @property {(text: string) => void} read a move that was typed
 */

export class Tools {
  /**
   * @param {HTMLElement} told where things are said
   * @param {Home} home
   * @param {Deeds} deeds
   * @param {[string, string][]} switches
   * @param {string[]} copies what can be copied
   */
  constructor(told, home, deeds, switches, copies) {
    this.told = told;
    this.home = home;
    const say = (/** @type {string} */ key) => word(key, {}, home);
    const tool = (/** @type {"undo" | "redo" | "reset" | "flip" | "pass"} */ key) => button(say(key), deeds[key]);
    this.undo = tool("undo");
    this.redo = tool("redo");
    this.pass = tool("pass");
    const reset = tool("reset");
    const bar = element("div", { class: "bar", role: "toolbar", "aria-label": say("tools") }, this.undo, this.redo, reset, tool("flip"), this.pass);
    /** @type {Map<string, HTMLButtonElement>} */
    this.switches = new Map(switches.map(([key, text]) => [key, button(text, () => deeds.toggle(key), { "aria-pressed": "false" })]));
    const shown = element("div", { class: "bar", role: "toolbar", "aria-label": say("show") }, ...this.switches.values());
    const show = element("details", {}, element("summary", {}, say("show")), shown);
    const { form, input } = typedMove(deeds.read, home);
    this.input = input;
    this.copied = element("textarea", { class: "copied", readonly: true, hidden: true, rows: 2, "aria-label": say("copied-text") });
    const share = element("details", {}, element("summary", {}, say("share")));
    const ways = element("div", { class: "bar" }, ...copies.map((what) => button(say(`copy-${what}`), () => deeds.copy(what))));
    this.editor = element("a", { class: "to-editor" }, say("to-editor"));
    ways.append(this.editor);
    share.append(ways, this.copied);
    this.element = element("div", { class: "tools", hidden: true }, bar, form, show, share);
    this.choice = choiceOf(home);
    for (const one of [bar, shown]) rove(one);
    this.update(false, false, false);
  }

  /**
   * Which tools can be used now.
   * @param {boolean} undo
   * @param {boolean} redo
   * @param {boolean} pass
   */
  update(undo, redo, pass) {
    this.undo.setAttribute("aria-disabled", String(!undo));
    this.redo.setAttribute("aria-disabled", String(!redo));
    this.pass.toggleAttribute("hidden", !pass);
  }

  /** Which switches are on. @param {Set<string>} on */
  press(on) {
    for (const [key, one] of this.switches) one.setAttribute("aria-pressed", String(on.has(key)));
  }

  /**
   * Asks which of several moves is meant, or takes the question away.
   * @param {[string, () => void][]} choices
   */
  offer(choices) {
    offerIn(this.choice, choices);
    this.choice.querySelector("button")?.focus();
  }

  /**
   * Copies a text; where that is not allowed, shows it selected.
   * @param {string} text
   */
  async copy(text) {
    this.told.replaceChildren(word(await copyThrough(text, this.copied), {}, this.home));
  }
}

/**
 * The field for a typed move.
 * @param {(text: string) => void} read a move was entered
 * @param {Home} [home]
 */
export function typedMove(read, home) {
  const input = element("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", size: 8 });
  const label = element("label", {}, element("span", {}, word("move", {}, home)), input);
  const form = element("form", { class: "typed" }, label, element("button", { type: "submit" }, word("play", {}, home)));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    read(input.value.trim());
  });
  return { form, input };
}

/** The place where it is asked which of several moves is meant. @param {Home} [home] */
export function choiceOf(home) {
  return element("div", { class: "choice", role: "group", "aria-label": word("choice", {}, home), hidden: true });
}

/**
 * Puts the question there, or takes it away.
 * @param {HTMLElement} group
 * @param {[string, () => void][]} choices
 */
export function offerIn(group, choices) {
  group.replaceChildren(...choices.map(([text, act]) => button(text, act)));
  group.toggleAttribute("hidden", choices.length === 0);
}

/**
 * One stop of the Tab key for a whole bar; the arrow keys go on in it.
 * @param {HTMLElement} bar
 */
function rove(bar) {
  const all = () => /** @type {HTMLElement[]} */ ([...bar.querySelectorAll("button:not([hidden])")]);
  all().forEach((one, i) => one.setAttribute("tabindex", i ? "-1" : "0"));
  bar.addEventListener("keydown", (event) => {
    const list = all();
    const at = list.findIndex((one) => one === event.target);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: list.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    list[(to + list.length) % list.length].focus();
    event.preventDefault();
  });
  bar.addEventListener("focusin", (event) => {
    for (const one of all()) one.setAttribute("tabindex", one === event.target ? "0" : "-1");
  });
}
