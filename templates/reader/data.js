/** The register of values that the site's other scripts fill, and how those are fetched when they are needed. */

/** @typedef {import("./types.js").Kit} Kit */

/** @type {Record<string, any>} */
const register = (/** @type {any} */ (self).tabia ||= {});

/** The site's root, seen from the running script: it lies in `tabia/`. */
const root = new URL("../", /** @type {HTMLScriptElement} */ (document.currentScript).src);

/** The language of the page. */
export const language = document.documentElement.lang;

/**
 * An address in the site.
 * @param {string} path from its root
 */
export function address(path) {
  return new URL(path, root).href;
}

/**
 * A registered value, or undefined.
 * @param {string} key
 */
export function known(key) {
  return register[key];
}

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/**
 * A value that the script of the given path registers; the script is run if it has not been.
 * @param {string} key
 * @param {string} path from the site's root
 * @returns {Promise<any>} fails if the script cannot be had
 */
export function fetchValue(key, path) {
  if (key in register) return Promise.resolve(register[key]);
  const running = fetched.get(key);
  if (running) return running;
  const promise = new Promise((found, failed) => {
    const script = document.createElement("script");
    script.src = address(path);
    script.onload = () => (key in register ? found(register[key]) : failed(new Error(key)));
    script.onerror = () => failed(new Error(path));
    document.head.append(script);
  });
  fetched.set(key, promise);
  return promise;
}

/**
 * What is needed to draw a game's boards.
 * @param {string} game its id
 * @returns {Promise<Kit>}
 */
export function kitOf(game) {
  return fetchValue(`kit/${game}`, `tabia/${language}/${game}.js`);
}
