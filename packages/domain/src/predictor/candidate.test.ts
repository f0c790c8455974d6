import { expect, test } from 'vitest';
import { preferenceMatcher } from './candidate.ts';
import type { Option, TableCollege } from './exam-table.ts';

const COLLEGE = { city: 'Pune', type: 'private', level: null } as TableCollege;
const wanted = (branches: string[], branch: string) =>
  preferenceMatcher({ branches })?.({ branch } as Option, COLLEGE) ?? null;

test.each([
  [['group:computer'], 'Computer Engineering', true],
  [['group:computer'], 'Computer Science and Engineering (Data Science)', true],
  [['group:computer'], 'Information Technology', false],
  [['group:computer', 'group:it'], 'Information Technology', true],
  [['group:it', 'Civil Engineering'], 'Civil engineering', true],
  [['Computer Engineering'], 'Computer Science and Engineering', false],
])('preferring %j takes in %s: %s', (branches, branch, isWanted) => {
  expect(wanted(branches, branch)).toBe(isWanted);
});

test('no branches narrow nothing', () => {
  expect(wanted([], 'Civil Engineering')).toBeNull();
});

test.each([
  [['Pune district'], { city: 'Baramati', district: 'Pune' }, true],
  [['Pune district'], { city: 'Pune', district: 'Pune' }, true],
  // JoSAA says the city alone.
  [['Pune district'], { city: 'Pune' }, true],
  [['Pune'], { city: 'Baramati', district: 'Pune' }, false],
  [['Pune district'], { city: 'Karad', district: 'Satara' }, false],
])('preferring %j takes in %j: %s', (cities, place, isWanted) => {
  const college = { ...COLLEGE, ...place } as TableCollege;
  expect(preferenceMatcher({ cities })?.({ branch: 'Civil Engineering' } as Option, college)).toBe(isWanted);
});
