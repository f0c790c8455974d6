import type { SaidRank } from '@dakhila/domain/assistant/tool-types';
import { expect, test } from 'vitest';
import { isRankAssumed, withExamOfPercentile, withLevelOfRank } from './jee-list.ts';

const JOSAA = { mainCrl: 18_000, advancedCrl: 6_000, advancedCategoryRank: 1_500 };
const asked = (rank: SaidRank) => ({ exam: 'josaa', said: { rank } }) as const;

test.each<[string, SaidRank, 'IIT' | undefined, boolean]>([
  ['a rank that is named one of JEE Advanced', { value: 9000, list: 'any', exam: 'jee-advanced' }, 'IIT', false],
  ['the saved rank of JEE Advanced', { value: 6000, list: 'crl' }, 'IIT', false],
  ['the saved category rank of JEE Advanced', { value: 1500, list: 'category', exam: 'jee' }, 'IIT', false],
  ['a rank that is named one of JEE Main', { value: 6000, list: 'any', exam: 'jee-main' }, undefined, false],
  ['the saved rank of JEE Main', { value: 18_000, list: 'any' }, undefined, false],
  ['a rank that may be of either', { value: 9000, list: 'crl' }, undefined, true],
])('%s', (_what, rank, level, isAssumed) => {
  const input = withLevelOfRank(asked(rank), { josaa: JOSAA });
  expect([input.level, isRankAssumed(input, { josaa: JOSAA })]).toEqual([level, isAssumed]);
});

test('institutes that were named, and CAP, stay as asked', () => {
  const rank = { value: 6000, list: 'any' } as const;
  const ofNits = { ...asked(rank), level: 'NIT' } as const;
  const ofCap = { ...asked(rank), exam: 'mht-cet' } as const;
  for (const input of [ofNits, ofCap]) {
    expect(withLevelOfRank(input, { josaa: JOSAA })).toEqual(input);
    expect(isRankAssumed(input, {})).toBe(false);
  }
});

test('the percentile saved for JEE Main is one of JEE Main, and no other is', () => {
  const answers = { josaa: { mainPercentile: 94.6 } };
  const examOf = (exam: 'josaa' | 'mht-cet', percentile: number) =>
    withExamOfPercentile({ exam, said: { percentile } }, answers).said.percentileExam;
  expect(examOf('josaa', 94.6)).toBe('jee-main');
  expect(examOf('josaa', 97.1)).toBeUndefined();
  expect(examOf('mht-cet', 94.6)).toBeUndefined();
});
