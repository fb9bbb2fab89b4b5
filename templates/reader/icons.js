/** Signs for buttons, drawn, since fonts differ in what they have. */

import { drawn } from "./dom.js";

/** Outlines in a square of 16 units, filled. */
const SIGNS = {
  first: "M3 3h2v10H3zM13 3v10L6 8z",
  back: "M11.5 3v10l-7-5z",
  forward: "M4.5 3v10l7-5z",
  last: "M3 3v10l7-5zM11 3h2v10h-2z",
  run: "M2 3v10l6-5zM8 3v10l6-5z",
  pause: "M4 3h3v10H4zM9 3h3v10H9z",
  flip: "M5 2 1.5 6H4v7h2V6h2.5zM11 14l3.5-4H12V3h-2v7H7.5z",
};

/**
 * A button with a sign in place of a text.
 * @param {keyof typeof SIGNS} sign
 * @param {string} name what it is called
 * @param {() => void} act
 */
export function signed(sign, name, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "sign";
  made.addEventListener("click", act);
  dressed(made, sign, name);
  return made;
}

/**
 * Gives such a button another sign.
 * @param {HTMLButtonElement} made
 * @param {keyof typeof SIGNS} sign
 * @param {string} name
 */
export function dressed(made, sign, name) {
  made.setAttribute("aria-label", name);
  made.title = name;
  const picture = drawn("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" });
  picture.append(drawn("path", { d: SIGNS[sign] }));
  made.replaceChildren(picture);
}
