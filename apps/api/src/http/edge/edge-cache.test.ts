import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeEdgeCache } from './edge-cache.ts';

const TEXT = 'colleges '.repeat(500);
const bytesOf = (text: string) => () => Buffer.from(text);
const never = () => {
  throw new Error('made twice');
};
const asked = (key: string, acceptEncoding?: string) => ({ url: `/${key}`, route: '/:key', key, acceptEncoding });

test('a response is made once', () => {
  const cache = makeEdgeCache(1_000_000);
  expect(cache.answer(asked('a'), bytesOf('one')).bytes.toString()).toBe('one');
  expect(cache.answer(asked('a'), never).bytes.toString()).toBe('one');
});

test('a response is found by every URL that asked for it, and by no other', () => {
  const cache = makeEdgeCache(1_000_000);
  cache.answer({ ...asked('a'), url: '/x?a=1&b=2' }, bytesOf('one'));
  cache.answer({ ...asked('a'), url: '/x?b=2&a=1' }, never);
  expect(cache.recall('/x?a=1&b=2', undefined)?.bytes.toString()).toBe('one');
  expect(cache.recall('/x?b=2&a=1', undefined)?.bytes.toString()).toBe('one');
  expect(cache.recall('/x', undefined)).toBeNull();
});

test('a very long URL is answered and not remembered', () => {
  const cache = makeEdgeCache(1_000_000);
  const spelled = (length: number) => '/x?'.padEnd(length, '&');
  cache.answer({ ...asked('a'), url: spelled(500) }, bytesOf('one'));
  expect(cache.answer({ ...asked('a'), url: spelled(501) }, never).bytes.toString()).toBe('one');
  expect(cache.recall(spelled(500), undefined)).not.toBeNull();
  expect(cache.recall(spelled(501), undefined)).toBeNull();
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
])('a client that accepts %s gets %s', (accepted, encoding) => {
  const cache = makeEdgeCache(1_000_000);
  const { bytes, encoding: got } = cache.answer(asked('a', accepted), bytesOf(TEXT));
  expect(got).toBe(encoding);
  const plain = got === 'br' ? brotliDecompressSync(bytes) : got === 'gzip' ? gunzipSync(bytes) : bytes;
  expect(plain.toString()).toBe(TEXT);
  expect(cache.recall('/a', accepted)).toEqual({ bytes, encoding, route: '/:key' });
});

test('a short response is not compressed', () => {
  expect(makeEdgeCache(1_000_000).answer(asked('a', 'br'), bytesOf('short')).encoding).toBeNull();
});

test('the least recently used response is removed first, and the size is never exceeded', () => {
  const cache = makeEdgeCache(3_100);
  const thousand = bytesOf('x'.repeat(990));
  for (const key of ['a', 'b', 'c']) cache.answer(asked(key), thousand);
  cache.recall('/a', undefined);
  cache.answer(asked('d'), thousand);
  expect(cache.size().bytes).toBeLessThanOrEqual(3_100);
  expect(cache.recall('/a', undefined)).not.toBeNull();
  expect(cache.recall('/b', undefined)).toBeNull();
  expect(() => cache.answer(asked('b'), never)).toThrow('made twice');
});

test('compressed bytes count too', () => {
  const cache = makeEdgeCache(TEXT.length + 20);
  cache.answer(asked('a', 'gzip'), bytesOf(TEXT));
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('a response larger than the cache is sent and not cached', () => {
  const cache = makeEdgeCache(100);
  expect(cache.answer(asked('a', 'br'), bytesOf(TEXT)).encoding).toBe('br');
  expect(cache.recall('/a', 'br')).toBeNull();
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('a response that could not be made leaves nothing behind', () => {
  const cache = makeEdgeCache(1_000);
  expect(() => cache.answer(asked('a'), never)).toThrow();
  expect(cache.answer(asked('a'), bytesOf('good')).bytes.toString()).toBe('good');
});
