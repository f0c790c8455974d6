import { join } from 'node:path';
import type { CutoffHistory } from '@dakhila/domain/assistant/tool-types';
import { expect, test } from 'vitest';
import { factsIn } from '../../../../test/facts.ts';
import { PROJECT_DIR } from '../../../config.ts';
import { compareColleges } from './college-facts.ts';
import { cutoffHistory } from './cutoff-history.ts';
import type { OwnAnswers } from './own-prediction.ts';
import { cutoffsFor } from './own-seats.ts';

const catalogue = factsIn(join(PROJECT_DIR, 'data'));
type Input = CutoffHistory['input'];
const BIDVE: Input = { college: { exam: 'mht-cet', id: '02129' }, branch: 'computer' };
const MNNIT: Input = {
  college: {
    exam: 'josaa',
    id: catalogue.jee.records.find(({ name }) => /Motilal Nehru/.test(name))?.id ?? '',
  },
  branch: 'computer',
};
const NANDED = 'Swami Ramanand Teerth Marathwada University, Nanded';
const codes = (input: Input, answers: OwnAnswers) =>
  cutoffsFor(catalogue, input, answers)?.series.map(({ pool }) => pool.code) ?? [];

test('a cut-off that names no seats is that of the student’s own seats, and says so', () => {
  const sagar: OwnAnswers = { gender: 'male', mhtCet: { category: 'SC', homeUniversity: NANDED } };
  const output = cutoffsFor(catalogue, BIDVE, sagar);
  expect(new Set(output?.series.map(({ pool }) => pool.code))).toEqual(new Set(['GSCH']));
  expect(output?.notes).toContain('These are the SC seats, as in your profile.');
  expect(codes({ ...BIDVE, category: 'OPEN' }, sagar)).toContain('GOPENH');
  expect(codes(BIDVE, {})).toEqual(cutoffHistory(catalogue, BIDVE)?.series.map(({ pool }) => pool.code));
});

test('a girl sees the seats for women too, the easiest to get first', () => {
  const own = cutoffsFor(catalogue, BIDVE, { gender: 'female', mhtCet: { category: 'OPEN', homeUniversity: NANDED } });
  const [first = 0, second = 0] = (own?.series ?? []).map(({ points }) => points.at(-1)?.rank ?? 0);
  expect(own?.series.map(({ pool }) => pool.code).sort()).toEqual(expect.arrayContaining(['GOPENH', 'LOPENH']));
  expect(first).toBeGreaterThanOrEqual(second);
});

test('at an NIT the home state decides which seats are the student’s own', () => {
  const from = (homeState: string) =>
    codes(MNNIT, { gender: 'male', josaa: { category: 'EWS', homeState } } as OwnAnswers);
  expect(new Set(from('Uttar Pradesh').map((code) => code.slice(0, 6)))).toEqual(new Set(['HS-EWS']));
  expect(new Set(from('Bihar').map((code) => code.slice(0, 6)))).toEqual(new Set(['OS-EWS']));
});

test('where no seat of the category was filled, the open seats are shown', () => {
  expect(codes(BIDVE, { mhtCet: { category: 'NT3', homeUniversity: 'University of Mumbai' } })).toContain('GOPENH');
});

test('a comparison has the closings of the student’s own seats too', () => {
  const pools = (answers: OwnAnswers) =>
    compareColleges(catalogue, { colleges: [BIDVE.college], branch: 'computer' }, answers).colleges.map(
      ({ closing }) => closing?.pool,
    );
  expect(pools({ mhtCet: { category: 'SC', homeUniversity: NANDED } })[0]).toContain('Scheduled Caste');
  expect(pools({})[0]).toContain('Open');
});
