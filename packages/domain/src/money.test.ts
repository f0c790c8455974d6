import { expect, test } from 'vitest';
import { rupeesAndPaise, rupeesOf } from './text.ts';

test.each([
  [0, '₹0', '₹0.00'],
  [99_900, '₹999', '₹999.00'],
  [10_000_000, '₹1,00,000', '₹1,00,000.00'],
  [99_950, '₹999.5', '₹999.50'],
  [1, '₹0.01', '₹0.01'],
])('%i paise are %s, on an invoice %s', (paise, read, printed) => {
  expect([rupeesOf(paise), rupeesAndPaise(paise)]).toEqual([read, printed]);
});
