// What the site's files weigh, packed as a server sends them.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ROOT } from './pages.mjs';

const LIMITS = { 'tabia/reader.js': 20, 'tabia/engine.js': 150, 'style.css': 12, 'tabia/theme.js': 1 };

for (const [file, limit] of Object.entries(LIMITS)) {
  test(`${file} weighs less than ${limit} kB`, () => {
    const path = join(ROOT, file);
    assert.ok(existsSync(path), file);
    const weight = gzipSync(readFileSync(path), { level: 9 }).length;
    console.log(`${file}: ${(weight / 1000).toFixed(1)} kB`);
    assert.ok(weight < limit * 1000, `${file}: ${weight} bytes`);
  });
}
