import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter, weekdayOf } from '../calendar/indian-time.ts';
import { CHART_IDS, chartOf, MEASURES, type Sums } from './measures.ts';
import { daysIn, GRAINS, sumByPeriod, wholeRange } from './periods.ts';
import { SMALLEST_SHOWN, shownCount, sumShown } from './shown-value.ts';

const day = fc.integer({ min: 0, max: 2_000 }).map((days) => daysAfter('2024-01-01', days));
const grain = fc.constantFrom(...GRAINS);
const range = fc
  .tuple(day, fc.integer({ min: 0, max: 300 }))
  .map(([from, days]) => ({ from, to: daysAfter(from, days) }));

test('every day of a range is in exactly one period, and weeks begin on Monday', () => {
  fc.assert(
    fc.property(range, grain, ({ from, to }, by) => {
      const whole = wholeRange(from, to, by);
      const days = Array.from({ length: daysIn(whole.from, whole.to) }, (_, place) => daysAfter(whole.from, place));
      const counts = days.map((one) => ({ day: one, measure: 'runs' as const, value: 1 }));
      const periods = sumByPeriod(counts, { ...whole, by });
      expect(periods.map(({ sums }) => sums?.runs)).toEqual(periods.map(() => (by === 'day' ? 1 : 7)));
      if (by === 'week') expect(periods.every(({ period }) => weekdayOf(period) === 1)).toBe(true);
      expect([days[0] ?? '', days.at(-1) ?? ''].every((one) => one >= whole.from && one <= whole.to)).toBe(true);
      expect(whole.from <= from && to <= whole.to).toBe(true);
    }),
  );
});

test('a period that was not counted has no sums, which is not the same as nothing', () => {
  const counts = [{ day: '2026-11-16', measure: 'runs' as const, value: 0 }];
  const [counted, unknown] = sumByPeriod(counts, { from: '2026-11-16', to: '2026-11-17', by: 'day' });
  expect([counted?.sums?.runs, unknown?.sums]).toEqual([0, null]);
});

test('one to four people are never shown as a number, nor betrayed by a sum', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (counts) => {
      const shown = counts.map(shownCount);
      for (const [place, value] of shown.entries()) {
        const count = counts[place] ?? 0;
        expect(value).toBe(count === 0 || count >= SMALLEST_SHOWN ? count : 'few');
      }
      const { sum, isAtLeast } = sumShown(shown);
      const whole = counts.reduce((total, count) => total + count, 0);
      expect(isAtLeast ? sum < whole : sum === whole).toBe(true);
      const visible = counts.filter((count) => count >= SMALLEST_SHOWN).reduce((total, count) => total + count, 0);
      expect(sum).toBe(visible);
    }),
  );
});

test('the parts of each chart add up to what was counted', () => {
  const sums = Object.fromEntries(MEASURES.map((measure, place) => [measure, 2 ** (20 - place)])) as Sums;
  const totals = { revenue: 'received-paise', answers: 'tickets', assistant: 'questions' } as const;
  for (const [id, measure] of Object.entries(totals)) {
    const chart = chartOf(CHART_IDS.find((one) => one === id) ?? 'runs');
    expect(chart.parts.reduce((total, { read }) => total + read(sums), 0)).toBe(sums[measure]);
  }
});
