// Tasks without end: what the page makes up is what the engine says, in every game, and it can be answered.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { join, resolve } from 'node:path';
import { address, browser, ROOT } from './pages.mjs';

const MODULES = resolve('../../templates/reader');
const TASKS = 200;

/** The values that scripts of the site register. */
function registered(...files) {
  const self = {};
  for (const file of files) new Function('self', readFileSync(join(ROOT, 'tabia', file), 'utf8'))(self);
  return self.tabia;
}

const register = registered('engine.js', 'en/texts.js', 'en/words.js');

/** The engine of the site. */
async function engine() {
  const module = await WebAssembly.compile(inflateRawSync(Buffer.from(register.engine, 'base64')));
  const { memory, input, call, output } = (await WebAssembly.instantiate(module)).exports;
  const ask = (...words) => {
    const question = new TextEncoder().encode(words.join('\n'));
    const at = input(question.length);
    new Uint8Array(memory.buffer, at, question.length).set(question);
    const length = call();
    const from = output();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, from, length)));
  };
  ask('texts', 'en', register['texts/en'].join('\u001e'));
  return ask;
}

/** The modules that make up tasks, outside of a page. */
function inventing() {
  const text = ['data.js', 'words.js', 'position.js', 'invent.js'].map((name) => readFileSync(join(MODULES, name), 'utf8'));
  const plain = text.join('\n').replace(/^import .*$/gm, '').replace(/^export /gm, '');
  const document = { currentScript: { src: 'file:///site/tabia/practice.js' }, documentElement: { lang: 'en' } };
  return new Function('self', 'document', `${plain}\nreturn { dice, invent, rulesMet, sortsOf };`)({ tabia: register }, document);
}

const { dice, invent, rulesMet, sortsOf } = inventing();
const ask = await engine();
const games = readFileSync(join(ROOT, 'en/practice.html'), 'utf8').match(/data-games="([^"]*)"/)[1].split(' ');
const kit = (game) => registered(`en/${game}.js`)[`kit/${game}`];
const squares = (text) => text.match(/\b[a-i]\d\b/g) ?? [];
const right = (task) => task.candidates.filter((one) => one.right).map((one) => one.m).sort();

/** Holds a task against what the engine says of its position. */
const HOLDS = {
  reach({ task, look }) {
    const [from] = squares(task.task);
    const moves = look.moves.filter((move) => move.from === (from ?? null) && move.to);
    assert.deepEqual(right(task), [...new Set(moves.map((move) => move.to))].sort());
    for (const { m, says } of task.candidates) assert.equal(says, ask('why', task.game, task.fen, from ?? '-', m).says);
  },
  judge({ task }) {
    const [from, to] = squares(task.task);
    const { legal, says } = ask('why', task.game, task.fen, from, to);
    assert.deepEqual(right(task), [legal ? 'legal' : 'illegal']);
    assert.deepEqual(task.why, [says]);
  },
  captures({ task, look }) {
    const takes = look.moves.filter((move) => move.takes.length > 0).map((move) => move.m);
    assert.deepEqual(right(task), takes.sort());
    assert.equal(task.candidates.length, look.moves.length);
  },
  force({ task }) {
    const [at] = squares(task.task);
    const forces = ask('force', task.game, task.fen)[at];
    assert.deepEqual(right(task), [forces[task.task.includes('White') ? 0 : 1]]);
  },
  fight({ task }) {
    const [at] = squares(task.task);
    const [white, black] = ask('force', task.game, task.fen)[at].map((text) => Number(text.replace('½', '.5')));
    assert.deepEqual(right(task), [white > black ? 'w' : white < black ? 'b' : 'equal']);
  },
  frozen({ task, look }) {
    assert.deepEqual(right(task), [...look.frozen].sort());
    assert.ok(right(task).length > 0);
  },
};

