// A scripted reader does exercises by the keyboard alone, right and wrong, with the engine and without it; what is kept
// of it comes back when it is due.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { address, browser, pages, ROOT } from './pages.mjs';

const TABIA = resolve(process.env.TABIA ?? '../../target/release/tabia');

/** Every kind of task; those that a reader may find empty, too. */
const LESSON = `+++
title = "Every kind"
game = "chess-t1"
+++

\`\`\`exercise
id: squares
white: Ritter c2, Knecht a2
black: Knecht c4, Knecht c5, Ver Knecht d2
study: yes
task: find moves of c2
hint: Look around.
explain: It jumps.
\`\`\`

\`\`\`exercise
id: no-squares
position: @squares
study: yes
task: find squares where illegal:c2-* (lock)
answer: none
\`\`\`

\`\`\`exercise
id: moves
position: @squares
study: yes
turn: white
task: find captures
\`\`\`

\`\`\`exercise
id: judge
position: @squares
study: yes
task: judge c2-c4
\`\`\`

\`\`\`exercise
id: one
position: @squares
study: yes
task: choose
option: [It may go to c3](legal:c2-c3)
option: [It may go to c4](legal:c2-c4)
\`\`\`

\`\`\`exercise
id: several
position: @squares
study: yes
task: choose
option: [It may go to c3](legal:c2-c3)
option: [It may go to c4](legal:c2-c4)
option: [It may go to e2](legal:c2-e2)
\`\`\`

\`\`\`exercise
id: number
position: @squares
study: yes
task: number of force d2 black
\`\`\`

\`\`\`exercise
id: array
task: set up
\`\`\`

\`\`\`exercise
id: mate
game: chess
position: 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
task: play
goal: mate in 1
\`\`\`

\`\`\`exercise
id: never
game: chess
position: 6k1/8/8/8/8/8/8/R5K1 w - - 0 1
task: play
goal: mate in 1
answer: none
\`\`\`

\`\`\`exercise
id: two
game: chess
position: 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1
task: play
goal: mate in 2
answer: Rb7, Ra7
\`\`\`
`;

let chromium, folder, site;
before(async () => {
  chromium = await browser();
  folder = mkdtempSync(join(tmpdir(), 'tabia-'));
  mkdirSync(join(folder, 'lessons/en'), { recursive: true });
  writeFileSync(join(folder, 'lessons/book.toml'), 'title = "Kinds"\nlanguages = ["en"]\n');
  writeFileSync(join(folder, 'lessons/en/index.md'), '+++\ntitle = "Front"\n+++\n');
  writeFileSync(join(folder, 'lessons/en/kinds.md'), LESSON);
  execFileSync(TABIA, ['build'], { cwd: folder, stdio: 'pipe' });
  site = join(folder, 'output');
});
after(async () => {
  await chromium.close();
  rmSync(folder, { recursive: true });
});

async function open(page, { wasm = true, context } = {}) {
  const own = context ?? (await chromium.newContext({ acceptDownloads: true, reducedMotion: 'reduce' }));
  const tab = await own.newPage();
  const problems = [];
  tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  tab.on('pageerror', (error) => problems.push(error.message));
  if (!wasm) await tab.addInitScript(() => delete self.WebAssembly);
  await tab.goto(address(page));
  await tab.waitForFunction(() => document.querySelectorAll('.exercise > .data').length === document.querySelectorAll('.exercise > .doing').length);
  return { tab, problems, context: own };
}

/** Every exercise of a page: its id and its data. */
const exercises = (tab) =>
  tab.evaluate(() => [...document.querySelectorAll('.exercise')].map((one) => ({ id: one.id, ...JSON.parse(one.querySelector(':scope > .data').textContent) })));

