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
    fc.property(fc.array(step), fc.integer({ min: 0, max: 9 }), (steps, papersLeft) => {
      for (const entry of feedEntries(steps, papersLeft)) {
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
  expect(feedEntries([registration], 3)[0]).toEqual({ kind: 'papers', firstDay: '2027-06-07', lastDay: '2027-06-07' });
  expect(feedEntries([registration], 0)).toHaveLength(1);
  expect(feedEntries([{ ...registration, firstDay: null, lastDay: null }], 3)).toEqual([]);
});

test('29 February has no day a year later', () => {
  expect(yearLater('2028-02-29')).toBe('2029-02-28');
  expect(yearLater('2026-06-14')).toBe('2027-06-14');
});
