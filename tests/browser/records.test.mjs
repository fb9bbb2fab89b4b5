// Records are replayed: by keyboard, with their variations, without WebAssembly, from a folder and from a server.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { browser, pages } from './pages.mjs';
import { serve, shownOn, sidesOf, visit } from './served.mjs';

const RECORDED = pages().filter((page) => readFileSync(page, 'utf8').includes('class="record"'));

let chromium, server;
before(async () => [chromium, server] = await Promise.all([browser(), serve()]));
after(() => (server.close(), chromium.close()));

test('the book has records in both languages', () => {
  assert.ok(RECORDED.some((page) => page.includes('/en/')) && RECORDED.some((page) => page.includes('/ru/')));
});

/** The moves of a record as the page carries them, before any script has run. */
function writtenIn(page) {
  const html = readFileSync(page, 'utf8').split('class="record"')[1];
  const plies = [...html.matchAll(/<span class="ply" ([^>]*)>/g)].map(([, text]) => Object.fromEntries([...text.matchAll(/data-([a-z]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])));
  return { start: /data-fen="([^"]*)"/.exec(html)[1], plies };
}

/** The line that starts at the place: always the first that is played after a move. */
function lineFrom(plies, at) {
  const line = [];
  for (let next = at; next; next = plies.find((ply) => ply.after === next.at)) line.push(next);
  return line;
}

const noEngine = () => delete window.WebAssembly;

for (const page of RECORDED) {
  const name = page.split('/').slice(-3).join('/');
  for (const [where, options] of [['a folder', {}], ['a server', { served: true }], ['a folder, without WebAssembly', { before: noEngine }]]) {
    test(`${name} is replayed from ${where}`, async () => {
      const { start, plies } = writtenIn(page);
      const main = lineFrom(plies, plies[0]);
      const { tab, problems, close } = await visit(chromium, page, { before: options.before, at: options.served ? server.address : undefined });
      const record = tab.locator('.record.awake').first();
      const board = record.locator('.replay .board');
      const status = record.locator('.replay [role=status]');
      const current = () => record.locator('.ply[aria-current]').getAttribute('aria-label');
      assert.deepEqual(await shownOn(board), sidesOf(start));
      await record.locator('.controls button').nth(2).focus();
      let heard = '';
      for (const ply of main) {
        await tab.keyboard.press('ArrowRight');
        assert.deepEqual(await shownOn(board), sidesOf(ply.fen), `after ${ply.turn}`);
        assert.ok((await current()).startsWith(ply.turn), ply.turn);
        const now = await status.textContent();
        assert.notEqual(now, heard);
        heard = now;
      }
      await tab.keyboard.press('ArrowRight');
      assert.deepEqual(await shownOn(board), sidesOf(main.at(-1).fen), 'nothing comes after the end');
      for (const ply of [...main.slice(0, -1).reverse(), { fen: start }]) {
        await tab.keyboard.press('ArrowLeft');
        assert.deepEqual(await shownOn(board), sidesOf(ply.fen));
      }
      await tab.keyboard.press('End');
      assert.deepEqual(await shownOn(board), sidesOf(main.at(-1).fen));
      await tab.keyboard.press('Home');
      assert.deepEqual(await shownOn(board), sidesOf(start));
      assert.deepEqual(problems, []);
      await close();
    });
  }

  test(`${name}: its variations are entered and left`, async () => {
    const { start, plies } = writtenIn(page);
    const { tab, close } = await visit(chromium, page);
    const record = tab.locator('.record.awake').first();
    const board = record.locator('.replay .board');
    const variations = plies.filter((ply) => plies.find((other) => other.after === ply.after).at !== ply.at);
    assert.ok(variations.length > 0);
    for (const first of variations) {
      const main = plies.find((ply) => ply.after === first.after);
      const line = lineFrom(plies, first);
      await record.locator('.ply').nth(Number(main.at) - 1).click();
      await tab.keyboard.press('ArrowDown');
      for (const ply of line) {
        assert.deepEqual(await shownOn(board), sidesOf(ply.fen));
        if (ply !== line.at(-1)) await tab.keyboard.press('ArrowRight');
      }
      await tab.keyboard.press('ArrowUp');
      assert.deepEqual(await shownOn(board), sidesOf(main.fen), 'back in the game');
      // The same with buttons, from the move before.
      await record.locator('.controls button').nth(1).click();
      assert.deepEqual(await shownOn(board), sidesOf(plies.find((ply) => ply.at === main.after)?.fen ?? start));
      await record.locator('.ways button').first().click();
      assert.deepEqual(await shownOn(board), sidesOf(first.fen));
      await record.locator('.ways button').last().click();
      assert.deepEqual(await shownOn(board), sidesOf(main.fen));
    }
    await close();
  });

  test(`${name}: a comment is heard with its move, and the game runs by itself until it is stopped`, async () => {
    const { tab, close } = await visit(chromium, page, { options: { reducedMotion: 'reduce' } });
    await tab.clock.install();
    await tab.reload();
    const record = tab.locator('.record.awake').first();
    const comment = record.locator('p.comment').first();
    const [of, text] = [await comment.getAttribute('data-of'), await comment.textContent()];
    if (of !== '0') {
      await record.locator('.ply').nth(Number(of) - 1).click();
      assert.ok((await record.locator('.replay [role=status]').textContent()).includes(text.slice(0, -1)));
    }
    await record.locator('.controls button').first().click();
    const run = record.locator('.controls button').nth(4);
    await run.click();
    await tab.clock.runFor(1700);
    await tab.clock.runFor(1700);
    assert.equal(await record.locator('.ply[aria-current]').count(), 1);
    const at = await record.locator('.now').textContent();
    await run.click();
    await tab.clock.runFor(60_000);
    assert.equal(await record.locator('.now').textContent(), at);
    await close();
  });

  for (const colorScheme of ['light', 'dark']) {
    test(`${name}: everybody can use it (${colorScheme})`, async () => {
      const { tab, close } = await visit(chromium, page, { options: { colorScheme, viewport: { width: 320, height: 640 } } });
      await tab.locator('.record .ply').nth(23).click();
      assert.equal(await tab.evaluate(() => document.documentElement.scrollWidth), 320);
      const { violations } = await new AxeBuilder({ page: tab }).include('.record').analyze();
      assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 120)}`), []);
      await close();
    });
  }
}
