// The built engine: the cases in tests/rules through WebAssembly, and every verb held against the native engine.
// TABIA_ENGINE names another engine.js than the one that is kept.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const script = process.env.TABIA_ENGINE ?? join(root, 'templates/engine/engine.js');

/** The engine as a page loads it: a function from the text of a question to the text of its answer. */
async function load() {
  const self = {};
  new Function('self', readFileSync(script, 'utf8'))(self);
  const bytes = inflateRawSync(Buffer.from(self.tabia.engine, 'base64'));
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { memory, input, call, output } = instance.exports;
  return (question) => {
    const text = new TextEncoder().encode(question);
    const at = input(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    const length = call();
    return new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length));
  };
}

const files = readdirSync(join(root, 'tests/rules'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(root, 'tests/rules', name), 'utf8')));

/** Every position of the files with its game, each once. */
function positions() {
  const found = new Map();
  for (const file of files) {
    for (const one of [...(file.positions ?? []), ...(file.random ?? [])]) {
      found.set(`${one.game ?? file.game}\n${one.fen}`, one);
    }
  }
  return found;
}

/** The question that sets a language with the words of all games. */
function texts(code) {
  const folder = join(root, 'src/lang', code);
  const names = readdirSync(folder).filter((name) => name !== 'site.ftl' && name !== 'exercise.ftl');
  return `texts\n${code}\n${names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\u001e')}`;
}

test('the positions of the cases have the moves that are claimed', async () => {
  const ask = await load();
  assert.equal(ask(texts('en')), '{}');
  let compared = 0;
  for (const [place, { moves }] of positions()) {
    const seen = JSON.parse(ask(`look\n${place}`));
    if (moves && seen.objections.length === 0) {
      assert.deepEqual(seen.moves.map(({ m }) => m).sort(), [...moves].sort(), place);
      compared += 1;
    }
  }
  assert.ok(compared > 100, `${compared}`);
});

test('as many ways to play are counted as the cases say', async () => {
  const ask = await load();
  let counted = 0;
  for (const file of files) {
    for (const { game = file.game, fen, depth, nodes, counts = [] } of file.perft ?? []) {
      const known = [...counts.map((count, at) => [at + 1, count]), [depth, nodes]];
      for (const [plies, count] of known.filter(([plies, count]) => plies && count <= 300_000)) {
        assert.equal(ask(`perft\n${game}\n${fen}\n${plies}`), `{"nodes":${count}}`, `${game} ${fen} ${plies}`);
        counted += 1;
      }
    }
  }
  assert.ok(counted > 10, `${counted}`);
});

/** Questions with every verb about some positions of every game, in both languages. */
function questions(ask) {
  const asked = ['games', 'look\nchess', 'dance', 'texts\nde\n'];
  const byGame = new Map();
  for (const place of positions().keys()) {
    const game = place.split('\n')[0];
    byGame.set(game, [...(byGame.get(game) ?? []), place]);
  }
  for (const code of ['en', 'ru']) {
    asked.push(texts(code), 'games');
    ask(texts(code));
    for (const { id, start } of JSON.parse(ask('games'))) {
      asked.push(`start\n${id}`, `array\n${id}\n5`);
      const places = byGame.get(id) ?? [];
      const step = Math.max(1, Math.floor(places.length / 12));
      for (const place of [`${id}\n${start}`, ...places.filter((_, at) => at % step === 0)]) {
        asked.push(`look\n${place}`, `force\n${place}`, `struck\n${place}\nw`, `struck\n${place}\nb`);
        asked.push(`perft\n${place}\n2`, `verdicts\n${place}\n-`, `repeated\n${place}`, `read\n${place}\ne9`);
        const seen = JSON.parse(ask(`look\n${place}`));
        for (const { m, t, from, to } of (seen.moves ?? []).filter((_, at) => at % 9 === 0)) {
          asked.push(`play\n${place}\n${m}`, `read\n${place}\n${t}`, `why\n${place}\n${from ?? '-'}\n${to ?? 'a1'}`);
          asked.push(`read\n${place}\n${m.replace(/\d/, '9')}`, `why\n${place}\n${to ?? 'a1'}\n${from ?? 'b2'}`);
          if (from) {
            asked.push(`verdicts\n${place}\n${from}`, `strikes\n${place}\n${from}`);
          }
        }
      }
    }
  }
  return asked;
}

test('every verb answers as the native engine does', async () => {
  const asked = questions(await load());
  const native = spawnSync('cargo', ['run', '--quiet', '--example', 'ask'], {
    cwd: root,
    input: asked.join('\0'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  assert.equal(native.status, 0, native.stderr);
  const answers = native.stdout.trimEnd().split('\n');
  assert.equal(answers.length, asked.length);
  const ask = await load();
  for (const [at, question] of asked.entries()) {
    assert.equal(ask(question), answers[at], question.slice(0, 200));
  }
});
