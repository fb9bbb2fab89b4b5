/** What a reader has solved and missed, kept in this browser alone: for each exercise of a book when it is due again. */

import { store, stored } from "./stored.js";

/**
 * @typedef {object} Note What is kept of an exercise.
 * @property {string} mark of which exercise: another one under the same name is new
 * @property {number} box how often it was solved without a miss since the last one, when it was due: a place in `DAYS`
 * @property {number} solved when it was last solved, in ms since 1970, or 0
 * @property {number} missed how often it was missed
 * @property {number} hints how many hints were looked at
 * @property {number} due from when it is to come back, in ms since 1970
 */

/** What names an exercise. @typedef {{key: string, mark: string}} Named */

/** Of the form in which notes are kept. */
export const VERSION = 1;

/** After how many days a solved exercise comes back, the longer the more often it was solved. */
const DAYS = [1, 3, 7, 16, 35];

/** The fields of a note that are numbers. @type {("box" | "solved" | "missed" | "hints" | "due")[]} */
const NUMBERS = ["box", "solved", "missed", "hints", "due"];

function progressShelf() {
  const book = document.querySelector("meta[name=application-name]")?.getAttribute("content") ?? "";
  return `progress/${book}`;
}

/** All notes by the names of exercises. @returns {Record<string, Note>} */
export function notes() {
  const text = stored(progressShelf());
  try {
    return text ? parsed(text) : {};
  } catch {
    return {};
  }
}

/** Keeps all notes, or nothing. @param {Record<string, Note> | null} all */
export function keepNotes(all) {
  store(progressShelf(), all && JSON.stringify({ version: VERSION, exercises: all }));
}

/** What is known of an exercise, or null if it is new. @param {Named} task */
export function noteOf(task) {
  const note = notes()[task.key];
  return note?.mark === task.mark ? note : null;
}

/**
 * Writes down what happened.
 * @param {Named} task
 * @param {"solved" | "missed" | "hint"} what
 */
export function remember(task, what) {
  const now = Date.now();
  const note = noteOf(task) ?? { mark: task.mark, box: 0, solved: 0, missed: 0, hints: 0, due: 0 };
  if (what === "hint") note.hints++;
  if (what === "missed") Object.assign(note, { box: 0, missed: note.missed + 1, due: now });
  if (what === "solved") {
    // To solve it again before its time proves little.
    if (note.due <= now) {
      note.due = morning(now, DAYS[note.box]);
      note.box = Math.min(note.box + 1, DAYS.length - 1);
    }
    note.solved = now;
  }
  keepNotes({ ...notes(), [task.key]: note });
}

/**
 * The start of a day.
 * @param {number} now
 * @param {number} days from now
 */
function morning(now, days) {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() + days);
  return day.getTime();
}

/** Whether an exercise is to come back today. @param {Named} task */
export function isDue(task) {
  const note = noteOf(task);
  return note !== null && (note.solved > 0 || note.missed > 0) && note.due <= Date.now();
}

/** The notes of a text; fails if it is none of ours. @param {string} text @returns {Record<string, Note>} */
export function parsed(text) {
  const value = JSON.parse(text);
  if (value?.version !== VERSION || typeof value.exercises !== "object" || value.exercises === null) throw new Error("version");
  /** @type {Record<string, Note>} */
  const all = {};
  for (const [key, note] of Object.entries(value.exercises)) {
    const sound = typeof note?.mark === "string" && NUMBERS.every((name) => Number.isFinite(note[name]) && note[name] >= 0);
    if (!sound || note.box >= DAYS.length || !Number.isInteger(note.box)) throw new Error(key);
    all[key] = { mark: note.mark, box: note.box, solved: note.solved, missed: note.missed, hints: note.hints, due: note.due };
  }
  return all;
}
