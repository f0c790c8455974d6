import { expect, test } from 'vitest';
import { dayOf, momentInWords, momentOf, timeInWords } from '../calendar/indian-time.ts';
import { byDay, type Calendar, isOverlap, openSlots } from './slots.ts';

/** Sunday, 8 in the morning in India. */
const NOW = momentOf('2026-11-15', 8 * 60);
const MONDAY = { weekday: 1, fromMinute: 10 * 60, toMinute: 13 * 60 };
const calendar = (changed: Partial<Calendar> = {}): Calendar => ({
  hours: [MONDAY],
  exceptions: [],
  taken: [],
  ...changed,
});
const onMonday = (changed: Partial<Calendar>, now = NOW) =>
  openSlots(calendar(changed), now)
    .filter(({ startsAt }) => dayOf(startsAt) === '2026-11-16')
    .map(({ startsAt }) => timeInWords(startsAt));

test('hours of every week become sessions of 45 minutes, an hour apart, on each such day of three weeks', () => {
  const days = byDay(openSlots(calendar(), NOW));
  expect(days.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30']);
  expect(days[0]?.slots.map(({ startsAt }) => momentInWords(startsAt))).toEqual([
    'Mon, 16 Nov 2026, 10:00 am IST',
    'Mon, 16 Nov 2026, 11:00 am IST',
    'Mon, 16 Nov 2026, 12:00 pm IST',
  ]);
  const [first] = days[0]?.slots ?? [];
  expect(first && first.endsAt.getTime() - first.startsAt.getTime()).toBe(45 * 60_000);
});

test('today and the twentieth day after it are offered, the twenty-first is not', () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...MONDAY, weekday }));
  const days = byDay(openSlots(calendar({ hours: everyDay }), NOW));
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([21, '2026-11-15', '2026-12-05']);
});

test('a window that ends 44 minutes after a start holds no session from it', () => {
  const window = (toMinute: number) => [{ weekday: 1, fromMinute: 600, toMinute }];
  expect(onMonday({ hours: window(644) })).toEqual([]);
  expect(onMonday({ hours: window(645) })).toEqual(['10:00 am']);
  expect(onMonday({ hours: window(704) })).toEqual(['10:00 am']);
  expect(onMonday({ hours: window(705) })).toEqual(['10:00 am', '11:00 am']);
});

test('the counsellor has two hours notice', () => {
  expect(onMonday({}, momentOf('2026-11-16', 8 * 60))).toEqual(['10:00 am', '11:00 am', '12:00 pm']);
  expect(onMonday({}, momentOf('2026-11-16', 8 * 60 + 1))).toEqual(['11:00 am', '12:00 pm']);
});

test.each([
  ['a whole day off', [{ kind: 'closed', fromMinute: 0, toMinute: 1440 }], []],
  ['an hour off', [{ kind: 'closed', fromMinute: 660, toMinute: 720 }], ['10:00 am', '12:00 pm']],
  [
    'a minute off in the midst of a session',
    [{ kind: 'closed', fromMinute: 670, toMinute: 671 }],
    ['10:00 am', '12:00 pm'],
  ],
  [
    'time off between two sessions',
    [{ kind: 'closed', fromMinute: 645, toMinute: 660 }],
    ['10:00 am', '11:00 am', '12:00 pm'],
  ],
  [
    'more hours later',
    [{ kind: 'open', fromMinute: 960, toMinute: 1005 }],
    ['10:00 am', '11:00 am', '12:00 pm', '4:00 pm'],
  ],
  [
    'more hours that overlap the usual ones',
    [{ kind: 'open', fromMinute: 750, toMinute: 840 }],
    ['10:00 am', '11:00 am', '12:00 pm', '1:00 pm'],
  ],
  [
    'an open day that is closed after all',
    [
      { kind: 'open', fromMinute: 960, toMinute: 1005 },
      { kind: 'closed', fromMinute: 0, toMinute: 1440 },
    ],
    [],
  ],
] as const)('%s', (_, exceptions, times) => {
  expect(onMonday({ exceptions: exceptions.map((exception) => ({ day: '2026-11-16', ...exception })) })).toEqual(times);
});

test('an exception is about its own day', () => {
  const off = { day: '2026-11-17', kind: 'closed', fromMinute: 0, toMinute: 1440 } as const;
  expect(onMonday({ exceptions: [off] })).toHaveLength(3);
});

test('what is taken is not offered, nor what would overlap it after the hours have changed', () => {
  const taken = (fromMinute: number) => [
    { startsAt: momentOf('2026-11-16', fromMinute), endsAt: momentOf('2026-11-16', fromMinute + 45) },
  ];
  expect(onMonday({ taken: taken(660) })).toEqual(['10:00 am', '12:00 pm']);
  expect(onMonday({ taken: taken(630) })).toEqual(['12:00 pm']);
});

test('a session may begin when another ends', () => {
  const from = (minute: number) => ({
    startsAt: momentOf('2026-11-16', minute),
    endsAt: momentOf('2026-11-16', minute + 45),
  });
  expect(isOverlap(from(600), from(645))).toBe(false);
  expect(isOverlap(from(600), from(644))).toBe(true);
});

test('late hours in India stay on their Indian day', () => {
  const late = [{ weekday: 1, fromMinute: 23 * 60, toMinute: 23 * 60 + 45 }];
  expect(byDay(openSlots(calendar({ hours: late }), NOW)).map(({ day }) => day)).toContain('2026-11-16');
});
