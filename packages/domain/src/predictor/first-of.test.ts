import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

test('the first so many are those of the sorted whole, equals in the order they came', () => {
  const things = fc.array(fc.record({ key: fc.integer({ min: 0, max: 9 }), name: fc.nat() }), { maxLength: 60 });
  fc.assert(
    fc.property(things, fc.nat({ max: 70 }), (all, count) => {
      const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;
      expect(firstOf(all, count, byKey)).toEqual(all.toSorted(byKey).slice(0, count));
    }),
  );
});
