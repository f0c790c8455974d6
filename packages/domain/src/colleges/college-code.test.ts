import { expect, test } from 'vitest';
import { canonicalCode } from './cap-codes.ts';

const CODES = new Map([
  ['3012', '03012'],
  ['6006', '16006'],
  ['4005', '14005'],
]);

test.each([
  ['03012', '03012'],
  ['3012', '03012'],
  [' 3012 ', '03012'],
  ['6006', '16006'],
  ['06006', '16006'],
  ['16006', '16006'],
  ['04005', '14005'],
  ['6271', '06271'],
  ['012', null],
  ['123456', null],
  ['03O12', null],
  ['', null],
  ['３０１２', null],
])('the code "%s" means %s', (text, code) => {
  expect(canonicalCode(text, CODES)).toBe(code);
});
