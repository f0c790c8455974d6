import { expect, test } from 'vitest';
import { isHeldByOffers } from './offer-limits.ts';

const forecast = { q10: 60_468 };

test.each([
  ['a rank far ahead of the range, yet a middling chance', { chance: 0.82, forecast }, { rank: 18_500 }, true],
  ['a rank far ahead of the range, yet hardly a chance', { chance: 0.08, forecast }, { rank: 6_000 }, true],
  ['a good chance needs no word', { chance: 0.85, forecast }, { rank: 18_500 }, false],
  ['a rank within the range holds the chance down itself', { chance: 0.5, forecast }, { rank: 60_468 }, false],
  ['an estimate that is ahead even at its worse end', { chance: 0.4, forecast }, { rank: 40_000, high: 60_000 }, true],
  ['an estimate that may lie within the range', { chance: 0.4, forecast }, { rank: 40_000, high: 61_000 }, false],
  ['no odds', { chance: null, forecast }, { rank: 18_500 }, false],
  ['no forecast', { chance: 0.4, forecast: null }, { rank: 18_500 }, false],
  ['no rank', { chance: 0.4, forecast }, undefined, false],
])('%s', (_, result, place, isHeld) => {
  expect(isHeldByOffers(result, place)).toBe(isHeld);
});
