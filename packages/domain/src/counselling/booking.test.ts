import { expect, test } from 'vitest';
import { momentOf } from '../calendar/indian-time.ts';
import { type BookingFacts, counsellorMay, isSharing, permissionsOf, phaseOf } from './booking.ts';

const at = (minute: number) => momentOf('2026-11-16', minute);
const START = 960;
const booking = (changed: Partial<BookingFacts> = {}): BookingFacts => ({
  startsAt: at(START),
  endsAt: at(START + 45),
  cancelledAt: null,
  attendance: null,
  ratedAt: null,
  ...changed,
});
const NOTHING = { cancel: false, cancelFree: false, reschedule: false, rate: false };

test.each([
  ['days before', START - 3000, 'upcoming', { ...NOTHING, cancel: true, cancelFree: true, reschedule: true }],
  [
    '12 hours before, to the minute',
    START - 720,
    'upcoming',
    { ...NOTHING, cancel: true, cancelFree: true, reschedule: true },
  ],
  ['a minute later', START - 719, 'upcoming', { ...NOTHING, cancel: true }],
  ['a minute before it begins', START - 1, 'upcoming', { ...NOTHING, cancel: true }],
  ['when it begins', START, 'running', NOTHING],
  ['in its last minute', START + 44, 'running', NOTHING],
  ['when it ends', START + 45, 'over', { ...NOTHING, rate: true }],
] as const)('%s', (_, minute, phase, permissions) => {
  expect(phaseOf(booking(), at(minute))).toBe(phase);
  expect(permissionsOf(booking(), at(minute))).toEqual(permissions);
});

test('nothing can be done with a cancelled session', () => {
  const cancelled = booking({ cancelledAt: at(0) });
  expect(phaseOf(cancelled, at(START - 3000))).toBe('cancelled');
  for (const minute of [START - 3000, START, START + 100])
    expect(permissionsOf(cancelled, at(minute))).toEqual(NOTHING);
});

test('a session the student did not come to is not rated', () => {
  expect(permissionsOf(booking({ attendance: 'no-show' }), at(START + 60)).rate).toBe(false);
  expect(permissionsOf(booking({ attendance: 'held' }), at(START + 60)).rate).toBe(true);
});

test('a rating can be changed for a day', () => {
  const rated = booking({ ratedAt: at(START + 60) });
  expect(permissionsOf(rated, at(START + 60 + 1440)).rate).toBe(true);
  expect(permissionsOf(rated, at(START + 61 + 1440)).rate).toBe(false);
});

test('sharing ends with the session, and with its cancellation', () => {
  expect(isSharing(booking(), at(START + 44))).toBe(true);
  expect(isSharing(booking(), at(START + 45))).toBe(false);
  expect(isSharing(booking({ cancelledAt: at(0) }), at(1))).toBe(false);
});

test.each([
  ['before it', START - 5, null, true],
  ['a day after it, when nobody said what happened', START + 45 + 24 * 60 - 1, null, true],
  ['later than that', START + 45 + 24 * 60, null, false],
  ['when the student did not come', START + 20, 'no-show', false],
  ['when it was held', START + 20, 'held', false],
] as const)('a counsellor may give a session back %s', (_, minute, attendance, isAllowed) => {
  expect(counsellorMay({ ...booking({ attendance }), notesAt: null }, at(minute)).cancel).toBe(isAllowed);
});
