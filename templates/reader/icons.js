/** Signs for buttons, drawn, since fonts differ in what they have. */

import { drawn } from "./dom.js";

/** Outlines in a square of 16 units, filled. */
const SIGNS = {
  first: "M3 3h1.8v10H3zM12 2.5 6.5 8l5.5 5.5 1.4-1.4L9.3 8l4.1-4.1z",
  back: "M10.5 2.5 5 8l5.5 5.5 1.4-1.4L7.8 8l4.1-4.1z",
  forward: "M5.5 2.5 11 8l-5.5 5.5-1.4-1.4L8.2 8 4.1 3.9z",
  last: "M4 2.5 9.5 8 4 13.5l-1.4-1.4L6.7 8 2.6 3.9zM11.2 3H13v10h-1.8z",
  run: "M4 2.5v11L13 8z",
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
