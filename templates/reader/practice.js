/** The page on which exercises come back: those that are due, tasks without end, and what is kept of the reader. */

import { address, fetchValue, kitOf, language } from "./data.js";
import { button, element } from "./dom.js";
import { chooser, endless } from "./endless.js";
import { exercise } from "./exercise.js";
import { exerciseHost } from "./exercise-host.js";
import { isDue, noteOf } from "./progress.js";
import { exported, forget, imported } from "./progress-file.js";
import { counted, word } from "./words.js";

/** @typedef {import("./task.js").Task & {label: string, lesson: string, href: string}} Loose */

/** @param {string} name */
const part = (name) => /** @type {HTMLElement} */ (document.querySelector(`.practice > .${name}`));

/**
 * The exercises that come back.
 * @param {Loose[]} all
 * @param {{game: string, name: string}[]} games
 */
function due(all, games) {
  const section = part("due");
  section.hidden = false;
  const counts = element("p", { class: "counts" });
  const stage = element("div", { class: "stage" });
  const status = element("p", { class: "score", role: "status" });
  const filter = chooser(word("practice-game"), [["", word("practice-all-games")], ...games.map(({ game, name }) => /** @type {[string, string]} */ ([game, name]))], () => show());
  const back = button(word("practice-due"), () => start(chosen().filter(isDue)), { class: "act first" });
  const fresh = button(word("practice-fresh"), () => start(chosen().filter((task) => !isTried(task))), { class: "act" });
  section.append(element("div", { class: "choosers" }, filter.line), counts, element("div", { class: "acts" }, back, fresh), stage, status);

  const chosen = () => all.filter(({ game }) => !filter.select.value || game === filter.select.value);
  function show() {
    const some = chosen();
    const numbers = { due: some.filter(isDue).length, solved: some.filter((task) => noteOf(task)?.solved).length, fresh: some.filter((task) => !isTried(task)).length };
    counts.replaceChildren(word("practice-counts", numbers), ...(numbers.due === 0 ? [" ", word("practice-nothing")] : []));
    back.hidden = numbers.due === 0;
    fresh.hidden = numbers.fresh === 0;
    for (const line of document.querySelectorAll("[data-key]")) {
      const task = all.find(({ key }) => key === line.getAttribute("data-key"));
      const note = task && noteOf(task);
      const says = note?.solved ? "solved" : note?.missed ? "practice-missed" : null;
      line.querySelector(".badge")?.remove();
      if (says) line.append(" ", element("span", { class: `badge ${note?.solved ? "" : "badge-missed"}` }, word(says)));
    }
  }
  function start(/** @type {Loose[]} */ queue, at = 0) {
    const task = queue[at];
    status.textContent = "";
    if (!task) {
      stage.replaceChildren();
      status.textContent = word("practice-done");
      show();
      return;
    }
    const host = exerciseHost(task, task.label);
    const way = element("p", { class: "to-lesson" }, element("a", { href: address(task.href) }, word("practice-lesson", { title: task.lesson })));
    const next = button(word("practice-next"), () => start(queue, at + 1), { class: "act next" });
    const place = element("p", { class: "place" }, word("practice-of", { number: at + 1, count: queue.length }));
    stage.replaceChildren(place, host, way, element("div", { class: "acts" }, next));
    host.tabIndex = -1;
    host.focus();
    void exercise(host, task, () => show());
  }
  show();
  return show;
}

/** @param {Loose} task */
function isTried(task) {
  const note = noteOf(task);
  return note !== null && (note.solved > 0 || note.missed > 0);
}

/**
 * Saving, reading and forgetting what is kept.
 * @param {() => void} changed
 */
function keptPart(changed) {
  const section = part("kept");
  section.hidden = false;
  const status = element("p", { class: "score", role: "status" });
  const file = element("input", { type: "file", accept: ".json,application/json", class: "unseen", tabindex: -1, "aria-label": word("practice-import") });
  const sure = element("div", { class: "acts sure", hidden: true });
  const save = () => {
    const way = element("a", { href: URL.createObjectURL(new Blob([exported()], { type: "application/json" })), download: "tabia-progress.json" });
    way.click();
    setTimeout(() => URL.revokeObjectURL(way.href), 1000);
  };
  file.addEventListener("change", async () => {
    try {
      status.textContent = counted("practice-read", imported((await file.files?.[0]?.text()) ?? ""));
      changed();
    } catch {
      status.textContent = word("practice-bad-file");
    }
    file.value = "";
  });
  const reset = button(word("practice-reset"), () => {
    sure.hidden = false;
    sure.querySelector("button")?.focus();
  }, { class: "act" });
  const closed = () => {
    sure.hidden = true;
    reset.focus();
  };
  const forgotten = () => {
    forget();
    changed();
    closed();
    status.textContent = word("practice-forgotten");
  };
  sure.append(element("p", {}, word("practice-sure")), button(word("practice-keep"), closed, { class: "act" }), button(word("practice-reset"), forgotten, { class: "act" }));
  section.append(
    element("div", { class: "acts" }, button(word("practice-export"), save, { class: "act" }), button(word("practice-import"), () => file.click(), { class: "act" }), file, reset),
    sure,
    status,
  );
}

async function practise() {
  /** @type {Loose[]} */
  const all = await fetchValue("exercises", `tabia/${language}/exercises.js`);
  const games = await Promise.all((document.querySelector(".practice")?.getAttribute("data-games") ?? "").split(" ").filter(Boolean).map((game) => kitOf(game)));
  const used = games.filter(({ game }) => all.some((task) => task.game === game));
  keptPart(due(all, used));
  await endless(part("endless"), games);
}

void practise();
