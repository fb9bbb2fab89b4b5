/** What a reader has chosen, kept in the browser. Where it keeps nothing, a choice holds for the page. */

/**
 * A choice made earlier, or null.
 * @param {string} key
 */
export function stored(key) {
  try {
    return localStorage.getItem(`tabia.${key}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string | null} value null forgets the choice
 */
export function store(key, value) {
  try {
    if (value === null) localStorage.removeItem(`tabia.${key}`);
    else localStorage.setItem(`tabia.${key}`, value);
  } catch {
    // A browser may forbid it.
  }
}
