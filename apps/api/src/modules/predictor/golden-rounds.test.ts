import { endsProcess, roundRules } from '@dakhila/domain/lists/round-rules';
import { describe, expect, test } from 'vitest';
import { catalogue } from './golden-fixture.ts';
import { capLayout } from './tables/cap-layout.ts';
import { capFacts } from './tables/facts.ts';

describe('compulsory acceptance in CAP', () => {
  const rules = roundRules('mht-cet', 2027);
  // Preference 1 in round 1, the first 3 in round 2, the first 6 in round 3, any in round 4.
  test.each([
    [1, 1, true],
    [1, 2, false],
    [2, 3, true],
    [2, 4, false],
    [3, 6, true],
    [3, 7, false],
    [4, 1, true],
    [4, 300, true],
  ])('round %i, preference %i: %s', (round, place, expected) => {
    expect(endsProcess(rules, round, place)).toBe(expected);
  });
  test('there are four rounds, and none of JoSAA ends the process by itself', () => {
    expect(rules.rounds).toBe(4);
    const josaa = roundRules('josaa', 2027);
    for (const round of [1, 2, 3, 4, 5, 6]) expect(endsProcess(josaa, round, 1)).toBe(false);
  });
});

describe('the loosest round of 2024, by the lists of rounds 1 and 3', () => {
  const { options, kinds, pools } = capLayout(capFacts(catalogue), 2025);
  const lastOf = (choiceCode: string, code: string) =>
    pools
      .filter(({ option, kind }) => options[option]?.choiceCode === choiceCode && kinds[kind]?.code === code)
      .map(({ last }) => [last.rank, last.round]);

  test.each([
    // COEP Electronics: 635, -, 221. The last round gave one seat.
    ['1600637210', 'GOPENS', 635, 1],
    // PICT Computer: 577, -, 714 and 767, -, 655.
    ['0627124510', 'GOPENS', 714, 3],
    ['0627124510', 'LOPENS', 767, 1],
    // SPIT Computer: 432, -, 324 and 866, -, 318 and 2112, -, 2465.
    ['0321524510', 'GOPENS', 432, 1],
    ['0321524510', 'LOPENS', 866, 1],
    ['0321524510', 'GSEBCS', 2_465, 3],
    // Walchand Computer Science: 1504, -, 1463 and 7120, -, 8954.
    ['0600724210', 'GOPENS', 1_504, 1],
    ['0600724210', 'GSCS', 8_954, 3],
    // VIT Computer: 3819, -, 3870; All India 2522, 2836, 2807.
    ['0627324510', 'LOPENS', 3_870, 3],
    ['0627324510', 'AI', 2_836, 2],
    // ICT Chemical: 926 in round 1 alone; All India 1413, 1841, 1110.
    ['0303650710', 'GOPENS', 926, 1],
    ['0303650710', 'AI', 1_841, 2],
  ])('%s %s closed at %i in round %i', (choiceCode, code, rank, round) => {
    expect(lastOf(choiceCode, code)).toEqual([[rank, round]]);
  });
});
