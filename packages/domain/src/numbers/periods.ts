import { type Day, daysAfter, weekdayOf } from '../calendar/indian-time.ts';
import { MEASURES, type Measure, type Sums } from './measures.ts';

/** The steps of a chart. A week begins on Monday. */
export const GRAINS = ['day', 'week'] as const;
export type Grain = (typeof GRAINS)[number];

/** The longest range of a chart in days: more columns would be too thin to see. */
export const LONGEST_RANGE_DAYS: Readonly<Record<Grain, number>> = { day: 92, week: 1_099 };

const DAY_MS = 86_400_000;
/** How many days a range has, its last one included; less than 1 when it ends before it begins. */
export const daysIn = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The first day of the period that contains a day. */
const periodOf = (day: Day, by: Grain): Day => (by === 'day' ? day : daysAfter(day, 1 - weekdayOf(day)));

/** The range widened to whole weeks where it is divided into weeks. */
export const wholeRange = (from: Day, to: Day, by: Grain): { from: Day; to: Day } => ({
  from: periodOf(from, by),
  to: by === 'day' ? to : daysAfter(periodOf(to, by), 6),
});

/** What was counted on a day. */
export type DayCount = { day: Day; measure: Measure; value: number };
/** A period by its first day. Its sums are null when no day of it was counted. */
type Period = { period: Day; sums: Sums | null };

const NOTHING = Object.fromEntries(MEASURES.map((measure) => [measure, 0])) as Record<Measure, number>;

/** The sums of each period of a range, in order, also of those without any count. */
export function sumByPeriod(
  counts: readonly DayCount[],
  { from, to, by }: { from: Day; to: Day; by: Grain },
): Period[] {
  const sums = new Map<Day, Record<Measure, number>>();
  for (const { day, measure, value } of counts) {
    const period = periodOf(day, by);
    const sum = sums.get(period) ?? { ...NOTHING };
    sum[measure] += value;
    sums.set(period, sum);
  }
  const periods: Period[] = [];
  for (let period = periodOf(from, by); period <= to; period = daysAfter(period, by === 'day' ? 1 : 7))
    periods.push({ period, sums: sums.get(period) ?? null });
  return periods;
}
