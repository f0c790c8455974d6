import { expect, test } from 'vitest';
import { relaxationsOf, withoutRelaxed } from './relaxed-preferences.ts';

const both = { branches: ['Civil'], cities: ['Pune'], kinds: ['government'] };

test('cities are set aside first, then branches, then both', () => {
  expect(relaxationsOf(both)).toEqual(['cities', 'branches', 'both']);
  expect(relaxationsOf({ branches: [], cities: ['Pune'] })).toEqual(['cities']);
  expect(relaxationsOf({ branches: ['Civil'] })).toEqual(['branches']);
  expect(relaxationsOf({ kinds: ['government'] })).toEqual([]);
  expect(relaxationsOf(undefined)).toEqual([]);
});

test('what is not set aside remains, and the type of college always does', () => {
  expect(withoutRelaxed(both, 'cities')).toEqual({ ...both, cities: undefined });
  expect(withoutRelaxed(both, 'branches')).toEqual({ ...both, branches: undefined });
  expect(withoutRelaxed(both, 'both')).toEqual({ kinds: both.kinds, branches: undefined, cities: undefined });
  expect(withoutRelaxed(both, undefined)).toBe(both);
});
