/** The dialog that lists the keys of the pages and switches those without a modifier. */

import { element } from "./dom.js";
import { lettersWork, slashWorks } from "./shortcuts.js";
import { store } from "./stored.js";
import { word } from "./words.js";

/** The keys that always work, and those that are letters, with what they do by the names of their messages. */
const ALWAYS = [
  ["Ctrl K", "search"],
  ["/", "search"],
  ["Esc", "escape"],
];
const LETTERS = [
  ["P", "previous"],
  ["N", "next"],
  ["C", "contents"],
  ["T", "theme"],
  ["?", "help"],
];

/** @param {string} keys */
function caps(keys) {
  return keys.split(" ").flatMap((key, at) => (at > 0 ? [" + ", element("kbd", {}, key)] : [element("kbd", {}, key)]));
}

/**
 * A switch of a setting.
 * @param {string} key the setting and its message
 * @param {() => boolean} isOn
 * @param {(on: boolean) => string | null} kept what is kept of the choice
 */
function setting(key, isOn, kept) {
  const box = element("input", { type: "checkbox", id: `page.keys-${key}` });
  box.checked = isOn();
  box.addEventListener("change", () => store(key, kept(box.checked)));
  return element("p", { class: "setting" }, box, element("label", { for: box.id }, word(`keys-${key}`)));
}

/** @param {string[][]} keys */
const keyList = (keys) =>
  element(
    "dl",
    { class: "keys-list" },
    ...keys.map(([key = "", does]) =>
      element("div", {}, element("dt", {}, ...caps(key)), element("dd", {}, word(`keys-${does}`))),
    ),
  );

const keysBox = element(
  "dialog",
  { class: "pane keys-sheet", "aria-labelledby": "page.keys" },
  element("h2", { id: "page.keys" }, word("keys-title")),
  keyList(ALWAYS),
  setting("slash", slashWorks, (on) => (on ? null : "off")),
  keyList(LETTERS),
  setting("letters", lettersWork, (on) => (on ? "on" : null)),
  element("p", { class: "hint" }, word("keys-note")),
  element("form", { method: "dialog" }, element("button", { class: "plain" }, word("keys-close"))),
);

keysBox.addEventListener("click", (event) => {
  if (event.target === keysBox) keysBox.close();
});

/** @type {any} */ (self).tabia.keys = () => {
  if (!keysBox.isConnected) document.body.append(keysBox);
  if (!keysBox.open) keysBox.showModal();
};
