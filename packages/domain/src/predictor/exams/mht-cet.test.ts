import { expect, test } from 'vitest';
import { sentences } from '../../messages/message.ts';
import { say } from '../../messages/say.ts';
import type { CapCandidate } from '../candidate.ts';
import { mhtCet } from './mht-cet.ts';

const CANDIDATE: CapCandidate = { gender: 'male', category: 'OPEN', candidature: 'maharashtra', percentile: 95 };
const notes = (more: Partial<CapCandidate>) => say('en', sentences(...mhtCet.notesOn({ ...CANDIDATE, ...more })));

test('a candidate from outside Maharashtra reads nothing about seats and papers of the state', () => {
  const claims = { category: 'OBC', tfws: true, ews: true } as const;
  expect(notes(claims)).toMatch(/fee waiver.*EWS.*validity/);
  expect(notes({ ...claims, candidature: 'outside' })).not.toMatch(/fee waiver|EWS|validity|home university/);
});

test('an SBC candidate is told that the chances are those of open seats', () => {
  expect(notes({ category: 'SBC' })).toContain('your chances for open seats');
  expect(notes({ category: 'SEBC' })).not.toContain('SBC seats, so');
});

test('the state merit number counts for Maharashtra candidates only', () => {
  const lists = (more: Partial<CapCandidate>) => [
    ...mhtCet.placesOf({ ...CANDIDATE, meritNumber: 900, ...more }, {}).keys(),
  ];
  expect(lists({})).toEqual(['state-merit']);
  expect(lists({ candidature: 'outside', allIndiaMeritNumber: 70 })).toEqual(['all-india-merit']);
});

test('a prediction is named by what decides the seats, in the words of certificates', () => {
  const title = (more: Partial<CapCandidate>) => mhtCet.titleOf({ ...CANDIDATE, ...more });
  expect(title({ ews: true })).toBe('95 percentile, OPEN, EWS, Maharashtra');
  expect(title({ category: 'NT2' })).toBe('95 percentile, NT-C, Maharashtra');
});
