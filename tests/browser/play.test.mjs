// Every game of the book is played: by two people, against the opponent, to its end, over reloads.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { address, browser, pages, ROOT } from './pages.mjs';
import { serve, shownOn, sidesOf, visit } from './served.mjs';

const GAMES = pages().filter((page) => readFileSync(page, 'utf8').includes('class="match"'));
const page = (path) => `${ROOT}/${path}`;

let chromium, server;
before(async () => [chromium, server] = await Promise.all([browser(), serve()]));
after(() => (server.close(), chromium.close()));

test('every game is played in both languages', () => {
  assert.ok(GAMES.length >= 12 && GAMES.length % 2 === 0, GAMES.join());
});

/** Opens a page on which a game is played, with who plays. */
async function sit(path, { players, ...more } = {}) {
  const game = /data-game="([^"]*)"/.exec(readFileSync(path, 'utf8').split('class="match"')[1])[1];
  const opened = await visit(chromium, path, more);
  const { tab } = opened;
  await tab.locator('.match.awake').waitFor();
  if (players) {
    const [white, black] = await tab.locator('.players select').all();
    await white.selectOption(String(players[0]));
    await black.selectOption(String(players[1]));
  }
  return { ...opened, game, board: tab.locator('.match .board'), status: tab.locator('.told'), sheet: tab.locator('.made') };
}

const type = async (tab, move) => {
  await tab.locator('.typed input').fill(move);
  await tab.keyboard.press('Enter');
};