/** Goes on by Tab until an element has the focus. */
async function tabTo(tab, selector) {
  for (let i = 0; i < 90; i++) {
    if (await tab.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await tab.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${selector}`);
}

/** Puts the focus before an exercise, as a link to it does. */
async function enter(tab, id) {
  await tab.evaluate((id) => {
    const host = document.getElementById(id);
    host.tabIndex = -1;
    host.focus();
  }, id);
}

const cut = (id) => `#${CSS_escape(id)}`;
const CSS_escape = (id) => id.replace(/([^\w-])/g, '\\$1');

/** Chooses a square by arrow keys and Enter. */
async function square(tab, id, at) {
  await enter(tab, id);
  await tabTo(tab, `${cut(id)} .cell`);
  for (let i = 0; i < 40; i++) {
    const here = await tab.evaluate(() => document.activeElement.dataset.at);
    if (here === at) break;
    const [dx, dy] = [at.charCodeAt(0) - here.charCodeAt(0), Number(at.slice(1)) - Number(here.slice(1))];
    await tab.keyboard.press(dx > 0 ? 'ArrowRight' : dx < 0 ? 'ArrowLeft' : dy > 0 ? 'ArrowUp' : 'ArrowDown');
  }
  await tab.keyboard.press('Enter');
}

async function press(tab, id, selector) {
  await enter(tab, id);
  await tabTo(tab, `${cut(id)} ${selector}`);
  await tab.keyboard.press('Enter');
}

async function type(tab, id, text) {
  await enter(tab, id);
  await tabTo(tab, `${cut(id)} .typed input`);
  await tab.keyboard.press('Control+A');
  await tab.keyboard.type(text);
  await tab.keyboard.press('Enter');
}

/** What is said, once it is said: `right`, `wrong` or nothing yet, and the words. */
async function outcome(tab, id, is) {
  const box = tab.locator(`${cut(id)} .outcome`);
  const found = await tab.waitForSelector(`${cut(id)} .outcome.${is}`, { timeout: 5000 }).catch(() => null);
  const text = await box.textContent();
  assert.ok(found, `${id} ${is}? ${text}`);
  assert.ok(text.length > 5, text);
  return text;
}

const again = (tab, id) => press(tab, id, '.act:not(.first):not([hidden]):last-of-type');
const ends = (machine) => machine.match(/[a-z]\d+/g);

/** Ways to answer, wrong and then right, on the board or by typing. */
const READER = {
  async squares(tab, { id, candidates }, typed) {
    const right = candidates.filter((one) => one.right).map((one) => one.m);
    const wrong = candidates.find((one) => !one.right && one.says).m;
    if (typed) await type(tab, id, wrong);
    else {
      await square(tab, id, wrong);
      await press(tab, id, '.act.first');
    }
    const says = candidates.find((one) => one.m === wrong).says;
    assert.ok((await outcome(tab, id, 'is-wrong')).includes(says), says);
    await again(tab, id);
    if (right.length === 0) return press(tab, id, '.acts .act:nth-child(2)');
    if (typed) return type(tab, id, right.join(', '));
    for (const at of right) await square(tab, id, at);
    await press(tab, id, '.act.first');
  },
  async moves(tab, { id, candidates }, typed) {
    const right = candidates.filter((one) => one.right);
    const wrong = candidates.find((one) => !one.right);
    const give = async (all) => {
      if (typed) return type(tab, id, all.map((one) => one.t).join(', '));
      for (const one of all) for (const at of ends(one.m)) await square(tab, id, at);
      await press(tab, id, '.act.first');
    };
    await give([wrong]);
    assert.ok((await outcome(tab, id, 'is-wrong')).includes(wrong.says));
    await again(tab, id);
    await give(right);
  },
  async play(tab, { id, candidates }, typed) {
    const wrong = candidates.find((one) => !one.right && one.line.length > 1) ?? candidates.find((one) => !one.right);
    const give = async (one) => {
      if (typed) return type(tab, id, one.t);
      for (const at of ends(one.m)) await square(tab, id, at);
    };
    await give(wrong);
    assert.ok((await outcome(tab, id, 'is-wrong')).includes(wrong.says));
    assert.equal(await tab.locator(`${cut(id)} .count`).innerText(), wrong.line.at(-1).t);
    await again(tab, id);
    const right = candidates.find((one) => one.right);
    if (right) await give(right);
    else await press(tab, id, '.acts .act:nth-child(2)');
  },
  async judge(tab, { id, candidates }) {
    const button = async (one) => press(tab, id, `.option:nth-child(${candidates.indexOf(one) + 1})`);
    await button(candidates.find((one) => !one.right));
    await outcome(tab, id, 'is-wrong');
    await again(tab, id);
    await button(candidates.find((one) => one.right));
  },
  async choose(tab, { id, candidates }) {
    const several = candidates.filter((one) => one.right).length > 1;
    const take = async (one) => {
      await enter(tab, id);
      await tabTo(tab, `${cut(id)} .choice input`);
      const at = candidates.indexOf(one);
      for (let i = 0; i < at; i++) await tab.keyboard.press(several ? 'Tab' : 'ArrowDown');
      await tab.keyboard.press('Space');
    };
    await take(candidates.find((one) => !one.right));
    await press(tab, id, '.act.first');
    await outcome(tab, id, 'is-wrong');
    await again(tab, id);
    for (const one of candidates.filter((one) => one.right)) await take(one);
    await press(tab, id, '.act.first');
  },
  async number(tab, { id, candidates }) {
    await type(tab, id, '17');
    await outcome(tab, id, 'is-wrong');
    await again(tab, id);
    await type(tab, id, candidates[0].t.replace('½', '.5'));
  },
  async 'set-up'(tab, { id }, typed) {
    if (!typed) {
      await square(tab, id, 'e4');
      await press(tab, id, '.act.first');
    } else await type(tab, id, 'White: King e4');
    assert.match(await outcome(tab, id, 'is-wrong'), /e4/);
    await again(tab, id);
    await type(tab, id, await tab.evaluate((id) => JSON.parse(document.getElementById(id).querySelector('.data').textContent).answer, id));
  },
};

async function doAll(page, options, typed) {
  const { tab, problems, context } = await open(page, options);
  const all = await exercises(tab);
  for (const one of all) {
    assert.equal(await tab.locator(`${cut(one.id)} > .outcome, ${cut(one.id)} .badge`).count(), 0, one.id);
    await READER[one.kind](tab, one, typed);
    const said = await outcome(tab, one.id, 'is-right');
    for (const why of one.why) assert.ok(said.includes(why), `${one.id}: ${why}`);
    assert.equal(await tab.locator(`${cut(one.id)} .badge`).innerText(), 'solved');
  }
  assert.deepEqual(problems, []);
  await context.close();
  return all.map((one) => one.kind);
}

test('typed answers are read without an engine', () => {
  const text = readFileSync(resolve('../../templates/reader/task.js'), 'utf8').replace(/^export /gm, '');
  const { numberIn, pointsIn, movesMeant } = new Function(`${text}\nreturn { numberIn, pointsIn, movesMeant };`)();
  for (const half of ['1½', '1,5', '1.5', '1 1/2', '1 ½', '3/2']) assert.equal(numberIn(half), 1.5, half);
  for (const none of ['', 'one', '1½½', '1/0', '-2']) assert.equal(numberIn(none), null, none);
  assert.deepEqual([numberIn('½'), numberIn('12')], [0.5, 12]);
  const kit = { files: 'abcdefgh', ranks: 8 };
  const squares = pointsIn(kit, 'e4, f6; xg7 а1 z9 E4');
  assert.deepEqual(squares, { points: ['e4', 'f6', 'g7', 'a1'], strange: ['z9'] });
  const moves = { d4f4: 'R d4:f4', d4d5: 'R d4-d5', e1g1: '0-0', a7a8q: 'a7-a8Q', a7a8r: 'a7-a8R' };
  const task = { candidates: Object.entries(moves).map(([m, t]) => ({ m, t })) };
  const read = (typed) => movesMeant(task, typed).map((one) => one.m);
  for (const typed of ['R d4xf4', 'd4-f4', 'd4–f4', 'Rd4:f4', 'd4f4', 'f4', ' F4 ']) assert.deepEqual(read(typed), ['d4f4'], typed);
  for (const typed of ['O-O', '0-0', 'о-о']) assert.deepEqual(read(typed), ['e1g1'], typed);
  for (const typed of ['a7-a8', 'a8']) assert.deepEqual(read(typed), ['a7a8q', 'a7a8r'], typed);
  assert.deepEqual([read('a7-a8=Q'), read('N f9'), read('')], [['a7a8q'], [], []]);
});

for (const wasm of [true, false]) {
  for (const typed of [false, true]) {
    test(`every kind of exercise is done ${typed ? 'by typing' : 'on the board'} ${wasm ? 'with' : 'without'} WebAssembly`, async () => {
      const kinds = await doAll(join(site, 'en/kinds.html'), { wasm }, typed);
      assert.deepEqual([...new Set(kinds)].sort(), ['choose', 'judge', 'moves', 'number', 'play', 'set-up', 'squares']);
    });
  }
}

test('every exercise of the textbook is done by the keyboard', async () => {
  const lessons = pages().filter((page) => page.includes('/en/') && readFileSync(page, 'utf8').includes('class="exercise"'));
  assert.ok(lessons.length >= 3);
  for (const page of lessons) await doAll(page, {}, false);
});

test('a mouse drags, a finger taps', async () => {
  const { tab, context } = await open(join(site, 'en/kinds.html'));
  const at = async (id, point) => {
    const cell = tab.locator(`${cut(id)} [data-at=${point}]`);
    await cell.scrollIntoViewIfNeeded();
    const box = await cell.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const from = await at('mate', 'a1');
  await tab.mouse.move(...from);
  await tab.mouse.down();
  await tab.mouse.move(from[0], from[1] - 60, { steps: 3 });
  await tab.mouse.move(...(await at('mate', 'a8')), { steps: 3 });
  await tab.mouse.up();
  await outcome(tab, 'mate', 'is-right');
  await tab.locator('#squares [data-at=c3]').click();
  assert.match(await tab.locator('#squares .count').innerText(), /c3 chosen; 1 chosen/);
  await tab.locator('#squares [data-at=c3]').click();
  assert.match(await tab.locator('#squares .count').innerText(), /taken back; 0 chosen/);
  await context.close();
});

test('parts of an answer are counted and not told', async () => {
  const { tab, context } = await open(join(site, 'en/kinds.html'), { wasm: false });
  await type(tab, 'squares', 'b2 c3');
  assert.match(await outcome(tab, 'squares', 'is-wrong'), /2 of 4 found\. The rest is still missing/);
  await type(tab, 'squares', 'b2 c3 c4');
  assert.match(await outcome(tab, 'squares', 'is-wrong'), /2 of 4 found\. 1 wrong:[\s\S]*force/);
  await type(tab, 'squares', 'b2 z9');
  assert.match(await tab.locator('#squares .outcome').innerText(), /no square “z9”/);
  await type(tab, 'number', '1 1/2');
  await outcome(tab, 'number', 'is-right');
  await context.close();
});

test('a way on is shown step by step, and what is as good is named', async () => {
  const { tab, context } = await open(join(site, 'en/kinds.html'), { wasm: false });
  const two = (await exercises(tab)).find((one) => one.id === 'two');
  const keys = two.candidates.filter((one) => one.right);
  await type(tab, 'two', keys[0].m);
  const said = await outcome(tab, 'two', 'is-right');
  if (keys.length > 1) assert.ok(said.includes(keys[1].t), said);
  for (const step of keys[0].line.slice(1)) {
    await press(tab, 'two', '.doing > .act:not([hidden])');
    assert.equal(await tab.locator('#two .count').innerText(), step.t);
  }
  await context.close();
});

test('progress outlives the page, comes back when it is due, and moves by a file', async () => {
  const context = await chromium.newContext({ acceptDownloads: true });
  await context.clock.install({ time: new Date('2031-03-01T10:00:00') });
  const { tab } = await open(join(site, 'en/kinds.html'), { context });
  await type(tab, 'number', '17');
  await outcome(tab, 'number', 'is-wrong');
  await press(tab, 'judge', '.option:nth-child(2)');
  await outcome(tab, 'judge', 'is-right');
  await tab.reload();
  await tab.waitForSelector('#judge .badge');
  assert.equal(await tab.locator('.badge').count(), 1);
  await tab.goto(address(join(site, 'en/practice.html')));
  const counts = async () => (await tab.locator('.counts').innerText()).match(/\d+/g).slice(0, 3).map(Number);
  // What was missed is due at once, what was solved tomorrow.
  assert.deepEqual(await counts(), [1, 1, 9]);
  await tab.locator('.due .act.first').first().click();
  await tab.locator('.stage .typed input').fill('1,5');
  await tab.keyboard.press('Enter');
  await tab.waitForSelector('.stage .is-right');
  assert.deepEqual(await counts(), [0, 2, 9]);
  const later = [];
  for (const day of ['03-02', '03-03', '03-05', '03-12']) {
    await context.clock.setFixedTime(new Date(`2031-${day}T07:00:00`));
    await tab.reload();
    await tab.waitForSelector('.counts');
    const [due] = await counts();
    later.push(due);
    for (let i = 0; i < due; i++) {
      if (i === 0) await tab.locator('.due .act.first').first().click();
      else await tab.locator('.due .next').click();
      const number = await tab.locator('.stage .typed input').count();
      if (number) {
        await tab.locator('.stage .typed input').fill('1½');
        await tab.keyboard.press('Enter');
      } else await tab.locator('.stage .option').nth(1).click();
      await tab.waitForSelector('.stage .is-right');
    }
  }
  // Solved on the 2nd: next after 3 days, on the 5th; then after 7, on the 12th.
  assert.deepEqual(later, [2, 0, 2, 2]);
  await context.clock.setFixedTime(new Date('2031-03-12T08:00:00'));
  const [download] = await Promise.all([tab.waitForEvent('download'), tab.locator('.kept .act').first().click()]);
  const file = join(folder, 'progress.json');
  await download.saveAs(file);
  const kept = await tab.evaluate(() => Object.values(localStorage)[0]);
  await tab.locator('.kept .act').nth(2).click();
  assert.ok(await tab.locator('.sure').isVisible());
  await tab.locator('.sure .act').nth(1).click();
  assert.deepEqual(await counts(), [0, 0, 11]);
  assert.equal(await tab.evaluate(() => localStorage.length), 0);
  writeFileSync(join(folder, 'other.json'), '{"version":1,"exercises":{"a":{"box":99}}}');
  await tab.locator('input[type=file]').setInputFiles(join(folder, 'other.json'));
  await tab.waitForFunction(() => /not a file/.test(document.querySelector('.kept .score').textContent));
  assert.equal(await tab.evaluate(() => localStorage.length), 0);
  await tab.locator('input[type=file]').setInputFiles(file);
  await tab.waitForFunction(() => /Read: 2/.test(document.querySelector('.kept .score').textContent));
  assert.deepEqual(JSON.parse(await tab.evaluate(() => Object.values(localStorage)[0])), JSON.parse(kept));
  assert.deepEqual(await counts(), [0, 2, 9]);
  assert.equal(await tab.locator('.all .badge').count(), 2);
  await context.close();
});

test('an exercise that has changed is new', async () => {
  const context = await chromium.newContext();
  const { tab } = await open(join(site, 'en/kinds.html'), { context });
  await press(tab, 'judge', '.option:nth-child(2)');
  await outcome(tab, 'judge', 'is-right');
  await tab.evaluate(() => (localStorage['tabia/progress/Kinds'] = localStorage['tabia/progress/Kinds'].replace(/"mark":"./, '"mark":"x')));
  await tab.reload();
  await tab.waitForSelector('.doing');
  assert.equal(await tab.locator('.badge').count(), 0);
  await context.close();
});

test('on paper the options stand in the task', async () => {
  const { tab, context } = await open(join(site, 'en/kinds.html'));
  await tab.emulateMedia({ media: 'print' });
  assert.ok(await tab.locator('#one > .choices').isVisible());
  assert.ok(!(await tab.locator('#one .doing').isVisible()));
  await context.close();
});

test('the board of a question wakes when it is answered', async () => {
  const { tab, context } = await open(join(site, 'en/kinds.html'), { wasm: false });
  assert.equal(await tab.locator('#judge .awake').count(), 0);
  await press(tab, 'judge', '.option:nth-child(2)');
  await tab.waitForSelector('#judge .awake .cell');
  await context.close();
});

test('hints come one after the other', async () => {
  const { tab, context } = await open(join(site, 'en/kinds.html'));
  const folds = tab.locator('#squares > .fold:not(.answer)');
  assert.equal(await folds.count(), 2);
  assert.deepEqual([await folds.nth(0).isVisible(), await folds.nth(1).isVisible()], [true, false]);
  await folds.nth(0).locator('summary').press('Enter');
  await folds.nth(1).waitFor({ state: 'visible' });
  await context.close();
});

test('without WebAssembly the practice page says what is missing and keeps the exercises', async () => {
  const { tab, problems, context } = await open(join(ROOT, 'en/practice.html'), { wasm: false });
  await tab.waitForSelector('.endless .notice');
  assert.ok(await tab.locator('.due .act:visible').count());
  assert.deepEqual(problems, []);
  await context.close();
});
