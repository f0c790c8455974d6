import { expect, test } from 'vitest';
import { isForbidden } from './promise-guard.ts';

test.each([
  'I guarantee you a seat at VJTI.',
  'Your seat is confirmed!',
  'You will definitely get Computer.',
  'There is no doubt, it is guaranteed.',
  'Pay an agent a few lakhs and the seat is yours.',
  'A donation helps at that college.',
  'Just edit the income certificate.',
  'Seat pakka hai.',
])('"%s" is never told', (sentence) => {
  expect(isForbidden(sentence)).toBe(true);
});

test.each([
  'Nothing guarantees a seat.',
  'This is no guarantee.',
  'I cannot promise a seat.',
  'It is Safe: a seat is very probable.',
  'Bring your caste certificate and the income certificate.',
])('"%s" may be told', (sentence) => {
  expect(isForbidden(sentence)).toBe(false);
});
