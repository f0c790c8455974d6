import { expect, test } from 'vitest';
import { profileCompletion } from '../profile/completion.ts';

test('an empty profile misses everything', () => {
  expect(profileCompletion({})).toMatchObject({ filled: 0, of: 9 });
});

test('a student of one exam owes nothing to the other', () => {
  const profile = {
    gender: 'female',
    classTwelve: { year: 2026, percentage: 80 },
    mhtCet: { percentile: 95, category: 'OBC', homeUniversity: 'University of Mumbai' },
  };
  expect(profileCompletion(profile)).toEqual({ filled: 6, of: 6, missing: [] });
  expect(profileCompletion({ ...profile, josaa: { mainCrl: 5 } }).missing).toEqual([
    'josaa.category',
    'josaa.homeState',
  ]);
});

test('candidates from outside Maharashtra have no home university', () => {
  const mhtCet = { jeeMainRank: 5, category: 'OPEN', candidature: 'outside' };
  expect(profileCompletion({ mhtCet }).missing).not.toContain('mhtCet.homeUniversity');
});
