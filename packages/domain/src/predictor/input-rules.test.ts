import { describe, expect, test } from 'vitest';
import type { CapCandidate, JosaaCandidate } from './candidate.ts';
import { capProblems, josaaProblems } from './input-rules.ts';

describe('a JEE candidate', () => {
  const problems = (more: Partial<JosaaCandidate>) =>
    Object.keys(josaaProblems({ category: 'OPEN', gender: 'male', homeState: 'Goa', ...more }));

  test.each([
    ['no rank at all', {}, ['mainCrl']],
    ['a common rank', { mainCrl: 5 }, []],
    ['a category without its rank', { category: 'SC', mainCrl: 5 }, ['mainCategoryRank']],
    ['a category without its rank of JEE Advanced', { category: 'SC', advancedCrl: 5 }, ['advancedCategoryRank']],
    ['a category rank alone', { category: 'SC', mainCategoryRank: 5 }, []],
    ['a category rank of one of two exams', { category: 'ST', mainCrl: 5, mainCategoryRank: 1, advancedCrl: 9 }, []],
    ['a percentile alone', { mainPercentile: 91.5 }, []],
    [
      'a percentile of the second session, without the rank of the category',
      { category: 'SC', mainSecondPercentile: 91.5 },
      [],
    ],
    ['a rank in architecture alone', { category: 'EWS', architectureCrl: 5 }, []],
  ] as const)('with %s', (_, more, fields) => {
    expect(problems(more)).toEqual(fields);
  });
});

describe('a CAP candidate', () => {
  const problems = (more: Partial<CapCandidate>) =>
    Object.keys(capProblems({ category: 'OPEN', gender: 'male', candidature: 'maharashtra', ...more }));

  test.each([
    ['nothing', {}, ['percentile']],
    ['a percentile', { percentile: 80 }, []],
    ['a merit number', { meritNumber: 80 }, []],
    ['a JEE rank alone', { jeeMainRank: 80 }, []],
    ['a percentile from outside', { percentile: 80, candidature: 'outside' }, ['jeeMainRank']],
    ['a JEE percentile from outside', { jeeMainPercentile: 80, candidature: 'outside' }, []],
  ] as const)('with %s', (_, more, fields) => {
    expect(problems(more)).toEqual(fields);
  });
});
