import { describe, expect, test } from 'vitest';
import { bandLetters, bandOfLetter, inputAt, OWN_STEP, ownNumber, WHAT_IF_FACTORS } from './what-if.ts';

describe('what moves', () => {
  test.each([
    [
      'josaa',
      { mainCrl: 25_000, mainCategoryRank: 8_200, advancedCrl: 9_000 },
      { mainCrl: 12_500, mainCategoryRank: 4_100, advancedCrl: 4_500 },
    ],
    ['josaa', { mainPercentile: 96, mainSecondPercentile: 98 }, { mainPercentile: 98, mainSecondPercentile: 99 }],
    [
      'mht-cet',
      { candidature: 'maharashtra', percentile: 90, jeeMainRank: 40_000 },
      { percentile: 95, jeeMainRank: 40_000 },
    ],
    [
      'mht-cet',
      { candidature: 'outside', percentile: 90, jeeMainRank: 40_000 },
      { percentile: 90, jeeMainRank: 20_000 },
    ],
    ['mht-cet', { candidature: 'maharashtra', meritNumber: 1 }, { meritNumber: 1 }],
  ] as const)('%s %j with half the candidates ahead', (exam, input, expected) => {
    expect(inputAt(exam, input, 0.5)).toMatchObject(expected);
  });
  test('nothing leaves its limits, and the rest of the input stays', () => {
    const input = { candidature: 'maharashtra', percentile: 20, gender: 'female', preferences: { cities: ['Pune'] } };
    expect(inputAt('mht-cet', input, 2)).toEqual({ ...input, percentile: 0 });
    expect(inputAt('josaa', { mainCrl: 2_000_000 }, 2)).toEqual({ mainCrl: 2_500_000 });
  });
  test('the own step changes nothing', () => {
    const input = { mainPercentile: 97.2046712, advancedCrl: 3 };
    expect(inputAt('josaa', input, WHAT_IF_FACTORS[OWN_STEP] ?? 0)).toEqual(input);
  });
  test('the steps go from double to half', () => {
    expect(WHAT_IF_FACTORS).toHaveLength(2 * OWN_STEP + 1);
    expect([WHAT_IF_FACTORS[0], WHAT_IF_FACTORS[OWN_STEP], WHAT_IF_FACTORS.at(-1)]).toEqual([2, 1, 0.5]);
  });
});

test.each([
  ['josaa', { mainCrl: 5, mainPercentile: 99 }, { field: 'mainCrl', value: 5 }],
  ['josaa', { mainPercentile: 91, mainSecondPercentile: 97 }, { field: 'mainPercentile', value: 97 }],
  ['josaa', { category: 'SC', mainCategoryRank: 5 }, { field: 'mainCategoryRank', value: 5 }],
  ['mht-cet', { meritNumber: 7, percentile: 99 }, { field: 'meritNumber', value: 7 }],
  ['mht-cet', { candidature: 'outside', jeeMainPercentile: 97 }, { field: 'jeeMainPercentile', value: 97 }],
  ['josaa', {}, null],
] as const)('%s: the number of %j', (exam, input, expected) => {
  expect(ownNumber(exam, input)).toEqual(expected);
});

test('each row has the letter of its band; what is out of reach has one too', () => {
  const prediction = {
    rounds: 2,
    option: Uint16Array.of(7, 3, 5),
    byRound: Uint8Array.of(50, 95, 0, 0, 10, 40),
  };
  const letters = bandLetters(prediction, Uint16Array.of(3, 5, 7, 9));
  expect([...letters].map(bandOfLetter)).toEqual([null, 'Possible', 'Safe', 'Unlikely']);
});
