import { expect, test } from 'vitest';
import { pastSaidAhead, pastSeasonClaims } from './test-season-words.ts';

test.each([
  'Your JEE chances, 2026',
  'JoSAA 2026',
  'We predict the admissions of 2026.',
  'Dated on or after 1 April 2026',
  'How many rounds 2026 will have isn’t announced yet.',
])('%j is found when 2027 is planned', (sentence) => {
  expect(pastSeasonClaims(`All is well. ${sentence}`, 2027)).toEqual([sentence]);
  expect(pastSeasonClaims(sentence, 2026)).toEqual([]);
});

test.each([
  'Closed 2025',
  'data up to 2025',
  '2026 had 5.',
  'There were four rounds in 2025 and 2026.',
  'This prediction is for 2026, and that season is over',
])('%j is honest history', (sentence) => {
  expect(pastSeasonClaims(sentence, 2027)).toEqual([]);
});

test('among texts about history only those that speak of what is ahead are found', () => {
  expect(pastSaidAhead('It changes: 6 in 2025. The rounds of the coming season begin in June 2026.', 2027)).toEqual([
    'The rounds of the coming season begin in June 2026.',
  ]);
});
