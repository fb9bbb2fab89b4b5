/** Practice without end: tasks by game, sort, rule and difficulty, a score, and the lesson of the rule. */

import { address, kitOf } from "./data.js";
import { button, element } from "./dom.js";
import { engine } from "./engine.js";
import { exercise } from "./exercise.js";
import { exerciseHost } from "./exercise-host.js";
import { dice, invent, rulesMet, sortsOf } from "./invent.js";
import { word } from "./words.js";

/**
 * A list to choose from.
 * @param {string} label
 * @param {[string, string][]} options values and what they say
 * @param {() => void} changed
 */
export function chooser(label, options, changed) {
  const select = element("select");
  const fill = (/** @type {[string, string][]} */ options) => select.replaceChildren(...options.map(([value, text]) => element("option", { value }, text)));
  fill(options);
  select.addEventListener("change", changed);
  return { select, fill, line: element("label", { class: "chooser" }, element("span", {}, label), select) };
}

/**
 * Fills the section.
 * @param {HTMLElement} section
 * @param {{game: string, name: string}[]} games
 */
export async function endless(section, games) {
  section.hidden = false;
  const ask = await engine().catch(() => null);
  if (!ask) {
    section.append(element("p", { class: "notice" }, word("endless-needs")));
    return;
  }
  const random = dice(Number(new URLSearchParams(location.search).get("seed") ?? Math.random() * 2 ** 32));
  const any = /** @type {[string, string]} */ (["", word("endless-any")]);
  const game = chooser(word("practice-game"), games.map(({ game, name }) => [game, name]), () => void fit());
  const sort = chooser(word("endless-sort"), [any], () => {});
  const rule = chooser(word("endless-rule"), [any], () => {});
  const levels = ["easy", "middling", "hard"];
  const level = chooser(word("endless-level"), levels.map((name, i) => [String(i + 1), word(`endless-${name}`)]), () => {});
  const score = element("p", { class: "score", role: "status" });
  const stage = element("div", { class: "stage" });
  const lesson = element("p", { class: "to-lesson" });
  const next = button(word("endless-first"), () => void give(), { class: "act first next" });
  const [counts, state] = [{ right: 0, all: 0, streak: 0 }, { number: 0 }];
  section.append(
    element("p", {}, word("endless-about")),
    element("div", { class: "choosers" }, game.line, sort.line, rule.line, level.line),
    stage,
    lesson,
    element("div", { class: "acts" }, next),
    score,
  );

  /** Offers what the chosen game has. */
  async function fit() {
    const kit = await kitOf(game.select.value);
    sort.fill([any, ...sortsOf(/** @type {any} */ (ask), kit.game).map((name) => /** @type {[string, string]} */ ([name, word(`sort-${name}`)]))]);
    rule.fill([any, ...rulesMet(/** @type {any} */ (ask), kit).map((id) => /** @type {[string, string]} */ ([id, kit.rules[id].title]))]);
  }

  async function give() {
    const kit = await kitOf(game.select.value);
    const wish = { sort: sort.select.value, rule: rule.select.value, level: Number(level.select.value) };
    const found = invent(/** @type {any} */ (ask), kit, wish, random);
    lesson.replaceChildren();
    if (!found) {
      stage.replaceChildren(element("p", { class: "notice", role: "status" }, word("endless-none")));
      return;
    }
    state.number++;
    next.classList.remove("first");
    const host = exerciseHost(found.task, word("endless-label", { number: state.number }));
    host.dataset.sort = found.task.kind;
    stage.replaceChildren(host);
    next.textContent = word("endless-next");
    await exercise(host, found.task, (right) => {
      counts.all++;
      if (right) counts.right++;
      counts.streak = right ? counts.streak + 1 : 0;
      score.textContent = word("endless-score", counts);
      const told = found.rules.map((id) => kit.rules[id]).find(Boolean);
      if (told) lesson.replaceChildren(element("a", { href: address(told.href) }, word("practice-lesson", { title: told.title })));
    });
    host.tabIndex = -1;
    host.focus();
  }

  await fit();
}
