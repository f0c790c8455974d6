import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, momentInWords, momentOf, timeInWords } from '../calendar/indian-time.ts';
import { holidayOn, yearlyHoliday } from './holidays.ts';
import { byDay, type Calendar, changedExceptions, type Exception, isOverlap, openSlots, timesOfDay } from './slots.ts';

/** Sunday, 8 in the morning in India. */
const NOW = momentOf('2026-11-15', 8 * 60);
const MONDAY = { weekday: 1, fromMinute: 10 * 60, toMinute: 13 * 60 };
const calendar = (changed: Partial<Calendar> = {}): Calendar => ({
  hours: [MONDAY],
  exceptions: [],
  holidays: [],
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

const span = fc
  .tuple(fc.integer({ min: 0, max: 1440 - 45 }), fc.integer({ min: 45, max: 600 }))
  .map(([fromMinute, length]) => ({ fromMinute, toMinute: Math.min(1440, fromMinute + length) }));
/** A Monday, a Tuesday, a holiday of every year, and one that was entered. */
const day = fc.constantFrom('2026-11-16', '2026-11-17', '2027-01-26', '2027-03-22');
const holidays = [{ day: '2027-03-22', name: 'Holi' }];
const hours = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 7 }), span).map(([weekday, one]) => ({ weekday, ...one })),
  { maxLength: 6 },
);
const change = fc
  .tuple(day, fc.constantFrom('open' as const, 'closed' as const), span)
  .map(([of, kind, one]): Exception => ({ day: of, kind, ...one }));
const changes = fc.array(change, { maxLength: 8 });
type Weekly = Calendar['hours'];
/** The exceptions after several changes, one after the other. */
const changed = (weekly: Weekly, all: readonly Exception[], from: readonly Exception[] = []) =>
  all.reduce(
    (exceptions, one) => [
      ...exceptions.filter((exception) => exception.day !== one.day),
      ...changedExceptions({ hours: weekly, exceptions, holidays }, one),
    ],
    [...from],
  );
const openOn = (weekly: Weekly, exceptions: readonly Exception[], of: string) =>
  timesOfDay({ hours: weekly, exceptions, holidays }, of).filter(({ isOpen }) => isOpen);

test('closed hours hold no open time, and closing them takes no other time away', () => {
  fc.assert(
    fc.property(hours, changes, day, span, (weekly, before, of, closed) => {
      const exceptions = changed(weekly, before);
      const after = changed(weekly, [{ day: of, kind: 'closed', ...closed }], exceptions);
      const off = { startsAt: momentOf(of, closed.fromMinute), endsAt: momentOf(of, closed.toMinute) };
      const expected = openOn(weekly, exceptions, of).filter((time) => !isOverlap(time, off));
      expect(openOn(weekly, after, of)).toEqual(expected);
    }),
  );
});

test('a closed time that is opened is open, and an open one that is closed and opened is as before', () => {
  fc.assert(
    fc.property(hours, changes, day, fc.nat(), (weekly, before, of, choice) => {
      const exceptions = changed(weekly, before);
      const times = timesOfDay({ hours: weekly, exceptions, holidays }, of);
      const time = times[choice % Math.max(1, times.length)];
      if (!time) return;
      const start = (time.startsAt.getTime() - momentOf(of, 0).getTime()) / 60_000;
      const one = { day: of, fromMinute: start, toMinute: start + 45 };
      const opened = changed(weekly, [{ ...one, kind: 'open' }], exceptions);
      expect(openOn(weekly, opened, of).map(({ startsAt }) => startsAt)).toContainEqual(time.startsAt);
      if (!time.isOpen || holidayOn(of, holidays)) return;
      const back = changed(
        weekly,
        [
          { ...one, kind: 'closed' },
          { ...one, kind: 'open' },
        ],
        exceptions,
      );
      expect(openOn(weekly, back, of)).toEqual(openOn(weekly, exceptions, of));
    }),
  );
});

test('times of a day never overlap, and the exceptions of a day never pile up', () => {
  fc.assert(
    fc.property(hours, fc.array(change, { maxLength: 30 }), day, (weekly, all, of) => {
      const exceptions = changed(weekly, all);
      const times = timesOfDay({ hours: weekly, exceptions, holidays }, of);
      for (const [place, time] of times.entries())
        expect(times.slice(place + 1).some((other) => isOverlap(time, other))).toBe(false);
      expect(exceptions.filter((exception) => exception.day === of).length).toBeLessThanOrEqual(64);
    }),
  );
});

test('on a holiday the weekly hours are closed, unless they are opened for that day', () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 600, toMinute: 720 }));
  for (const [of, name] of [
    ['2027-01-26', 'Republic Day'],
    ['2027-08-15', 'Independence Day'],
    ['2027-10-02', 'Gandhi Jayanti'],
    ['2027-12-25', 'Christmas'],
    ['2027-04-14', 'Ambedkar Jayanti'],
    ['2027-05-01', 'Maharashtra Day'],
    ['2027-03-22', 'Holi'],
  ] as const) {
    expect(holidayOn(of, holidays)).toBe(name);
    expect(timesOfDay({ hours: everyDay, exceptions: [], holidays }, of).map(({ isOpen }) => isOpen)).toEqual([
      false,
      false,
    ]);
    const opened = changed(everyDay, [{ day: of, kind: 'open', fromMinute: 600, toMinute: 645 }]);
    expect(timesOfDay({ hours: everyDay, exceptions: opened, holidays }, of).map(({ isOpen }) => isOpen)).toEqual([
      true,
      false,
    ]);
  }
  expect(yearlyHoliday('2027-01-27')).toBeNull();
  expect(holidayOn('2027-03-22', [])).toBeNull();
});
