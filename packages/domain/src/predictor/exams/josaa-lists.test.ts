import { expect, test } from 'vitest';
import type { JosaaCandidate } from '../candidate.ts';
import { josaa } from './josaa.ts';
import { josaaPlaces } from './josaa-lists.ts';

const OPEN_PWD = { category: 'OPEN', pwd: true, gender: 'male', homeState: 'Goa', mainCrl: 90_000 } as const;
const places = (candidate: JosaaCandidate) =>
  Object.fromEntries([...josaaPlaces(candidate)].map(([list, { rank }]) => [list, rank]));
const hasPwdNote = (candidate: JosaaCandidate) =>
  josaa.notesOn(candidate).some(({ messageId }) => messageId === 'predictor.note.pwdRank');

test('the category rank of an open-category candidate is never read as a PwD rank', () => {
  expect(places({ ...OPEN_PWD, mainCategoryRank: 300 })).toEqual({ mainCrl: 90_000 });
  expect(places({ ...OPEN_PWD, mainCategoryRank: 300, mainPwdRank: 700 })).toEqual({
    mainCrl: 90_000,
    mainPwdRank: 700,
  });
});

test('whoever has a disability and gives no PwD rank of the own list is told what is not judged', () => {
  expect(hasPwdNote({ ...OPEN_PWD, mainCategoryRank: 300 })).toBe(true);
  expect(hasPwdNote({ ...OPEN_PWD, mainPwdRank: 700 })).toBe(false);
  expect(hasPwdNote({ ...OPEN_PWD, category: 'SC', mainPwdRank: 700 })).toBe(true);
  expect(hasPwdNote({ ...OPEN_PWD, category: 'SC', mainCategoryPwdRank: 70 })).toBe(false);
  expect(hasPwdNote({ ...OPEN_PWD, pwd: false })).toBe(false);
});
