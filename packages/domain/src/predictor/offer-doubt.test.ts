import { expect, test } from 'vitest';
import { sayAll } from '../messages/say.ts';
import { isOfferInDoubt, isSafeSeat, offerSentence } from './offer-doubt.ts';

test.each([
  [0.97, { years: 4, of: 4 }, null],
  [0.9, { years: 3, of: 4 }, null],
  [0.89, { years: 3, of: 4 }, '89% likely to be offered. Offered in 3 of the last 4 years.'],
  [0.85, { years: 1, of: 4, newIn: 2025 }, '85% likely to be offered. First offered in 2025.'],
  [0.89, { years: 2, of: 4, since: 2024 }, '89% likely to be offered. Offered every year since 2024.'],
  [0.85, { years: 1, of: 1, newIn: 2025 }, '85% likely to be offered. First offered in 2025.'],
  [0.59, { years: 2, of: 4 }, 'Only 59% likely to be offered. Offered in 2 of the last 4 years.'],
  [0.07, { years: 1, of: 1 }, 'Only 7% likely to be offered.'],
  [0.07, undefined, 'Only 7% likely to be offered.'],
  [undefined, undefined, null],
])('an offer of %s with the record %j: %s', (offered, record, sentence) => {
  expect(sayAll('en', offerSentence(offered, record))).toBe(sentence);
});

test('an offer is in doubt below 60%; one that is not known is not', () => {
  expect([0.6, 0.59, undefined, null].map(isOfferInDoubt)).toEqual([false, true, false, false]);
});

test('a seat is safe on its own where its row says so and nothing about the offer', () => {
  expect([0.9, 0.89, undefined].map((offered) => isSafeSeat(0.91, offered))).toEqual([true, false, true]);
  expect(isSafeSeat(0.899, 1)).toBe(false);
});
