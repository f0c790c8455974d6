import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter, isDay } from './indian-time.ts';
import { type FeedStep, feedEntries, yearLater } from './season-feed.ts';

const day = fc.integer({ min: 0, max: 3_000 }).map((days) => daysAfter('2024-01-01', days));
const days = fc
  .tuple(day, fc.integer({ min: 0, max: 20 }))
  .map(([firstDay, more]) => ({ firstDay, lastDay: daysAfter(firstDay, more) }));
const step: fc.Arbitrary<FeedStep> = fc
  .tuple(
    fc.option(days),
    fc.option(days),
    fc.constantFrom('registration', 'choices', 'allotment') as fc.Arbitrary<FeedStep['kind']>,
  )
  .map(([own, yearBefore, kind], at = 0) => ({
    ...{ id: `step-${at}`, title: '', detail: '', kind, round: null, source: null, asOf: null },
    ...(own ?? { firstDay: null, lastDay: null }),
    yearBefore: own ? null : yearBefore,
  }));

test('announced days stay as they are, others are marked as a guide, and no day is made up', () => {
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 0, max: 9 }), day, (steps, count, today) => {
      const papersLeft = { count, today };
      for (const entry of feedEntries(steps, papersLeft)) {
        if (entry.kind === 'papers') expect(entry.firstDay > today).toBe(true);
        expect(isDay(entry.firstDay) && isDay(entry.lastDay) && entry.firstDay <= entry.lastDay).toBe(true);
        if (entry.kind === 'official') expect(entry.firstDay).toBe(entry.step.firstDay);
        if (entry.kind === 'guide') {
          expect(entry.step.firstDay).toBeNull();
          expect(entry.firstDay).toBe(yearLater(entry.before.firstDay));
        }
      }
      const known = steps.filter(({ firstDay, yearBefore }) => firstDay ?? yearBefore);
      const entries = feedEntries(steps, papersLeft).filter(({ kind }) => kind !== 'papers');
      expect(entries).toHaveLength(known.length);
    }),
  );
});

test('documents are named three weeks before registration, while some are missing', () => {
  const registration: FeedStep = {
    ...{ id: 'registration', title: '', detail: '', kind: 'registration', round: null, source: 'CET Cell', asOf: null },
    ...{ firstDay: '2027-06-28', lastDay: '2027-07-05', yearBefore: null },
  };
  const papersOn = (today: string) => feedEntries([registration], { count: 3, today })[0];
  const on = (firstDay: string) => ({ kind: 'papers', firstDay, lastDay: firstDay });
  expect(papersOn('2027-01-01')).toEqual(on('2027-06-07'));
  // Later than that it is tomorrow, until registration is over.
  expect(papersOn('2027-06-20')).toEqual(on('2027-06-21'));
  expect(papersOn('2027-07-04')).toEqual(on('2027-07-05'));
  expect(papersOn('2027-07-05')?.kind).toBe('official');
  expect(feedEntries([registration], { count: 0, today: '2027-01-01' })).toHaveLength(1);
  expect(feedEntries([{ ...registration, firstDay: null, lastDay: null }], { count: 3, today: '2027-01-01' })).toEqual(
    [],
  );
});

test('29 February has no day a year later', () => {
  expect(yearLater('2028-02-29')).toBe('2029-02-28');
  expect(yearLater('2026-06-14')).toBe('2027-06-14');
});
