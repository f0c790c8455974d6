import { expect, test } from 'vitest';
import { addEstimates, isCounted, MAX_CHOICES_A_DAY, MAX_PROFILES_A_DAY } from './day-of-lists.ts';

const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`);
const full = { day: '2026-06-14', profiles: names(MAX_PROFILES_A_DAY), choices: names(MAX_CHOICES_A_DAY) };

test('what was judged before is judged again, also on a full day', () => {
  expect(addEstimates(full, { day: full.day, profile: 'n0' })).toEqual(full);
  expect(addEstimates(full, { day: full.day, choices: ['n5', 'n6'] })).toEqual(full);
});

test('one more profile or programme is too much on a full day, and fine on the next', () => {
  expect(addEstimates(full, { day: full.day, profile: 'new' })).toBeNull();
  expect(addEstimates(full, { day: full.day, choices: ['new'] })).toBeNull();
  expect(addEstimates(full, { day: '2026-06-15', profile: 'new' })).toEqual({
    day: '2026-06-15',
    profiles: ['new'],
    choices: [],
  });
});

test('the first thing of all begins a day', () => {
  expect(addEstimates(undefined, { day: full.day, choices: ['a', 'a'] })).toEqual({
    day: full.day,
    profiles: [],
    choices: ['a'],
  });
});

test('what was counted today is not counted again', () => {
  expect(isCounted(full, { day: full.day, profile: 'n0', choices: ['n5', 'n6'] })).toBe(true);
  expect(isCounted(full, { day: full.day, profile: 'new' })).toBe(false);
  expect(isCounted(full, { day: full.day, choices: ['n5', 'new'] })).toBe(false);
  expect(isCounted(full, { day: '2026-06-15', profile: 'n0' })).toBe(false);
});
