/** The rules engine: the one that checked the book, as WebAssembly. It is fetched when it is first asked for. */

import { fetchValue, language } from "./data.js";

/** @typedef {{memory: WebAssembly.Memory, input: (length: number) => number, call: () => number, output: () => number}} Exports */

/** @type {Promise<(verb: string, ...words: (string | number)[]) => any> | null} */
let starting = null;

/**
 * The engine, as a function: a verb and its words go in, what it answers comes out. `src/wasm.rs` lists the verbs.
 * @returns {Promise<(verb: string, ...words: (string | number)[]) => any>} fails where there is no WebAssembly
 */
export function engine() {
  starting ??= start();
  return starting;
}

/** The engine as a module, to be handed to a worker. */
export async function engineModule() {
  const packed = Uint8Array.from(atob(await fetchValue("engine", "tabia/engine.js")), (c) => c.charCodeAt(0));
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return WebAssembly.compile(await new Response(plain).arrayBuffer());
}

/** The texts by which the engine speaks the page's language. @returns {Promise<string[]>} */
export function engineTexts() {
  return fetchValue(`texts/${language}`, `tabia/${language}/texts.js`);
}

async function start() {
  if (!("WebAssembly" in self)) throw new Error("no WebAssembly");
  const [module, texts] = await Promise.all([engineModule(), engineTexts()]);
  const ask = answering(/** @type {any} */ ((await WebAssembly.instantiate(module)).exports));
  ask("texts", language, texts.join("\u001e"));
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
    // A call may grow the memory, and that takes the buffer away: it is asked for last.
    const input = exports.input(question.length);
    new Uint8Array(exports.memory.buffer, input, question.length).set(question);
    const length = exports.call();
    const output = exports.output();
    return JSON.parse(decoder.decode(new Uint8Array(exports.memory.buffer, output, length)));
  };
}
