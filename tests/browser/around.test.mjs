// Around the text: the search, the ground, terms and keys, over file:// as a reader opens the book.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import { address, browser, ROOT } from './pages.mjs';

const LESSON = `${ROOT}/ru/chess-t1/moving.html`;

let chromium;
before(async () => (chromium = await browser()));
after(() => chromium.close());

/** Opens a page, lets `act` use it, and fails if the console has a word to say. */
async function visit(page, act, options = {}) {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(10_000);
  const tab = await context.newPage();
  const problems = [];
  tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  tab.on('pageerror', (error) => problems.push(error.message));
  await tab.goto(address(page));
  await act(tab);
  assert.deepEqual(problems, []);
  await context.close();
}

async function accessible(tab) {
  const { violations } = await new AxeBuilder({ page: tab }).options({ preload: false }).analyze();
  assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 160)}`), []);
}

/** The text of the link that has the focus. */
const focused = (tab) => tab.evaluate(() => document.activeElement?.textContent ?? '');

test('an inflected Russian word finds its forms, by the keyboard alone', () =>
  visit(LESSON, async (tab) => {
    await tab.keyboard.press('Control+k');
    await tab.locator('dialog[open] input').waitFor();
    await tab.keyboard.type('королями');
    await tab.locator('.results mark', { hasText: 'Король' }).first().waitFor();
    assert.match(await tab.locator('.found').textContent(), /^Найден. \d+ мест/);
    await tab.keyboard.press('ArrowDown');
    const first = await focused(tab);
    await tab.keyboard.press('ArrowDown');
    assert.notEqual(await focused(tab), first);
    await tab.keyboard.press('ArrowUp');
    await tab.keyboard.press('Enter');
    await tab.waitForURL((url) => !url.pathname.endsWith('/moving.html'));
    assert.match(await tab.locator('main').textContent(), /Корол/);
  }));

test('Escape leaves the search and gives the focus back', () =>
  visit(LESSON, async (tab) => {
    await tab.locator('.to-search').focus();
    await tab.keyboard.press('Enter');
    await tab.locator('dialog[open] input').waitFor();
    await tab.keyboard.type('ход');
    await tab.keyboard.press('Escape');
    await tab.locator('dialog[open]').waitFor({ state: 'detached' });
    assert.ok(await tab.locator('.to-search').evaluate((button) => button === document.activeElement));
  }));

test('a chosen ground holds for the next page and stands before it is painted', () =>
  visit(LESSON, async (tab) => {
    await tab.getByLabel('Тема').selectOption('dark');
    const paper = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.equal(await paper(), 'rgb(23, 25, 27)');
    await tab.goto(address(`${ROOT}/ru/glossary.html`), { waitUntil: 'commit' });
    await tab.locator('body').waitFor();
    assert.equal(await paper(), 'rgb(23, 25, 27)');
    assert.equal(await tab.getByLabel('Тема').inputValue(), 'dark');
    await tab.emulateMedia({ media: 'print' });
    assert.equal(await paper(), 'rgb(255, 255, 255)');
  }));

test('a term tells what it means to pointer, focus and finger', async () => {
  await visit(LESSON, async (tab) => {
    const term = tab.locator('main a.to-term[aria-describedby]').first();
    await term.hover();
    const sheet = tab.locator('.gloss:visible');
    await sheet.hover();
    assert.ok((await sheet.textContent()).length > 10);
    await tab.keyboard.press('Escape');
    assert.equal(await tab.locator('.gloss:visible').count(), 0);
    await tab.keyboard.press('Tab');
    await term.focus();
    await sheet.waitFor();
    assert.equal(await sheet.getAttribute('id'), await term.getAttribute('aria-describedby'));
    await accessible(tab);
  });
  await visit(
    LESSON,
    async (tab) => {
      const term = tab.locator('main a.to-term[aria-describedby]').first();
      await term.tap();
      await tab.locator('.gloss:visible .again').waitFor();
      await term.tap();
      await tab.waitForURL('**/glossary.html#term-*');
    },
    { hasTouch: true, viewport: { width: 390, height: 800 } },
  );
});

test('letters are keys only for who wants them, and “/” can be switched off', () =>
  visit(LESSON, async (tab) => {
    await tab.keyboard.press('n');
    await tab.keyboard.press('/');
    await tab.locator('dialog[open] input[type=search]').waitFor();
    assert.ok(tab.url().endsWith('/moving.html'));
    await tab.keyboard.press('Escape');
    await tab.locator('.to-keys').click();
    await tab.getByLabel('«/» открывает поиск').uncheck();
    await tab.getByLabel('Отдельные буквы').check();
    await accessible(tab);
    await tab.keyboard.press('Escape');
    await tab.locator('h1').click();
    await tab.keyboard.press('/');
    assert.equal(await tab.locator('dialog[open]').count(), 0);
    await tab.keyboard.press('n');
    await tab.waitForURL((url) => !url.pathname.endsWith('/moving.html'));
  }));

for (const colorScheme of ['light', 'dark']) {
  test(`the search can be read by everybody and fits a small screen, ${colorScheme}`, () =>
    visit(
      LESSON,
      async (tab) => {
        await tab.locator('.to-search').click();
        await tab.keyboard.type('взятие силой');
        await tab.locator('.results .snippet:not(:empty)').first().waitFor();
        await accessible(tab);
        const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(overflow <= 0, `${overflow} px too wide`);
      },
      { colorScheme, viewport: { width: 320, height: 640 } },
    ));
}

test('without scripts no control is shown', () =>
  visit(
    LESSON,
    async (tab) => {
      assert.equal(await tab.locator('.scripted:visible').count(), 0);
    },
    { javaScriptEnabled: false },
  ));
