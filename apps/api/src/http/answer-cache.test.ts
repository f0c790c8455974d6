import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeAnswerCache } from './answer-cache.ts';

const TEXT = 'colleges '.repeat(500);
const bytesOf = (text: string) => () => Buffer.from(text);
const never = () => {
  throw new Error('made twice');
};

test('an answer is made once', () => {
  const cache = makeAnswerCache(1_000_000);
  expect(cache.answer('a', undefined, bytesOf('one')).bytes.toString()).toBe('one');
  expect(cache.answer('a', undefined, never).bytes.toString()).toBe('one');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('who accepts %s gets %s', (accepted, encoding) => {
  const { bytes, encoding: got } = makeAnswerCache(1_000_000).answer('a', accepted, bytesOf(TEXT));
  expect(got).toBe(encoding);
  const plain = got === 'br' ? brotliDecompressSync(bytes) : got === 'gzip' ? gunzipSync(bytes) : bytes;
  expect(plain.toString()).toBe(TEXT);
});

test('a short answer is not packed', () => {
  expect(makeAnswerCache(1_000_000).answer('a', 'br', bytesOf('short')).encoding).toBeNull();
});

test('what was not asked for longest goes first, and the room is never exceeded', () => {
  const cache = makeAnswerCache(3_100);
  const thousand = bytesOf('x'.repeat(990));
  for (const key of ['a', 'b', 'c']) cache.answer(key, undefined, thousand);
  cache.answer('a', undefined, never);
  cache.answer('d', undefined, thousand);
  expect(cache.size().bytes).toBeLessThanOrEqual(3_100);
  cache.answer('a', undefined, never);
  expect(() => cache.answer('b', undefined, never)).toThrow('made twice');
});

test('an answer larger than the room is given and not kept', () => {
  const cache = makeAnswerCache(100);
  expect(cache.answer('a', 'br', bytesOf(TEXT)).encoding).toBe('br');
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('an answer that could not be made leaves nothing behind', () => {
  const cache = makeAnswerCache(1_000);
  expect(() => cache.answer('a', undefined, never)).toThrow();
  expect(cache.answer('a', undefined, bytesOf('good')).bytes.toString()).toBe('good');
});
