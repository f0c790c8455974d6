// @ts-check
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findNode, isNewEnough } from './node-binary.js';

test.each([
  ['20.20.2', false],
  ['22.17.9', false],
  ['22.18.0', true],
  ['24.0.0', true],
])('Node %s can run the server: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test('the Node that is found runs TypeScript as it is', () => {
  const program = "import { readFileSync } from 'node:fs'; const x: string = typeof readFileSync; console.log(x)";
  expect(execFileSync(findNode(), ['--input-type=module-typescript', '-e', program], { encoding: 'utf8' })).toBe(
    'function\n',
  );
});
