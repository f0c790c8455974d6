import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restoreTyped, storedTyped } from './typed-choices.ts';

const ORDER = ['a', 'b', 'c', 'd'];

test.each([
  ['nothing changed', ORDER, ['a', 'b'], null],
  ['choices were added at the end', [...ORDER, 'e'], ['a', 'b'], null],
  ['an untyped choice moved', ['a', 'b', 'd', 'c'], ['a', 'b'], null],
  ['a typed choice moved', ['b', 'a', 'c', 'd'], [], 1],
  ['a choice came between', ['a', 'x', 'b', 'c', 'd'], ['a'], 2],
  ['the end was removed', ['a'], ['a'], 2],
])('ticks above the first change stay: %s', (_, order, typed, changedAt) => {
  expect(restoreTyped({ order: ORDER, typed: ['a', 'b'] }, order)).toEqual({ typed: new Set(typed), changedAt });
});

test('a tick is kept only for a choice that is at the same place, with the same choices above it', () => {
  const keys = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
  fc.assert(
    fc.property(keys, keys, keys, (before, after, ticks) => {
      const typed = ticks.filter((key) => before.includes(key));
      const restored = restoreTyped({ order: before, typed }, after);
      for (const key of restored.typed) {
        const place = after.indexOf(key);
        expect(typed).toContain(key);
        expect(after.slice(0, place + 1)).toEqual(before.slice(0, place + 1));
      }
      expect(restored.changedAt === null).toBe(restored.typed.size === typed.length);
    }),
  );
});

test('what others left in the storage is not taken for ticks', () => {
  for (const text of ['', '[]', '{"order":["a"]}', '{"order":[1],"typed":[]}', 'null', '{']) {
    localStorage.setItem('form-typed:x', text);
    expect(storedTyped('x').read()).toBeNull();
  }
});
