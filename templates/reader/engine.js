/** The rules engine: the one that checked the book, as WebAssembly. It is fetched when it is first asked for. */

import { fetchValue, page } from "./data.js";

/** @typedef {{memory: WebAssembly.Memory, input: (length: number) => number, call: () => number, output: () => number}} Exports */

/** @typedef {(verb: string, ...words: (string | number)[]) => any} Ask @typedef {import("./types.js").Home} Home */

/** The engines by their languages. @type {Map<string, Promise<Ask>>} */
const engines = new Map();

/**
 * The engine, as a function: a verb and its words go in, what it answers comes out. `src/wasm.rs` lists the verbs.
 * @param {Home} [home]
 * @returns {Promise<Ask>} fails where there is no WebAssembly
 */
export function engine(home = page) {
  const found = engines.get(home.language) ?? startEngine(home);
  engines.set(home.language, found);
  return found;
}

/** The engine as a module, to be handed to a worker. @param {Home} [home] */
export async function engineModule(home = page) {
  if (typeof WebAssembly === "undefined") throw new Error("WebAssembly");
  const packed = Uint8Array.from(atob(await fetchValue("engine", "tabia/engine.js", home)), (c) => c.charCodeAt(0));
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return WebAssembly.compile(await new Response(plain).arrayBuffer());
}

/** The texts by which the engine speaks the page's language. @param {Home} [home] @returns {Promise<string[]>} */
function engineTexts(home = page) {
  return fetchValue(`texts/${home.language}`, `tabia/${home.language}/texts.js`, home);
}

/** @param {Home} home */
async function startEngine(home) {
  if (!("WebAssembly" in self)) throw new Error("no WebAssembly");
  const [module, texts] = await Promise.all([engineModule(home), engineTexts(home)]);
  const ask = answering(/** @type {any} */ ((await WebAssembly.instantiate(module)).exports));
  ask("texts", home.language, texts.join("\u001e"));
  return ask;
}

/**
 * Asks an engine.
 * @param {Exports} exports
 */
export function answering(exports) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (/** @type {string} */ verb, /** @type {(string | number)[]} */ ...words) => {
    const question = encoder.encode([verb, ...words].join("\n"));
    // Both calls may move the memory, so that it is looked at only after them.
    const place = exports.input(question.length);
    new Uint8Array(exports.memory.buffer, place, question.length).set(question);
    const length = exports.call();
    const answer = exports.output();
    return JSON.parse(decoder.decode(new Uint8Array(exports.memory.buffer, answer, length)));
  };
}
