/** Making elements. */

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag its name
 * @param {Record<string, string | number | boolean | null>} [attributes] `false` and `null` are left out, `true` is empty
 * @param {...(Node | string)} children its content
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  dress(made, attributes);
  made.append(...children);
  return made;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag its name
 * @param {Record<string, string | number | boolean | null>} [attributes] as of `element`
 * @returns {SVGElementTagNameMap[T]}
 */
export function drawn(tag, attributes = {}) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  dress(made, attributes);
  return made;
}

/**
 * @param {Element} made
 * @param {Record<string, string | number | boolean | null>} attributes
 */
function dress(made, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== null) made.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * A button that does something.
 * @param {string} text what is written on it
 * @param {() => void} act
 * @param {Record<string, string | number | boolean | null>} [attributes]
 */
export function button(text, act, attributes = {}) {
  const made = element("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", act);
  return made;
}

/**
 * A text with a link behind it.
 * @param {string} text
 * @param {{title: string, href: string} | null} [link]
 * @returns {(Node | string)[]}
 */
export function sentence(text, link = null) {
  return link ? [text, " ", element("a", { class: "to-rule", href: link.href }, link.title)] : [text];
}
