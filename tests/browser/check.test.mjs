// What `tabia check` writes for other programs and for browsers. The schema of SARIF is that of OASIS
// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), unchanged.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Ajv from 'ajv';
import { AxeBuilder } from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import { address, browser } from './pages.mjs';

const TABIA = resolve(process.env.TABIA ?? '../../target/release/tabia');
const LESSONS = resolve('../lessons');

let chromium, folder;
before(async () => {
  chromium = await browser();
  folder = mkdtempSync(join(tmpdir(), 'tabia-'));
});
after(async () => {
  await chromium.close();
  rmSync(folder, { recursive: true });
});

const tabia = (...args) => spawnSync(TABIA, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Writes `lessons/book.toml` and the front page. */
function book() {
  mkdirSync(join(folder, 'lessons/en'), { recursive: true });
  writeFileSync(join(folder, 'lessons/book.toml'), 'title = "T"\nlanguages = ["en"]\n');
  writeFileSync(join(folder, 'lessons/en/index.md'), '+++\ntitle = "Front"\n+++\n');
}

test('the SARIF of every bad lesson is valid', () => {
  book();
  for (const group of ['bad', 'check']) {
    for (const file of readdirSync(join(LESSONS, group))) {
      cpSync(join(LESSONS, group, file), join(folder, 'lessons/en', group, file));
    }
  }
  const schema = JSON.parse(readFileSync('sarif-2.1.0.schema.json', 'utf8'));
  const valid = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false, allErrors: true }).compile(schema);
  const run = tabia('check', '--format', 'sarif');
  assert.equal(run.status, 1, run.stderr);
  const log = JSON.parse(run.stdout);
  assert.ok(valid(log), JSON.stringify(valid.errors?.slice(0, 5), null, 2));
  const { results, tool } = log.runs[0];
  assert.ok(results.length > 100 && tool.driver.rules.length > 50);
  for (const result of results) assert.equal(tool.driver.rules[result.ruleIndex].id, result.ruleId);
  rmSync(join(folder, 'lessons'), { recursive: true });
});

test('the report of changes can be read by everybody', async () => {
  book();
  const lesson = join(folder, 'lessons/en/ritter.md');
  const text = (square) =>
    `+++\ntitle = "T"\ngame = "chess-t1"\n+++\n\n\`\`\`diagram\nid: a\nwhite: Ritter ${square}\nstudy: yes\nshow: moves ${square}\n\`\`\`\n`;
  writeFileSync(lesson, text('c2'));
  execFileSync(TABIA, ['snapshot', 'old.json'], { cwd: folder, stdio: 'ignore' });
  writeFileSync(lesson, text('e5'));
  assert.equal(tabia('check', '--against', 'old.json', '--report', 'changes.html').status, 1);
  const page = join(folder, 'changes.html');
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateFile(page);
  assert.ok(report.valid, JSON.stringify(report.results[0]?.messages, null, 2));
  for (const colorScheme of ['light', 'dark']) {
    const context = await chromium.newContext({ colorScheme, viewport: { width: 320, height: 800 } });
    const tab = await context.newPage();
    const problems = [];
    tab.on('console', (message) => problems.push(message.text()));
    await tab.goto(address(page));
    const found = await new AxeBuilder({ page: tab }).analyze();
    assert.deepEqual(found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]), []);
    const width = await tab.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 320, `${width} wide`);
    const drawn = await tab.evaluate(() => [...document.images].every((image) => image.naturalWidth > 0));
    assert.ok(drawn);
    assert.deepEqual(problems, []);
    await context.close();
  }
});
