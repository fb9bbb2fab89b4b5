/** The register of values that the site's other scripts fill, and how those are fetched when they are needed. */

/** @typedef {import("./types.js").Kit} Kit @typedef {import("./types.js").Home} Home */

/** @type {Record<string, any>} */
const register = (/** @type {any} */ (self).tabia ||= {});

/** The language of the page. */
export const language = document.documentElement.lang;

/** Where the page belongs: the script lies in `tabia/`, one below the site's root. @type {Home} */
export const page = {
  language,
  root: new URL("../", /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src ?? location.href),
  values: register,
};

/**
 * An address in the site.
 * @param {string} path from its root
 * @param {Home} [home]
 */
export function address(path, home = page) {
  return new URL(path, home.root).href;
}

/**
 * A registered value, or undefined.
 * @param {string} key
 * @param {Home} [home]
 */
export function known(key, home = page) {
  return home.values[key];
}

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/**
 * A value that the script of the given path registers; the script is run if it has not been.
 * @param {string} key
 * @param {string} path from the site's root
 * @param {Home} [home]
 * @returns {Promise<any>} fails if the script cannot be had
 */
export function fetchValue(key, path, home = page) {
  if (key in home.values) return Promise.resolve(home.values[key]);
  const running = fetched.get(key);
  if (running) return running;
  const promise = new Promise((found, failed) => {
    const script = document.createElement("script");
    script.src = address(path, home);
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
 * @param {Home} [home]
 * @returns {Promise<Kit>}
 */
export function kitOf(game, home = page) {
  return fetchValue(`kit/${game}`, `tabia/${home.language}/${game}.js`, home);
}