for (const game of games) {
  test(`${TASKS} tasks of ${game} are answered as the engine answers`, () => {
    const [sorts, random] = [sortsOf(ask, game), dice(11)];
    const met = new Map();
    for (let i = 0; i < TASKS; i++) {
      const wish = { sort: sorts[i % sorts.length], rule: '', level: (i % 3) + 1 };
      const made = invent(ask, kit(game), wish, random);
      if (!made) continue;
      const { task } = made;
      HOLDS[wish.sort]({ task, look: ask('look', game, task.fen) });
      const positions = met.get(wish.sort) ?? new Set();
      met.set(wish.sort, positions.add(`${task.fen} ${task.task}`));
      assert.ok(!JSON.stringify(task).includes('undefined'), task.task);
    }
    for (const sort of sorts) assert.ok((met.get(sort)?.size ?? 0) > 10, `${game}: ${sort}: ${met.get(sort)?.size}`);
  });

  test(`a rule of ${game} can be asked for`, () => {
    const rules = rulesMet(ask, kit(game));
    assert.ok(rules.length >= 5, rules.join(' '));
    let found = 0;
    for (const rule of rules) {
      const made = invent(ask, kit(game), { sort: 'judge', rule, level: 2 }, dice(3));
      if (!made) continue;
      found++;
      const [from, to] = squares(made.task.task);
      const { all, rule: first } = ask('why', game, made.task.fen, from, to);
      assert.ok(first === rule && made.rules.includes(rule), `${rule}: ${all.map((one) => one.rule)}`);
    }
    assert.ok(found * 2 > rules.length, `${found} of ${rules.length}`);
  });
}

test('the same seed makes the same tasks', () => {
  const make = (seed) => invent(ask, kit('chess-t1'), { sort: '', rule: '', level: 1 }, dice(seed));
  assert.deepEqual(make(5), make(5));
  assert.notDeepEqual(make(5), make(6));
});

let chromium;
before(async () => (chromium = await browser()));
after(() => chromium.close());

test('tasks are done on the page, and the score is kept', async () => {
  const context = await chromium.newContext({ viewport: { width: 320, height: 800 } });
  const tab = await context.newPage();
  const problems = [];
  tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  tab.on('pageerror', (error) => problems.push(error.message));
  await tab.goto(`${address(join(ROOT, 'en/practice.html'))}?seed=7`);
  await tab.waitForSelector('.endless .next');
  const selects = tab.locator('.endless select');
  let done = 0;
  for (const game of games) {
    await selects.nth(0).selectOption(game);
    for (const sort of await selects.nth(1).locator('option').evaluateAll((all) => all.map((one) => one.value).filter(Boolean))) {
      await selects.nth(1).selectOption(sort);
      await tab.locator('.endless .next').click();
      await tab.waitForFunction((n) => document.querySelector('.endless .task')?.textContent.includes(`Task ${n} `), done + 1);
      await tab.waitForSelector('.endless .doing');
      done++;
      assert.ok(await tab.locator('.endless .grid .cell').count(), `${game}, ${sort}: no board`);
      const stage = tab.locator('.endless .stage');
      const answer = await stage.locator('.answer p').first().textContent();
      const plain = answer.replace(/\.$/, '');
      if (await stage.locator('.option').count()) await stage.locator('.option', { hasText: plain }).click();
      else if (await stage.locator('.choice').count()) {
        await stage.locator('.choice', { hasText: plain }).click();
        await stage.locator('.act.first').click();
      } else {
        await stage.locator('.typed input').fill(plain);
        await tab.keyboard.press('Enter');
      }
      const told = await stage.locator('.is-right').waitFor({ timeout: 3000 }).catch(() => 'not right');
      assert.equal(told, undefined, `${game}, ${sort}: ${plain}: ${await stage.locator('.outcome').textContent()}`);
      assert.ok((await tab.locator('.endless .score').innerText()).startsWith(`${done} of ${done} right; ${done} in a row`));
    }
  }
  assert.ok(done >= games.length * 3);
  assert.ok(await tab.locator('.endless .to-lesson a').count());
  assert.ok((await tab.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  assert.deepEqual(problems, []);
  await context.close();
});
