import { expect, test } from 'vitest';
import { holdsContact, withoutContacts } from './contacts-in-text.ts';

test.each(['9876543210', '09876543210', '+91-98765 43210', '+91 09876543210', '98765.43210', '९८७६५४३२१०'])(
  '%s is found, and left out of what a student wrote',
  (phone) => {
    expect(holdsContact(`Call ${phone}, please`)).toBe(true);
    expect(withoutContacts(`Call ${phone}, please`)).toBe('Call (phone left out), please');
  },
);

test('ranks, years, money and college codes stay', () => {
  const text = 'Closing rank 1,62,082 in 2025, fees ₹1,23,456.50, code 6271110';
  expect(withoutContacts(text)).toBe(text);
  expect(holdsContact(text)).toBe(false);
});

test('digits of an id are no phone number, and every @ is an address', () => {
  for (const id of ['9f876543-2109-4876-8543-210987654321', 'DK9876543210', 'pay_9876543210', '2026-11-16 14:05:00'])
    expect(holdsContact(JSON.stringify([id])), id).toBe(false);
  expect(holdsContact('asha@example.in')).toBe(true);
});
