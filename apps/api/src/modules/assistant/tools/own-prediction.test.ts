import { speechIn } from '@dakhila/domain/assistant/say/speech';
import { expect, test } from 'vitest';
import { capCandidate, josaaCandidate } from './candidate.ts';
import { answersOf, type OwnPrediction, predictionsFor, savedFor } from './own-prediction.ts';

const INPUT = { percentile: 94, category: 'OBC', gender: 'female', candidature: 'maharashtra', pwd: false } as const;
const RUN = { id: 'one', year: 2027, editionId: 'today', input: { ...INPUT, preferences: { cities: ['Pune'] } } };
const { gender, pwd: _pwd, ...mhtCet } = INPUT;
const PROFILE = { gender, mhtCet };

const isFound = (said: object, profile: object = PROFILE) => {
  const read = capCandidate(said, profile);
  return read.ok && predictionsFor([RUN], read.candidate).length > 0;
};

test('a prediction answers the same candidate and no other', () => {
  expect(isFound({})).toBe(true);
  expect(isFound({ percentile: 94 })).toBe(true);
  for (const other of [{ percentile: 93.9 }, { category: 'SC' }, { gender: 'male' }, { ews: true }, { tfws: true }])
    expect([other, isFound(other)]).toEqual([other, false]);
});

test('the saved percentile in a question is the saved answer, with the merit number that goes with it', () => {
  const profile = { ...PROFILE, mhtCet: { ...mhtCet, meritNumber: 20_000 } };
  expect(capCandidate({ percentile: 94 }, profile)).toMatchObject({
    candidate: { percentile: 94, meritNumber: 20_000 },
  });
  const other = capCandidate({ percentile: 93 }, profile);
  expect(other).toMatchObject({ candidate: { percentile: 93, meritNumber: undefined } });
  expect(other.ok && other.assumptions).toContain('93 percentile, as you said, not 94, which you saved');
});

test('the saved rank of a JEE profile brings the category and its rank along, another rank does not', () => {
  const josaa = { mainCrl: 32_000, mainCategoryRank: 9_800, category: 'OBC-NCL', homeState: 'Maharashtra' } as const;
  const at = (value: number) => josaaCandidate({ rank: { value, list: 'any' } }, { gender, josaa }, 'JEE Main');
  expect(at(32_000)).toMatchObject({ candidate: { category: 'OBC-NCL', mainCategoryRank: 9_800 } });
  const other = at(30_000);
  expect(other).toMatchObject({ candidate: { category: 'OPEN', mainCrl: 30_000 } });
  expect(other.ok && other.assumptions).toContain('rank 30,000, as you said, not 32,000, which you saved');
});

test('what the profile says nothing of is known from the latest prediction', () => {
  expect(isFound({}, answersOf({}, 'mht-cet', [RUN]))).toBe(true);
  expect(answersOf({}, 'mht-cet', [])).toEqual({});
  const kept = { mhtCet: { percentile: 80 } };
  expect(answersOf(kept, 'mht-cet', [RUN])).toBe(kept);
});

test('a prediction from earlier forecasts or narrowed by preferences is not taken for today’s figures', () => {
  const today = { id: 'today', year: 2027 };
  const whole = { ...RUN, id: 'whole', input: { ...INPUT, preferences: { cities: [] } } };
  const earlier = { ...whole, id: 'earlier', editionId: 'before' };
  const found = (...runs: OwnPrediction[]) => savedFor(runs, INPUT, today);
  expect(found(earlier)).toEqual({ id: 'earlier', differs: 'earlier' });
  expect(found(earlier, RUN)).toEqual({ id: 'one', differs: 'narrowed' });
  expect(found({ ...RUN, relaxed: 'both' })).toEqual({ id: 'one', differs: undefined });
  expect(found(earlier, RUN, whole)).toEqual({ id: 'whole', differs: undefined });
  expect(found({ ...whole, year: 2026 })).toBeUndefined();
});

test('answers that only a prediction knows are not called the profile’s', () => {
  const run = { ...RUN, input: { ...INPUT, homeUniversity: 'University of Mumbai' } };
  const notesOf = (profile: object, said: object) => {
    const read = capCandidate(said, answersOf(profile, 'mht-cet', [run]));
    return read.ok ? read.assumptions.join('; ') : read.why;
  };
  const said = { percentile: 90, category: 'SC' };
  const notes = notesOf({}, said);
  expect(notes).toContain('your answers from your latest prediction, as your profile has none for this exam');
  expect(notes).toContain('the category SC, as you said, not OBC from your latest prediction');
  expect(notes).toContain('90 percentile, as you said, not 94 from your latest prediction');
  expect(notes).toContain('the home university University of Mumbai, as in your latest prediction');
  expect(notes).toContain('female, as in your latest prediction');
  expect(notes).not.toMatch(/from your profile|in your profile|saved/);
  expect(notesOf({ gender: 'female' }, said)).toContain('female, as in your profile');
  expect(notesOf({ mhtCet: { ...mhtCet, homeUniversity: 'University of Mumbai' } }, said)).not.toContain('prediction');
  for (const language of ['hi', 'mr'] as const)
    for (const note of notes.split('; ')) expect(speechIn(language).tell(note)).not.toBe(note);
});
