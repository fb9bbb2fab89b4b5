/** The words of the page's language, or of another home's. */

import { known, page } from "./data.js";

/**
 * A text of the page's language.
 * @param {string} key its name in `reader.ftl` without `reader-`; an attribute follows after a full stop
 * @param {Record<string, string | number>} [args] what stands for `{name}`
 * @param {import("./types.js").Home} [home]
 */
export function word(key, args = {}, home = page) {
  const text = known("words", home)?.[key] ?? key;
  // What stands in an argument is never read as a place for another.
  return text.replace(/\{([\w-]+)\}/g, (/** @type {string} */ mark, /** @type {string} */ name) => String(args[name] ?? mark));
}

/**
 * A text with a number, in the form that the number needs: the attributes are the names of plural categories.
 * @param {string} key
 * @param {number} count it stands for `{count}`
 * @param {Record<string, string | number>} [args]
 */
export function counted(key, count, args = {}) {
  const form = new Intl.PluralRules(document.documentElement.lang).select(count);
  const own = `${key}.${form}`;
  return word(known("words")?.[own] ? own : key, { count, ...args });
}
