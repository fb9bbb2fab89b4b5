// What a reader who does not see the board is told: each thing once, and of everything that changes.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { browser, ROOT } from './pages.mjs';
import { visit } from './served.mjs';

let chromium;
before(async () => (chromium = await browser()));
after(() => chromium.close());

const press = async (place, key = 'Enter') => {
  await place.focus();
  await place.press(key);
};

test('a switch and the turned board are told of, and the squares say what is shown', async () => {
  const { tab, problems, close } = await visit(chromium, `${ROOT}/ru/chess-t1/prince.html`);
  const figure = tab.locator('figure.figure:has(.awake)').first();
  const told = figure.locator('.told');
  await figure.locator('.cell[tabindex="0"]').focus();
  await figure.locator('.tools').waitFor();
  await press(figure.getByRole('button', { name: 'Перевернуть' }));
  assert.equal(await told.textContent(), 'Теперь чёрные внизу.');
  await press(figure.locator('.tools summary').first());
  const castle = figure.getByRole('button', { name: 'Замок белых' });
  await press(castle);
  assert.match(await told.textContent(), /^Замок белых: .*d1.*\.$/);
  assert.equal(await figure.locator('.cell[data-at=d1]').getAttribute('aria-label'), 'd1: пусто, замок белых');
  await press(castle);
  assert.equal(await told.textContent(), 'Замок белых: больше не показано.');
  assert.equal(await figure.locator('.cell[data-at=d1]').getAttribute('aria-label'), 'd1: пусто');
  assert.deepEqual(problems, []);
  await close();
});

test('a man chosen for an answer is named, and an answer tried again at once breaks nothing', async () => {
  const { tab, problems, close } = await visit(chromium, `${ROOT}/en/chess-t1/king.html`);
  await tab.clock.install();
  const exercise = tab.locator('#take-the-castle');
  const said = exercise.locator('form .count');
  await exercise.locator('.cell[data-at=b6]').waitFor();
  await press(exercise.locator('.cell[data-at=b6]'));
  assert.equal(await said.textContent(), 'b6: White’s Prince, chosen');
  await press(exercise.locator('.cell[data-at=a6]'));
  await exercise.locator('.outcome.is-wrong').waitFor();
  await press(exercise.getByRole('button', { name: 'Check' }));
  await press(exercise.getByRole('button', { name: 'Try again' }));
  await tab.clock.runFor(2000);
  assert.deepEqual(problems, []);
  assert.equal(await said.textContent(), '');
  await close();
});

test('the outcome of an answer of squares is told alone', async () => {
  const { tab, close } = await visit(chromium, `${ROOT}/ru/chess-t1/ritter.html`);
  const exercise = tab.locator('#ritter-try');
  const count = exercise.locator('form .count');
  await press(exercise.locator('.cell[data-at=d4]'));
  assert.equal(await count.textContent(), 'd4 отмечено; отмечено: 1');
  await press(exercise.getByRole('button', { name: 'Проверить' }));
  await exercise.locator('.outcome.is-wrong').waitFor();
  assert.equal(await count.textContent(), 'd4 отмечено; отмечено: 1');
  await close();
});

test('an opponent’s move leaves the focus where it is, and all that is taken back is named', async () => {
  const { tab, problems, close } = await visit(chromium, `${ROOT}/ru/chess/play.html`);
  const told = tab.locator('.told');
  await press(tab.locator('.cell[data-at=e2]'));
  await press(tab.locator('.cell[data-at=e4]'));
  await tab.waitForFunction(() => /Ход белых/.test(document.querySelector('.told')?.textContent ?? ''));
  assert.equal(await tab.evaluate(() => document.activeElement?.getAttribute('data-at')), 'e4');
  await press(tab.getByRole('button', { name: 'Взять назад' }));
  assert.match((await told.textContent()) ?? '', /^Взято назад: \S+, e4\. Ход белых\.$/);
  assert.deepEqual(problems, []);
  await close();
});
