import { expect, test } from 'vitest';
import { withoutContacts } from './without-contacts.ts';

test.each(['9876543210', '09876543210', '+91-98765 43210', '+91 09876543210', '98765.43210', '९८७६५४३२१०'])(
  '%s is left out of what a student wrote',
  (phone) => {
    expect(withoutContacts(`Call ${phone}, please`)).toBe('Call (phone left out), please');
  },
);

test('ranks, years, money and college codes stay', () => {
  const text = 'Closing rank 1,62,082 in 2025, fees ₹1,23,456.50, code 6271110';
  expect(withoutContacts(text)).toBe(text);
});
