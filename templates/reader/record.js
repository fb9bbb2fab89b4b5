/** Records that can be replayed: a board at their head shows the position after the move that is chosen in the text. */

import { Board } from "./board.js";
import { address, kitOf, page } from "./data.js";
import { button, element } from "./dom.js";
import { dressed, signed } from "./icons.js";
import { editing } from "./share.js";
import { branchedFrom, lineEnd, stepsOf } from "./steps.js";
import { word } from "./words.js";

/** @typedef {import("./steps.js").Step} Step */

/** How long a move is shown when the game runs, and how much longer for each letter of its comments, in milliseconds. */
const PAUSE = 1600;
const PAUSE_FOR_LETTER = 45;

/**
 * Wakes a record.
 * @param {HTMLElement} record
 */
export async function replay(record) {
  const kit = await kitOf(record.dataset.game ?? "");
  const { start, steps } = stepsOf(record);
  const host = element("div", { class: "board" });
  const now = element("p", { class: "now" });
  const said = element("p", { class: "unseen", role: "status" });
  const ways = element("p", { class: "ways" });
  const onward = element("a", {}, word("record-onward"));
  const editor = element("a", {}, word("to-editor"));
  const leads = element("p", { class: "onward" }, onward, editor);
  const keys = { back: () => go(here.before), forward: () => go(here.next[0]), first: () => go(start), last: () => go(lineEnd(here)) };
  const first = signed("first", word("record-first"), keys.first);
  const back = signed("back", word("record-back"), keys.back);
  const forward = signed("forward", word("record-forward"), keys.forward);
  const last = signed("last", word("record-last"), keys.last);
  const run = signed("run", word("record-run"), () => (running ? stop() : begin()));
  const flip = signed("flip", word("flip"), () => {
    board.show({ black: !board.black });
    said.textContent = word(`below-${board.black ? "b" : "w"}`);
  });
  const controls = element("div", { class: "controls", role: "group", "aria-label": word("record-controls") }, first, back, forward, last, run, flip);
  const head = element("div", { class: "replay" }, host, element("div", { class: "beside" }, controls, now, ways, leads), said);
  const score = element("div", { class: "score" });
  score.append(...record.childNodes);
  record.append(head, score);
  record.classList.add("awake");

  let here = start;
  let running = 0;
  const board = new Board(host, {
    kit,
    fen: start.fen,
    look: record.dataset.look ?? null,
    label: record.getAttribute("aria-label") ?? kit.name,
    choose: () => {
      go(here.next[0]);
      if (document.activeElement?.closest(".cell")?.matches(":not(:focus-visible)")) forward.focus();
    },
  });

  for (const step of steps.slice(1)) {
    const plain = /** @type {HTMLElement} */ (step.word);
    const made = button("", () => go(step), { class: "ply", tabindex: -1, "aria-label": step.name });
    made.append(...plain.childNodes);
    plain.replaceWith(made);
    step.word = made;
  }
  show(false);

  score.addEventListener("keydown", (event) => {
    if (event.target instanceof Element && event.target.matches(".ply") && key(event)) here.word?.focus();
  });
  controls.addEventListener("keydown", key);

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.altKey || event.metaKey || event.ctrlKey) return false;
    /** @type {Record<string, () => void>} */
    const acts = { ArrowLeft: keys.back, ArrowRight: keys.forward, Home: keys.first, End: keys.last, ArrowDown: enter, ArrowUp: leave };
    const act = acts[event.key];
    if (!act) return false;
    event.preventDefault();
    act();
    return true;
  }

  /** Goes into the first variation on the move that is shown, or else on the one that comes next; from there to the next. */
  function enter() {
    const beside = here.before?.next ?? [];
    go(beside[beside.indexOf(here) + 1] ?? here.next[1]);
  }

  /** Goes back from a variation to the move in place of which it is played. */
  function leave() {
    go(branchedFrom(here));
  }

  /** @param {Step | null | undefined} step */
  function go(step) {
    if (!step) return;
    if (running) stop();
    here = step;
    show(true);
  }

  function begin() {
    if (!here.next[0]) here = start;
    dressed(run, "pause", word("record-pause"));
    wait();
    if (here === start) show(true);
  }

  function wait() {
    const letters = here.comments.join("").length;
    running = window.setTimeout(() => {
      here = here.next[0] ?? here;
      show(true);
      if (here.next[0]) wait();
      else stop();
    }, PAUSE + PAUSE_FOR_LETTER * letters);
  }

  function stop() {
    window.clearTimeout(running);
    running = 0;
    dressed(run, "run", word("record-run"));
  }

  /** Shows the step: on the board, in the text, in words. @param {boolean} aloud */
  function show(aloud) {
    board.show({ fen: here.fen, marks: here.ends.map((at) => ({ at, kind: "last" })) });
    for (const step of steps) {
      step.word?.toggleAttribute("aria-current", false);
      step.word?.setAttribute("tabindex", "-1");
    }
    here.word?.setAttribute("aria-current", "step");
    (here.word ?? steps[1]?.word)?.setAttribute("tabindex", "0");
    now.textContent = here.name || word("record-start");
    if (aloud) said.textContent = [here.name || word("record-start"), here.says, ...here.comments].filter(Boolean).join(". ").replaceAll("..", ".");
    if (aloud) here.word?.scrollIntoView({ block: "nearest" });
    for (const [control, open] of /** @type {[HTMLElement, unknown][]} */ ([[first, here.before], [back, here.before], [forward, here.next[0]], [last, here.next[0]]])) {
      // One that can no longer be pressed keeps the focus, so it is not disabled.
      control.setAttribute("aria-disabled", String(!open));
    }
    const others = here.next.slice(1).map((step) => button(word("record-variation", { move: step.name }), () => go(step)));
    const home = branchedFrom(here);
    if (home) others.push(button(word("record-return", { move: home.name }), () => go(home)));
    ways.replaceChildren(...others);
    onward.href = `${address(kit.play)}#fen=${encodeURIComponent(here.fen)}`;
    editor.href = editing(kit, here.fen, page, record.id);
  }
}
