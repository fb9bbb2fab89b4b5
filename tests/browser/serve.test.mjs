// The book as `tabia serve` shows it: what is saved comes to the page that is open, and what is wrong stands above it.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { AxeBuilder } from '@axe-core/playwright';
import { browser } from './pages.mjs';

const TABIA = resolve(process.env.TABIA ?? '../../target/release/tabia');
const BOOK = resolve('../../lessons');

let chromium, folder, server;

/** Serves the book in the folder; resolves to the process and its address. */
async function serve(port = 0) {
  const child = spawn(TABIA, ['serve', '--port', String(port), '--book', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface({ input: child.stderr })) {
    const at = /^serving .* at (http:\S+)/.exec(line)?.[1];
    if (at) {
      child.stderr.resume();
      return { child, at, stop: () => new Promise((gone) => child.on('exit', gone) && child.kill()) };
    }
  }
  throw new Error('the server does not start');
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabia-serve-'));
  await cp(BOOK, folder, { recursive: true });
  [chromium, server] = await Promise.all([browser(), serve()]);
});
after(async () => {
  await chromium.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Opens a page, lets `act` use it, and fails if the console has a word to say that is not expected. */
async function visit(page, act, { expected = /^$/ } = {}) {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(15_000);
  const tab = await context.newPage();
  const problems = [];
  tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  tab.on('pageerror', (error) => problems.push(error.message));
  await tab.goto(server.at + page);
  await act(tab);
  assert.deepEqual(problems.filter((problem) => !expected.test(problem)), []);
  await context.close();
}

/** Changes a lesson for as long as `act` takes. */
async function edited(lesson, change, act) {
  const path = join(folder, lesson);
  const text = await readFile(path, 'utf8');
  const other = change(text);
  assert.notEqual(other, text);
  await writeFile(path, other);
  try {
    await act(() => writeFile(path, text));
  } finally {
    await writeFile(path, text);
  }
}

const LESSON = 'en/chess-t1/03-ritter.md';
const PAGE = 'en/chess-t1/ritter.html';
const title = (words) => (text) => text.replace('title = "', `title = "${words} `);

test('a page that has changed comes anew, at the place where the reader was', () =>
  visit(PAGE, async (tab) => {
    const heading = tab.locator('main h2').nth(1);
    await heading.evaluate((one) => scrollTo({ top: one.getBoundingClientRect().top + scrollY - 60, behavior: 'instant' }));
    const details = tab.locator('main details').last();
    await details.evaluate((one) => (one.open = true));
    const link = tab.locator('main p a[href]').last();
    await link.evaluate((one) => one.focus({ preventScroll: true }));
    const focused = await link.textContent();
    const before = await heading.evaluate((one) => one.getBoundingClientRect().top);
    // Text comes in above the place.
    const longer = (text) => text.replace('+++\n\n', '+++\n\nNew words stand here.\n\nAnd here, too.\n\n').replace(/^(\+\+\+\n[^]*?\n\+\+\+\n)\n/, '$1\nNew words stand here.\n\nAnd more.\n\n');
    await edited(LESSON, longer, async () => {
      await tab.getByText('New words stand here.').first().waitFor();
      await tab.waitForFunction(() => document.querySelector('figure[data-fen] svg.live, figure[data-fen] svg'));
      await tab.waitForFunction(
        (top) => Math.abs(document.querySelectorAll('main h2')[1].getBoundingClientRect().top - top) < 4,
        before,
      );
      assert.ok(await details.evaluate((one) => one.open));
      assert.equal(await tab.evaluate(() => document.activeElement.textContent), focused);
    });
  }));

test('what is wrong stands above the last good page, and goes when it is mended', () =>
  visit(PAGE, async (tab) => {
    const words = await tab.locator('main').textContent();
    await edited(LESSON, (text) => text.replace('exactly:', 'exactl:'), async (mend) => {
      const box = tab.getByRole('region', { name: 'What is wrong in the book' });
      await box.waitFor();
      assert.match(await box.textContent(), /03-ritter\.md:\d+:\d+/);
      assert.match(await box.locator('pre').first().textContent(), /\^+/);
      assert.doesNotMatch(await box.locator('pre').first().textContent(), /-->/, 'the place is said once');
      assert.match(await box.locator('pre').first().textContent(), /help: /);
      assert.match(await tab.getByRole('alert').textContent(), /error/);
      assert.equal(await tab.locator('main').textContent(), words);
      for (const scheme of ['light', 'dark']) {
        await tab.emulateMedia({ colorScheme: scheme });
        const ground = await box.evaluate((one) => getComputedStyle(one).backgroundColor);
        assert.equal(ground, { light: 'rgb(255, 241, 239)', dark: 'rgb(43, 21, 19)' }[scheme]);
        const { violations } = await new AxeBuilder({ page: tab }).options({ preload: false }).analyze();
        assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 160)}`), []);
      }
      // It folds, by the keyboard.
      await box.locator('summary').focus();
      await tab.keyboard.press('Enter');
      assert.ok(!(await box.locator('pre').first().isVisible()));
      await tab.keyboard.press('Enter');
      assert.ok(await box.locator('pre').first().isVisible());
      await mend();
      await box.waitFor({ state: 'detached' });
      await tab.getByRole('alert').filter({ hasText: 'no errors any more' }).waitFor();
    });
  }));

test('the box speaks Russian on a Russian page', () =>
  visit('ru/chess-t1/ritter.html', async (tab) => {
    await edited(LESSON, (text) => text.replace('exactly:', 'exactl:'), async () => {
      await tab.getByRole('region', { name: 'Что не так в книге' }).waitFor();
      assert.match(await tab.locator('.tabia-found summary').textContent(), /^\d+ ошиб(ка|ки|ок)/);
      assert.equal(await tab.locator('.tabia-found ol').getAttribute('lang'), 'en');
    });
  }));

test('another page is left alone', () =>
  visit('en/seega/index.html', async (tab) => {
    await tab.evaluate(() => (self.untouched = true));
    await edited(LESSON, (text) => `${text}\nThe last words.\n`, async () => {
      const other = await tab.context().newPage();
      await other.goto(server.at + PAGE);
      await other.getByText('The last words.').waitFor();
      assert.ok(await tab.evaluate(() => self.untouched));
    });
  }));

test('a server that stops is missed quietly, and found again', () =>
  visit(
    PAGE,
    async (tab) => {
      const port = Number(new URL(server.at).port);
      await server.stop();
      await tab.getByRole('status').filter({ hasText: 'has stopped' }).waitFor();
      await edited(LESSON, title('Newer'), async () => {
        server = await serve(port);
        await tab.getByRole('heading', { level: 1, name: /^Newer / }).waitFor();
      });
    },
    { expected: /net::ERR_/ },
  ));
