import { expect, test } from 'vitest';
import { say, sayAll } from '../messages/say.ts';
import { adviseBranches, type Prospect } from './branch-advice.ts';
import { fitOf, INTEREST_BRANCHES, INTERESTS } from './branch-interest.ts';

const prospect = (branch: string, percent: number, collegeName = 'COEP'): Prospect => ({
  branch,
  percent,
  collegeId: collegeName.toLowerCase(),
  collegeName,
  programme: branch,
});
const offered = new Map([
  ['Computer Engineering', 4],
  ['Civil Engineering', 2],
  ['Information Technology', 2],
]);
const PROSPECTS = [
  prospect('Computer Engineering', 40),
  prospect('Computer Engineering', 95, 'PICT'),
  prospect('Civil Engineering', 97),
  prospect('Civil Engineering', 97, 'VJTI'),
  prospect('Information Technology', 90),
  prospect('Information Technology', 97, 'VJTI'),
];

test('among branches that fit alike, the one more within reach comes first', () => {
  const advice = adviseBranches(PROSPECTS, ['programming'], offered);
  expect(advice.map(({ branch }) => branch)).toEqual(['Information Technology', 'Computer Engineering']);
  expect(advice[0]).toMatchObject({ fit: 1, chance: 0.97, band: 'Safe', programmes: { Safe: 2, Likely: 0 } });
});

test('what the student likes outweighs what is merely easy', () => {
  const [first] = adviseBranches(PROSPECTS, ['buildings-and-cities'], offered);
  expect(first?.branch).toBe('Civil Engineering');
});

test('a branch that meets no interest is not advised', () => {
  expect(adviseBranches(PROSPECTS, ['food-and-farming'], offered)).toEqual([]);
});

test('each piece of advice says why', () => {
  const [, computer] = adviseBranches(PROSPECTS, ['programming', 'electronics', 'data-and-ai'], offered);
  expect(sayAll('en', computer?.reasons)).toEqual([
    'You like programming, which this branch is all about.',
    'It also includes data and artificial intelligence.',
    'Within reach: 2 of 4 programmes. Safe or Likely: 1.',
  ]);
  expect(computer?.examples.map(({ collegeName }) => collegeName)).toEqual(['COEP', 'PICT']);
});

test('an assessment counts as much as the stated interests', () => {
  const assessed = new Map([
    ['Computer Engineering', 1],
    ['Information Technology', 0],
  ]);
  const advice = adviseBranches(PROSPECTS, ['programming'], offered, assessed);
  expect(advice.find(({ branch }) => branch === 'Information Technology')?.fit).toBe(0.5);
  expect(advice.find(({ branch }) => branch === 'Computer Engineering')?.fit).toBe(1);
});

test.each([
  ['Computer Engineering', 'programming', 1],
  ['Electronics and Telecommunication Engineering', 'electronics', 1],
  ['Electronics and Telecommunication Engineering', 'programming', 0.5],
  ['Mechanical Engineering', 'machines-and-vehicles', 1],
  ['Mechanical Engineering', 'chemistry', 0],
  ['Food Technology', 'food-and-farming', 1],
] as const)('%s meets %s by %f', (branch, interest, fit) => {
  expect(fitOf(branch, interest)).toBe(fit);
});

test('every interest has words', () => {
  expect(Object.keys(INTEREST_BRANCHES).sort()).toEqual([...INTERESTS].sort());
});

test('an assessment is named as a reason where it speaks clearly', () => {
  const assessed = new Map([
    ['Computer Engineering', 0.9],
    ['Information Technology', 0.6],
    ['Civil Engineering', 0.2],
  ]);
  const advice = adviseBranches(PROSPECTS, ['programming'], offered, assessed);
  const named = new Map(
    advice.map(({ branch, reasons }) => [
      branch,
      reasons.map((reason) => say('en', reason)).find((reason) => reason.includes('assessment')),
    ]),
  );
  expect(named).toEqual(
    new Map([
      ['Information Technology', undefined],
      ['Computer Engineering', 'It matches the interests in your assessment.'],
      ['Civil Engineering', 'It’s far from the interests in your assessment.'],
    ]),
  );
});
