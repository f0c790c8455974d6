import type { ScheduleEvent } from '@dakhila/contract/rounds';
import { expect, test } from 'vitest';
import { isAllotmentDue } from './allotment-day.ts';

const event = (kind: ScheduleEvent['kind'], firstDay: string | null, lastDay = firstDay): ScheduleEvent => ({
  ...{ id: `${kind} ${firstDay}`, title: kind, detail: '', kind, round: 1, firstDay, lastDay },
  ...{ source: null, asOf: null, yearBefore: null },
});
const season = {
  events: [
    event('choices', '2027-07-01', '2027-07-05'),
    event('allotment', '2027-07-10'),
    event('reporting', '2027-07-11', '2027-07-14'),
  ],
};

test('dates come first until a round’s allotment is out, and again when the season is over', () => {
  const days = ['2027-06-01', '2027-07-09', '2027-07-10', '2027-07-14', '2027-07-15'];
  expect(days.map((day) => isAllotmentDue(season, day))).toEqual([false, false, true, true, false]);
});

test('while days are not announced, no allotment is out; the season lasts as long as one of them is not', () => {
  expect(isAllotmentDue({ events: [event('allotment', null)] }, '2027-07-10')).toBe(false);
  expect(isAllotmentDue({ events: [...season.events, event('allotment', null)] }, '2027-08-01')).toBe(true);
});
