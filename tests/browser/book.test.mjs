// Every page of the book, opened from its folder: nothing fails, nothing overflows, everybody can read it.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import { relative } from 'node:path';
import { address, browser, pages, ROOT, volumes } from './pages.mjs';

const WIDTHS = [320, 390, 1280];

let chromium;
before(async () => (chromium = await browser()));
after(() => chromium.close());

async function open(page, options) {
  const context = await chromium.newContext(options);
  const tab = await context.newPage();
  const problems = [];
  tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  tab.on('requestfailed', (request) => problems.push(`not found: ${request.url()}`));
  tab.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) problems.push(`asks for ${request.url()}`);
  });
  await tab.goto(address(page));
  return { tab, problems, close: () => context.close() };
}

test('the root leads to the first language', async () => {
  const { tab, close } = await open(`${ROOT}/index.html`, {});
  await tab.waitForURL('**/en/index.html');
  assert.match(await tab.title(), /Tabia/);
  await close();
});

test('there are pages', () => assert.ok(pages().length > 10));

async function fits(page, widths) {
  const { tab, problems, close } = await open(page, { viewport: { width: widths[0], height: 900 } });
  for (const width of widths) {
    await tab.setViewportSize({ width, height: 900 });
    const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `${overflow} px too wide at ${width}`);
  }
  assert.deepEqual(problems, []);
  await close();
}

// The languages' pages are made by the same templates, so one language is looked at by day and the other by night.
async function isForEverybody(page) {
  const colorScheme = page.includes('/ru/') ? 'dark' : 'light';
  const { tab, close } = await open(page, { viewport: { width: 1280, height: 900 }, colorScheme });
  const { violations } = await new AxeBuilder({ page: tab })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const told = violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 160)} (${v.nodes.length})`);
  assert.deepEqual(told, [], colorScheme);
  await close();
}

async function isValid(page, rules) {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'no-trailing-whitespace': 'off', 'long-title': 'off', ...rules },
  });
  const report = await validator.validateString(readFileSync(page, 'utf8'));
  const told = report.results.flatMap((result) => result.messages).map((m) => `${m.line}: ${m.ruleId}: ${m.message}`);
  assert.deepEqual(told, []);
}

// The page at the root only leads on to the first language.
for (const page of pages().filter((page) => page !== `${ROOT}/index.html`)) {
  const name = relative(ROOT, page);
  test(`${name} opens without a fault and fits every screen`, () => fits(page, WIDTHS));
  test(`${name} can be read by everybody`, () => isForEverybody(page));
  test(`${name} is valid HTML`, () => isValid(page, { 'no-inline-style': 'error' }));
}

// A whole volume on one page: large, so each is looked at once in one way.
for (const page of volumes()) {
  const name = relative(ROOT, page);
  test(`${name} opens without a fault and fits a small screen`, () => fits(page, [320]));
  test(`${name} can be read by everybody`, () => isForEverybody(page));
  test(`${name} is valid HTML`, () => isValid(page, {}));
}

test('without styles the pictures keep their words', async () => {
  const page = pages().find((page) => page.endsWith('en/chess-t1/ritter.html'));
  const { tab, close } = await open(page, { javaScriptEnabled: true });
  const figures = await tab.evaluate(() =>
    [...document.querySelectorAll('figure svg[role=img]')].map((svg) => ({
      title: svg.querySelector('title')?.textContent,
      words: svg.querySelector('desc')?.textContent,
    })),
  );
  assert.ok(figures.length > 3);
  for (const { title, words } of figures) {
    assert.ok(title && words.length > 20, `${title}: ${words}`);
  }
  await close();
});

test('a printed lesson is a document without gaps', async () => {
  const page = pages().find((page) => page.endsWith('en/chess-t1/ritter.html'));
  const { tab, close } = await open(page, {});
  await tab.emulateMedia({ media: 'print' });
  const shown = await tab.evaluate(() =>
    [...document.querySelectorAll('nav')].filter((nav) => nav.checkVisibility()).map((nav) => nav.className),
  );
  assert.deepEqual(shown, []);
  const pdf = await tab.pdf({ format: 'A4' });
  assert.ok(pdf.length > 10_000);
  await close();
});
