/** What the browser keeps of a reader: choices, progress, games. Where it keeps nothing, all of it holds for the page. */

/** What the browser did not take. @type {Map<string, string | null>} */
const unkept = new Map();

/**
 * What was stored under a key, or null.
 * @param {string} key
 */
export function stored(key) {
  try {
    return unkept.get(key) ?? localStorage.getItem(`tabia/${key}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string | null} value null forgets it
 */
export function store(key, value) {
  unkept.delete(key);
  try {
    if (value === null) localStorage.removeItem(`tabia/${key}`);
    else localStorage.setItem(`tabia/${key}`, value);
  } catch {
    // It is forbidden, or there is no room.
    unkept.set(key, value);
  }
}
