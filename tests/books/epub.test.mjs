// E-books as epubcheck sees them: those of the built textbook, and one of a book of all that is hard to write down.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const OUTPUT = resolve(process.env.TABIA_OUTPUT ?? join(HERE, '../../output'));
const TABIA = resolve(process.env.TABIA ?? join(HERE, '../../target/release/tabia'));
const EPUBCHECK = realpathSync(process.env.EPUBCHECK ?? '/usr/bin/epubcheck');

let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), 'epub-'))));
after(() => rmSync(folder, { recursive: true, force: true }));

/** What epubcheck says of a file, a line each; nothing if all is well. */
function faults(file) {
  assert.ok(existsSync(file), `${file} is there`);
  const run = spawnSync('java', ['-jar', EPUBCHECK, '--quiet', '--failonwarnings', file], { encoding: 'utf8' });
  const told = `${run.stdout}${run.stderr}`.split('\n').filter((line) => /^(FATAL|ERROR|WARNING)/.test(line));
  return run.status === 0 ? told : [`exit status ${run.status}`, ...told];
}

for (const language of ['en', 'ru']) {
  test(`the e-book of the textbook is valid (${language})`, () => {
    assert.deepEqual(faults(join(OUTPUT, language, 'book.epub')), []);
  });
}

test('e-books of a nasty book are valid', () => {
  const args = ['build', '--book', join(HERE, 'nasty'), '--out', folder, '--format', 'epub'];
  const run = spawnSync(TABIA, args, { encoding: 'utf8' });
  assert.equal(run.status, 0, run.stderr);
  for (const language of ['en', 'ru']) {
    assert.deepEqual(readdirSync(join(folder, language)), ['book.epub']);
    assert.deepEqual(faults(join(folder, language, 'book.epub')), []);
  }
});
