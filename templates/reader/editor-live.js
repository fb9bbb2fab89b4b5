/** Writing a block into a lesson, where the page is served by a program that can do it. */

import { address, page } from "./data.js";
import { button, element } from "./dom.js";
import { choiceField, labelled, offerChoices } from "./editor-form.js";
import { word } from "./words.js";

/**
 * @typedef {object} Lesson
 * @property {string} path from the book’s folder
 * @property {string} title
 * @property {string} lang
 * @property {string} game
 * @property {string} digest of its text as it was read
 * @property {{id: string, caption: string}[]} figures
 */

/** Whether the page is served by such a program: only that says so in the page. */
export function isServed() {
  return /^https?:$/.test(location.protocol) && document.documentElement.dataset.live === "yes";
}

export class Insertion {
  /**
   * @param {string} game
   * @param {{lesson: string, figure: string}} wanted the lesson and the figure from which the reader came
   * @param {() => string[]} blocks what is to be written
   */
  constructor(game, wanted, blocks) {
    this.game = game;
    this.wanted = wanted;
    this.blocks = blocks;
    /** @type {Lesson[]} */
    this.lessons = [];
    this.lesson = choiceField([], () => this.offerFigures());
    this.figure = choiceField([], (id) => (this.wanted.figure = id));
    this.act = button(word("editor-insert"), () => void this.insert(), { class: "act first" });
    this.said = element("p", { class: "remark", role: "status" });
    this.element = element("fieldset", { class: "insert", hidden: true }, element("legend", {}, word("editor-insert-legend")), labelled(word("editor-lesson"), this.lesson, "long"), labelled(word("editor-figure"), this.figure, "long"), this.act, this.said);
    void this.load();
  }

  /** Asks which lessons there are. */
  async load() {
    const answer = await fetch(address("/_tabia/lessons")).catch(() => null);
    if (!answer?.ok) return;
    /** @type {Lesson[]} */
    const all = await answer.json();
    this.lessons = all.filter((lesson) => lesson.lang === page.language);
    const { lesson } = this.wanted;
    const same = this.lessons.find((one) => one.path === lesson) ?? this.lessons.find((one) => one.game === this.game);
    offerChoices(this.lesson, this.lessons.map(({ path, title }) => [path, `${title} (${path})`]), same?.path ?? "");
    this.offerFigures();
    this.element.toggleAttribute("hidden", this.lessons.length === 0);
  }

  /** The lesson that is chosen. */
  get chosen() {
    return this.lessons.find((one) => one.path === this.lesson.value);
  }

  offerFigures() {
    const figures = this.chosen?.figures ?? [];
    const named = figures.map(({ id, caption }) => /** @type {[string, string]} */ ([id, caption ? `${id}: ${caption}` : id]));
    const last = figures[figures.length - 1]?.id ?? "";
    offerChoices(this.figure, named, figures.some(({ id }) => id === this.wanted.figure) ? this.wanted.figure : last);
    this.act.setAttribute("aria-disabled", String(!figures.length));
    if (this.chosen) this.say(figures.length ? "" : word("editor-no-figures"));
  }

  /** Writes the blocks, one below the other. */
  async insert() {
    let after = this.figure.value;
    for (const text of this.blocks()) {
      const lesson = this.chosen;
      if (!lesson || !after) return this.say(word("editor-no-figures"));
      const told = await this.send({ lesson: lesson.path, after, text: text.trimEnd(), seen: lesson.digest });
      if (told.error) return this.say([told.error, told.hint].filter(Boolean).join(" "), true);
      after = /^id: (\S+)$/m.exec(text)?.[1] ?? after;
      this.wanted = { lesson: lesson.path, figure: after };
      this.say(word("editor-inserted", { lesson: lesson.path, line: told.line ?? "" }));
      const said = this.said.textContent ?? "";
      await this.load();
      this.say(said);
    }
  }

  /**
   * @param {{lesson: string, after: string, text: string, seen: string}} wish
   * @returns {Promise<{ok?: boolean, line?: number, error?: string, hint?: string}>}
   */
  async send(wish) {
    const headers = { "Content-Type": "application/json", "X-Tabia": "1" };
    const answer = await fetch(address("/_tabia/insert"), { method: "POST", headers, body: JSON.stringify(wish) }).catch(() => null);
    const told = await answer?.json().catch(() => null);
    return told ?? { error: word("editor-insert-failed") };
  }

  /** @param {string} text @param {boolean} [english] */
  say(text, english = false) {
    this.said.textContent = text;
    this.said.toggleAttribute("lang", false);
    if (english) this.said.lang = "en";
  }
}