/** Moves any man of the side to move with the keyboard alone, or places one; whether a move was found. */
async function moveSomething(tab, seed) {
  return tab.evaluate((seed) => {
    const cells = () => [...document.querySelectorAll('.match .cell')];
    const made = () => document.querySelectorAll('.made').length + document.querySelectorAll('.outcome:not([hidden])').length;
    const before = made();
    const press = (cell) => (cell.focus(), cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    const all = cells();
    for (let i = 0; i < all.length; i++) {
      const at = all[(i * 7 + seed) % all.length].dataset.at;
      const cell = (at) => cells().find((cell) => cell.dataset.at === at);
      press(cell(at));
      if (made() > before) return true;
      const to = cells().filter((cell) => /may be (entered|captured)$|may be (entered|captured),|можно (пойти|взять)/.test(cell.getAttribute('aria-label')) && cell.dataset.at !== at);
      const own = document.querySelector('.told').textContent;
      if (to.length && !/turn|чужой|Сейчас ход/.test(own)) {
        press(to[seed % to.length]);
        const choice = document.querySelector('.choice:not([hidden]) button');
        if (made() === before && choice) choice.click();
        if (made() > before) return true;
      }
      cell(at).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
    return false;
  }, seed);
}

const stop = (tab) => tab.locator('.bar button', { hasText: 'Stop thinking' });

/** The longest time in milliseconds that the page could not be used until the opponent has moved. */
const longestWait = (tab) =>
  tab.evaluate(
    () =>
      new Promise((done, failed) => {
        const stop = [...document.querySelectorAll('.bar button')].find((one) => one.textContent === 'Stop thinking');
        const start = performance.now();
        let [worst, last] = [0, start];
        const tick = () => {
          const now = performance.now();
          worst = Math.max(worst, now - last);
          last = now;
          if (stop.hidden) done(worst);
          else if (now - start > 30_000) failed(new Error('it thinks for longer than half a minute'));
          else setTimeout(tick, 5);
        };
        tick();
      }),
  );

for (const path of GAMES.filter((path) => path.includes('/en/'))) {
  const name = path.split('/').slice(-2).join('/');
  test(`${name}: two people play, look back, take back and find the game again`, async () => {
    const { tab, problems, close, board, status, sheet } = await sit(path, { players: [0, 0] });
    let heard = '';
    for (let n = 1; n <= 8; n++) {
      assert.ok(await moveSomething(tab, n * 5), `a move ${n}`);
      assert.equal(await sheet.count(), n);
      const now = await status.textContent();
      assert.notEqual(now, heard, 'each move is told');
      heard = now;
    }
    const shown = await shownOn(board);
    await sheet.first().click();
    assert.notDeepEqual(await shownOn(board), shown);
    assert.equal(await sheet.first().getAttribute('aria-current'), 'step');
    await tab.locator('.looking button').first().click();
    assert.deepEqual(await shownOn(board), shown);
    await tab.reload();
    await tab.locator('.match.awake').waitFor();
    assert.equal(await sheet.count(), 8);
    assert.deepEqual(await shownOn(board), shown);
    await tab.getByRole('button', { name: 'Take back' }).click();
    assert.equal(await sheet.count(), 7);
    await tab.getByRole('button', { name: 'New game' }).click();
    assert.equal(await sheet.count(), 0);
    await tab.getByRole('button', { name: 'Take back' }).click();
    assert.equal(await sheet.count(), 7, 'the game before is back');
    await tab.getByRole('button', { name: 'Resign' }).click();
    assert.match(await tab.locator('.outcome').textContent(), /^(1–0|0–1) (White|Black) resigned/);
    assert.deepEqual(problems, []);
    await close();
  });

  for (const level of [1, 2, 3]) {
    test(`${name}: the opponent answers at level ${level}, and the page stays quick`, async () => {
      const { tab, problems, close, sheet } = await sit(path, { players: [0, level], at: level === 2 ? server.address : undefined });
      let worst = 0;
      for (let n = 0; n < 2; n++) {
        const count = await sheet.count();
        while ((await stop(tab).isHidden()) && (await sheet.count()) < count + 4) assert.ok(await moveSomething(tab, n + level));
        // While it thinks, the page is to do at once whatever it is asked.
        worst = Math.max(worst, await longestWait(tab));
        assert.ok((await sheet.count()) > count + 1, 'it has moved');
      }
      assert.ok(worst < 250, `a wait of ${Math.round(worst)} ms`);
      assert.deepEqual(problems, []);
      await close();
    });
  }
}

test('a whole recorded game is played by typing its moves', async () => {
  const html = readFileSync(page('en/chess-t1/annotated-game.html'), 'utf8').split('class="record"')[1];
  const plies = [...html.matchAll(/<span class="ply" data-at="(\d+)" data-after="(\d+)"[^>]*data-fen="([^"]*)"[^>]*>(?:<span class="number">[^<]*<\/span> )?([^<]*)<\/span>/g)];
  const { tab, close, board, sheet } = await sit(page('en/chess-t1/play.html'), { players: [0, 0] });
  let after = '0';
  for (const [, at, before, fen, text] of plies) {
    if (before !== after) continue;
    after = at;
    await type(tab, text.replace(/[!?]+/g, ''));
    assert.deepEqual(await shownOn(board), sidesOf(fen), text);
  }
  assert.ok((await sheet.count()) > 50);
  await close();
});

test('mate ends the game, with its rule', async () => {
  const { tab, close, status } = await sit(page('en/chess/play.html'), { players: [0, 0] });
  for (const move of ['f3', 'e5', 'g4', 'Qh4#']) await type(tab, move);
  const outcome = tab.locator('.outcome');
  assert.match(await outcome.textContent(), /^0–1 .*Black wins: White is mated/);
  assert.ok((await outcome.locator('a').getAttribute('href')).includes('/en/chess/'));
  assert.match(await status.textContent(), /mated/);
  await type(tab, 'a3');
  assert.match(await status.textContent(), /over/);
  await close();
});

test('a draw by repetition may be claimed or comes by itself', async () => {
  const { tab, close } = await sit(page('en/chess/play.html'), { players: [0, 0] });
  for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']) await type(tab, move);
  await tab.getByRole('button', { name: 'Claim a draw' }).click();
  assert.match(await tab.locator('.outcome').textContent(), /^½–½/);
  await close();
});

test('an address that is no position, or names a place, costs no game', async () => {
  const path = page('en/chess/play.html');
  const { tab, problems, close, status, sheet } = await sit(path, { players: [0, 0] });
  for (const move of ['e4', 'e5']) await type(tab, move);
  for (const hash of ['#fen=garbage', '#fen=%', '#fen=%E0%A4%A']) {
    await tab.evaluate((hash) => (location.hash = hash), hash);
    await tab.waitForFunction(() => /names a position/.test(document.querySelector('.told').textContent));
    assert.match(await status.textContent(), /White to move\.$/);
    assert.equal(await sheet.count(), 2, hash);
  }
  await tab.evaluate(() => (location.hash = '#main'));
  assert.equal(await sheet.count(), 2);
  await tab.evaluate(() => (location.hash = `#fen=${encodeURIComponent('8/P6k/8/8/8/8/8/K7 w - - 0 1')}`));
  await tab.waitForFunction(() => !document.querySelector('.made'));
  await tab.getByRole('button', { name: 'Take back' }).click();
  assert.equal(await sheet.count(), 2);
  // What another program left there is no game.
  await tab.evaluate(() => localStorage.setItem('tabia/play/chess', '{"start":"x","moves":[],"given":5,"players":{"w":0,"b":0}}'));
  await tab.goto('about:blank');
  await tab.goto(address(path));
  await tab.waitForFunction(() => /White to move/.test(document.querySelector('.told')?.textContent ?? ''));
  assert.deepEqual(problems, []);
  await close();
});

test('a refused move says why, a promotion asks which man', async () => {
  const { tab, close, board, status } = await sit(page('en/chess/play.html'), { hash: `#fen=${encodeURIComponent('8/P6k/8/8/8/8/8/K7 w - - 0 1')}` });
  const cell = (at) => board.locator(`.cell[data-at="${at}"]`);
  await cell('a1').click();
  await cell('a3').click();
  assert.ok((await status.locator('a').count()) === 1, await status.textContent());
  await cell('a7').click();
  await cell('a8').click();
  const choices = tab.locator('.choice button');
  assert.equal(await choices.count(), 4);
  await choices.nth(1).click();
  assert.equal(await choices.count(), 0);
  assert.equal(await tab.locator('.made').count(), 1);
  await close();
});

test('thinking is stopped and taken up again; undo goes back to the person', async () => {
  const { tab, close, sheet } = await sit(page('en/ultima/play.html'), { players: [0, 3] });
  assert.ok(await moveSomething(tab, 3));
  await tab.getByRole('button', { name: 'Stop thinking' }).click();
  assert.equal(await sheet.count(), 1);
  await tab.getByRole('button', { name: 'Let it move' }).click();
  await tab.waitForFunction(() => document.querySelectorAll('.made').length === 2, null, { timeout: 20_000 });
  await tab.getByRole('button', { name: 'Take back' }).click();
  assert.equal(await sheet.count(), 0);
  await close();
});

test('the opponent plays where there is no worker', async () => {
  const { tab, close } = await sit(page('en/chess/play.html'), { players: [0, 1], before: () => (window.Worker = class { constructor() { throw new Error('refused'); } }) });
  await type(tab, 'e4');
  await tab.waitForFunction(() => document.querySelectorAll('.made').length === 2, null, { timeout: 20_000 });
  await close();
});

test('without WebAssembly the page says so', async () => {
  const { tab, close } = await visit(chromium, page('en/chess/play.html'), { before: () => delete window.WebAssembly });
  await tab.waitForFunction(() => /WebAssembly/.test(document.querySelector('.match .notice').textContent));
  await close();
});

test('a game is copied as a record that authors may use', async () => {
  const { tab, close } = await sit(page('en/chess/play.html'), { players: [0, 0] });
  for (const move of ['f3', 'e5', 'g4', 'Qh4#']) await type(tab, move);
  await tab.locator('.share summary').click();
  await tab.getByRole('button', { name: 'Copy as a record' }).click();
  assert.equal(await tab.locator('.copied').inputValue(), '```record\nid: game\ngame: chess\nmoves:\n  1. f3 e5 2. g4 Qh4#\nresult: black wins (mate)\n```\n');
  await close();
});

for (const path of GAMES) {
  test(`${path.split('/').slice(-3).join('/')}: everybody can use it`, async () => {
    for (const colorScheme of ['light', 'dark']) {
      for (const width of [320, 1280]) {
        const { tab, problems, close } = await sit(path, { options: { colorScheme, viewport: { width, height: 800 } }, players: [0, 0] });
        await moveSomething(tab, 1);
        assert.equal(await tab.evaluate(() => document.documentElement.scrollWidth), width);
        assert.deepEqual(problems, []);
        const { violations } = await new AxeBuilder({ page: tab }).include('main').analyze();
        assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 160)}`), []);
        await close();
      }
    }
  });
}
