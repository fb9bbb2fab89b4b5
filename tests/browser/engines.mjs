// The rules engine and the kits of the built site, for tests without a browser.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** What a script of a built site registers. */
function registered(...path) {
  const self = {};
  new Function('self', readFileSync(join(...path), 'utf8'))(self);
  return self.tabia;
}

/** The engine of a built site as pages ask it, in a language: a verb and its words go in, what it answers comes out. */
export async function engineOf(site, language) {
  const bytes = inflateRawSync(Buffer.from(registered(site, 'tabia', 'engine.js').engine, 'base64'));
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { memory, input, call, output } = instance.exports;
  const ask = (...words) => {
    const question = new TextEncoder().encode(words.join('\n'));
    const at = input(question.length);
    new Uint8Array(memory.buffer, at, question.length).set(question);
    const length = call();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length)));
  };
  ask('texts', language, registered(site, 'tabia', language, 'texts.js')[`texts/${language}`].join('\u001e'));
  return ask;
}

/** What is needed to draw the games of the book, and to write their positions. */
export function kitsOf(site, language) {
  const scripts = readdirSync(join(site, 'tabia', language)).filter((name) => name.endsWith('.js'));
  return scripts.flatMap((name) => Object.entries(registered(site, 'tabia', language, name)).flatMap(([key, kit]) => (key.startsWith('kit/') ? [kit] : [])));
}
