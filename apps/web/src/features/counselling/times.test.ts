import { afterEach, expect, test, vi } from 'vitest';
import { momentText, nearness, partOf, spanText, tileOf } from './times.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a viewer in %s, with a clock that is a year off, reads Indian time',
  (zone) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: new Date('2025-01-01T00:00:00Z') });
    expect(momentText('2026-11-16T11:00:00.000Z')).toBe('Mon, 16 Nov 2026, 4:30 pm IST');
    expect(spanText('2026-11-15T18:00:00.000Z', '2026-11-15T18:45:00.000Z')).toBe('11:30 pm to 12:15 am IST');
    expect(tileOf('2026-11-16')).toEqual({ weekday: 'Mon', date: 16, month: 'Nov' });
  },
);

test.each([
  ['2026-11-16', 'today'],
  ['2026-11-17', 'tomorrow'],
  ['2026-11-18', null],
  ['2026-11-15', null],
])('%s is %s', (day, expected) => {
  expect(nearness(day, '2026-11-16')).toBe(expected);
});

test.each([
  ['2026-11-16T06:29:00Z', 'morning'],
  ['2026-11-16T06:30:00Z', 'afternoon'],
  ['2026-11-16T11:30:00Z', 'evening'],
])('%s is in the %s', (moment, part) => {
  expect(partOf(moment)).toBe(part);
});
