import { expect, test } from 'vitest';
import { isPinCode, pinPrefix, readPinCode } from './distance.ts';

test.each([
  ['411005', '411005'],
  [' 411 005 ', '411005'],
  ['411-005', '411005'],
  ['411 0051', null],
  ['४११००५', '411005'],
  ['041100', null],
  ['41100', null],
  ['4110055', null],
  ['41100a', null],
  ['', null],
])('"%s" is read as the PIN code %s', (typed, pin) => {
  expect(readPinCode(typed)).toBe(pin);
});

test('a PIN code has six digits and a prefix of three', () => {
  expect(isPinCode('900056')).toBe(true);
  expect(isPinCode('411 005')).toBe(false);
  expect(pinPrefix('411005')).toBe('411');
});
