// @ts-check
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, hasStamp, writeStamp } from './stamp.js';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dakhila-stamp-'));
  mkdirSync(join(root, 'src', 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'src', 'a.ts'), 'one');
  writeFileSync(join(root, 'src', 'b.ts'), 'two');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = () => hashOf(root, [join(root, 'src'), join(root, 'not-there')]);

test.each([
  ['a changed file', () => writeFileSync(join(root, 'src', 'a.ts'), 'on3')],
  ['a new file', () => writeFileSync(join(root, 'src', 'c.ts'), '')],
  ['a removed file', () => rmSync(join(root, 'src', 'a.ts'))],
  ['a renamed file', () => renameSync(join(root, 'src', 'a.ts'), join(root, 'src', 'z.ts'))],
  [
    'text moved from one file to the next',
    () => {
      writeFileSync(join(root, 'src', 'a.ts'), 'on');
      writeFileSync(join(root, 'src', 'b.ts'), 'etwo');
    },
  ],
])('%s changes the hash', (_what, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test.each([
  ['a touched file', () => utimesSync(join(root, 'src', 'a.ts'), new Date(0), new Date(0))],
  ['a new test', () => writeFileSync(join(root, 'src', 'a.test.ts'), 'test')],
  ['a new package', () => writeFileSync(join(root, 'src', 'node_modules', 'x.ts'), 'x')],
])('%s does not', (_what, change) => {
  const before = hash();
  change();
  expect(hash()).toBe(before);
});

test('further words count, and cannot be mistaken for each other', () => {
  expect(hashOf(root, [], ['linux', 'x64'])).not.toBe(hashOf(root, [], ['linuxx', '64']));
});

test('a stamp is good for its own hash only', () => {
  const file = join(root, 'deep', 'stamp');
  expect(hasStamp(file, 'abc')).toBe(false);
  writeStamp(file, 'abc');
  expect(hasStamp(file, 'abc')).toBe(true);
  expect(hasStamp(file, 'abd')).toBe(false);
});
