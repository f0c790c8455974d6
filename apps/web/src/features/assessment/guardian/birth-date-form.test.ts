import { expect, test } from 'vitest';
import { birthDateOf, partsOf } from './birth-date-form.tsx';

test.each([
  ['4', '3', '2009', '2009-03-04'],
  [' 29', '2', '2008 ', '2008-02-29'],
  ['29', '2', '2009', null],
  ['31', '4', '2009', null],
  ['', '4', '2009', null],
  ['12', '', '2009', null],
  ['12', '4', '09', null],
  ['12', '4', '2209', null],
])('day %s, month %s, year %s is %s', (day, month, year, date) => {
  expect(birthDateOf({ day, month, year })).toBe(date);
});

test('a known date can be put back into its three fields', () => {
  expect(partsOf('2009-03-14')).toEqual({ day: '14', month: '3', year: '2009' });
  expect(partsOf(null)).toEqual({ day: '', month: '', year: '' });
});
