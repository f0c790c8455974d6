import { expect, test } from 'vitest';
import { indianDate, indianDateTime, rupees } from './format.ts';

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [4999, '₹4,999'],
  [100_000, '₹1,00,000'],
])('%i rupees read %s', (amount, text) => {
  expect(rupees(amount)).toBe(text);
});

test.each([
  ['2026-11-14T11:00:00.000Z', '14 Nov 2026, 4:30 pm IST'],
  // Past midnight in India while it is still the day before in London.
  ['2026-11-14T18:31:00.000Z', '15 Nov 2026, 12:01 am IST'],
  ['yesterday', null],
])('%s reads %s', (moment, text) => {
  expect(indianDateTime(moment)).toBe(text);
});

test('a day is the day in India', () => {
  expect(indianDate('2026-11-14T18:31:00.000Z')).toBe('15 Nov 2026');
  expect(indianDate('yesterday')).toBeNull();
});
