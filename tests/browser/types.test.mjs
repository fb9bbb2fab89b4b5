// The modules of the reader's script keep to the types that they document.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

test('the types hold', () => {
  const check = spawnSync('node_modules/.bin/tsc', ['-p', '../../templates/reader'], { encoding: 'utf8' });
  assert.equal(check.status, 0, check.stdout + check.stderr);
});
