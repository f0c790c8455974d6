import { expect, test } from 'vitest';
import { ageOn, isBirthDate, isUnderage } from './age.ts';

test.each([
  ['2008-11-15', '2026-11-15', 18],
  ['2008-11-16', '2026-11-15', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('born on %s, one is on %s aged %i', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age);
});

test('one comes of age when the day begins in India', () => {
  expect(isUnderage('2008-11-15', new Date('2026-11-14T18:29:00Z'))).toBe(true);
  expect(isUnderage('2008-11-15', new Date('2026-11-14T18:31:00Z'))).toBe(false);
});

test.each(['2009-02-30', '2030-01-01', '1900-01-01', '2024-05-05', 'yesterday', ''])('%s is no birth date', (text) => {
  expect(isBirthDate(text, new Date('2026-11-15T00:00:00Z'))).toBe(false);
});

test('a seventeen-year-old has one', () => {
  expect(isBirthDate('2009-03-14', new Date('2026-11-15T00:00:00Z'))).toBe(true);
});
