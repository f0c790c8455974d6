import fc from 'fast-check';
import { expect, test } from 'vitest';
import { financialYearOf, invoiceNumberOf, splitTax } from './invoice.ts';

test.each([
  ['2026-11-14T10:00:00Z', '2026-27'],
  ['2027-03-31T18:29:59Z', '2026-27'],
  // Midnight in India.
  ['2027-03-31T18:30:00Z', '2027-28'],
  ['2027-01-01T00:00:00Z', '2026-27'],
  ['2099-06-01T00:00:00Z', '2099-00'],
])('%s falls into %s', (moment, year) => {
  expect(financialYearOf(new Date(moment))).toBe(year);
});

test('an invoice number has at most the 16 characters that the rules allow', () => {
  expect(invoiceNumberOf('2026-27', 123)).toBe('DK/26-27/000123');
  expect(invoiceNumberOf('2026-27', 9_999_999)).toHaveLength(16);
});

test('₹999 with 18% inside is ₹846.62 and twice ₹76.19', () => {
  expect(splitTax(99_900, 18)).toEqual({ taxablePaise: 84_662, centralPaise: 7_619, statePaise: 7_619 });
  expect(splitTax(99_900, 0)).toEqual({ taxablePaise: 99_900, centralPaise: 0, statePaise: 0 });
});

test('the parts of a price add up to it, and each half is the exact tax to half a paisa', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), fc.constantFrom(0, 5, 12, 18, 28), (amount, rate) => {
      const { taxablePaise, centralPaise, statePaise } = splitTax(amount, rate);
      expect(taxablePaise + centralPaise + statePaise).toBe(amount);
      expect(Math.abs(centralPaise - (amount * rate) / (2 * (100 + rate)))).toBeLessThanOrEqual(0.5);
      expect(centralPaise).toBe(statePaise);
    }),
  );
});
