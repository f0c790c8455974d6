import { expect, test } from 'vitest';
import { savedDifference } from './saved-difference.ts';

const preferences = { branches: ['Civil Engineering'], cities: ['Pune'], kinds: [] };
const saved = { editionId: 'today', input: { percentile: 90, preferences } };

test.each([
  [{ ...saved, input: { percentile: 90 } }, undefined],
  [{ ...saved, input: { percentile: 90, preferences: { branches: [], cities: [] } } }, undefined],
  [saved, 'narrowed'],
  [{ ...saved, relaxed: null }, 'narrowed'],
  [{ ...saved, relaxed: 'cities' }, 'narrowed'],
  [{ ...saved, relaxed: 'both' }, undefined],
  [{ ...saved, input: { preferences: { ...preferences, kinds: ['government'] } }, relaxed: 'both' }, 'narrowed'],
  [{ ...saved, editionId: 'before', relaxed: 'both' }, 'earlier'],
] as const)('%j differs from a whole prediction of today: %s', (prediction, differs) => {
  expect(savedDifference(prediction, 'today')).toBe(differs);
});
