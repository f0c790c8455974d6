import { expect, test } from 'vitest';
import { isComplete, missesChances, studentCompletion } from './completion.ts';

const EXAM = {
  gender: 'female',
  classTwelve: { year: 2026, percentage: 80 },
  mhtCet: { percentile: 95, category: 'OBC', homeUniversity: 'University of Mumbai' },
};

test('a profile is complete with the age and what the predictor asks of one exam', () => {
  expect(studentCompletion('2009-03-14', EXAM)).toEqual({ filled: 7, of: 7, missing: [] });
  expect(isComplete(studentCompletion('2009-03-14', EXAM))).toBe(true);
});

test('without the age one answer is missing, and it is named first', () => {
  const completion = studentCompletion(null, { ...EXAM, gender: undefined });
  expect(completion).toEqual({ filled: 5, of: 7, missing: ['birthDate', 'gender'] });
  expect(isComplete(completion)).toBe(false);
});

test.each([
  ['the age', null, EXAM, false],
  ['Class XII', '2009-03-14', { ...EXAM, classTwelve: undefined }, false],
  ['the category', '2009-03-14', { ...EXAM, mhtCet: { percentile: 95, homeUniversity: 'University of Mumbai' } }, true],
  ['the home university', '2009-03-14', { ...EXAM, mhtCet: { percentile: 95, category: 'OBC' } }, true],
  ['the gender', '2009-03-14', { ...EXAM, gender: undefined }, true],
])('without %s the chances are complete or not', (_, birthDate, profile, isMissing) => {
  expect(missesChances(studentCompletion(birthDate, profile))).toBe(isMissing);
});
