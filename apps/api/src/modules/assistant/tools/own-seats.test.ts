import { join } from 'node:path';
import { speechIn } from '@dakhila/domain/assistant/say/speech';
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

/** The seats that are shown and the note on them, which is said in every language. */
const shownTo = (id: string, branch: string, category: string, homeUniversity = 'University of Mumbai') => {
  const answers = { gender: 'female', mhtCet: { category, homeUniversity } } as OwnAnswers;
  const output = cutoffsFor(catalogue, { college: { exam: 'mht-cet', id }, branch }, answers);
  const note = output?.notes.at(-1) ?? '';
  expect(output?.insteadOfOwn).toBe(note);
  for (const language of ['hi', 'mr'] as const) expect(speechIn(language).tell(note)).not.toBe(note);
  return { codes: [...new Set(output?.series.map(({ pool }) => pool.code))].sort(), note };
};

test('where none of the own seats has a closing, a girl from another home university sees the open seats for her, for women too', () => {
  const { codes: shown, note } = shownTo(BIDVE.college.id, 'computer', 'NT3');
  expect(shown).toEqual(['GOPENO', 'LOPENO']);
  expect(note).toBe(
    'There are no closing ranks for your NT3 seats here. These are the open seats, which you compete for too.',
  );
});

test('seats of another home are shown only where nothing else is, those of the own category first, and said not to be the student’s', () => {
  expect(shownTo('05513', 'computer', 'SC')).toEqual({
    codes: ['GSCH', 'LSCH'],
    note: 'There are no closing ranks for your SC seats here. These are SC seats for another home university, so they aren’t yours.',
  });
  expect(shownTo('02522', 'civil', 'SC').note).toContain('These are OPEN seats for another home university');
  expect(shownTo('02522', 'civil', 'OPEN').note).toContain('no closing ranks for your OPEN seats');
  const josaa =
    'There are no closing ranks for your SC seats here. These are SC seats for another home state, so they aren’t yours.';
  for (const language of ['hi', 'mr'] as const) expect(speechIn(language).tell(josaa)).not.toBe(josaa);
});

test('a comparison has the closings of the student’s own seats too', () => {
  const pools = (answers: OwnAnswers) =>
    compareColleges(catalogue, { colleges: [BIDVE.college], branch: 'computer' }, answers).colleges.map(
      ({ closing }) => closing?.pool,
    );
  expect(pools({ mhtCet: { category: 'SC', homeUniversity: NANDED } })[0]).toContain('Scheduled Caste');
  expect(pools({})[0]).toContain('Open');
});
