import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postings } from './columns.ts';

test('each place is found under its key, in order, and nowhere else', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 200 }), (keys) => {
      const index = postings(Uint8Array.from(keys), 10);
      for (let key = 0; key < 10; key += 1) {
        expect([...index.of(key)]).toEqual(keys.flatMap((one, place) => (one === key ? [place] : [])));
      }
    }),
  );
});

test('a key out of range has nothing', () => {
  const index = postings(Uint8Array.of(0, 1), 2);
  expect([index.of(-1).length, index.of(2).length]).toEqual([0, 0]);
});

test('changing an answer does not change the index', () => {
  const index = postings(Uint8Array.of(0, 0, 0), 1);
  index.of(0).fill(99);
  expect([...index.of(0)]).toEqual([0, 1, 2]);
});
