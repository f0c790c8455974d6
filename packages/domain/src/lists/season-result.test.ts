import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../calendar/indian-time.ts';
import { type Evidence, evidenceOf, isAskedAbout, tallyBands } from './season-result.ts';

const LIST = {
  choices: ['a', 'b', 'c', 'd'],
  seen: {
    candidate: {},
    edition: 'of-2026',
    choices: {
      a: { state: 'estimated', percent: 8 },
      b: { state: 'range', percent: null },
      c: { state: 'estimated', percent: 72 },
      d: { state: 'estimated', percent: 95 },
    },
  },
};

test('an allotted choice and those above it tell of their chances; those below tell nothing', () => {
  expect(evidenceOf(LIST, 'choice', 'c')).toEqual({ obtained: 72, missed: [8] });
  expect(evidenceOf(LIST, 'choice', 'b')).toEqual({ obtained: null, missed: [8] });
  expect(evidenceOf(LIST, 'none', null)).toEqual({ obtained: null, missed: [8, 72, 95] });
  for (const result of ['other', 'not-said'] as const)
    expect(evidenceOf(LIST, result, null)).toEqual({ obtained: null, missed: [] });
  expect(evidenceOf(LIST, 'choice', 'elsewhere')).toEqual({ obtained: null, missed: [] });
});

test('a season is asked about after its last day, and not for ever', () => {
  expect(isAskedAbout('2026-09-20', '2026-09-20')).toBe(false);
  expect(isAskedAbout('2026-09-20', '2026-09-21')).toBe(true);
  expect(isAskedAbout('2026-09-20', daysAfter('2026-09-20', 121))).toBe(false);
});

const percent = fc.integer({ min: 3, max: 97 });
const evidence: fc.Arbitrary<Evidence> = fc.record({ obtained: fc.option(percent), missed: fc.array(percent) });

test('every told chance is in one band', () => {
  fc.assert(
    fc.property(fc.array(evidence), (told) => {
      const bands = tallyBands(told);
      const all = told.flatMap(({ obtained, missed }) => [...(obtained === null ? [] : [obtained]), ...missed]);
      expect(bands.reduce((sum, { n }) => sum + n, 0)).toBe(all.length);
      const obtained = told.filter((one) => one.obtained !== null).length;
      expect(bands.reduce((sum, one) => sum + one.obtained, 0)).toBe(obtained);
    }),
  );
});
