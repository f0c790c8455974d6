import { expect, test } from 'vitest';
import { preferredEncoding } from './compression.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['gzip, br;q=0.000', 'gzip'],
  ['gzip;q=0', null],
])('%s is answered in %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});
