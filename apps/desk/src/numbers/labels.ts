import type { NumbersChart, NumbersRange } from '@dakhila/contract/desk/numbers';
import { dayInWords } from '@dakhila/domain/calendar/indian-time';
import { type ChartId, chartOf } from '@dakhila/domain/numbers/measures';
import { type ShownValue, SMALLEST_SHOWN, sumShown } from '@dakhila/domain/numbers/shown-value';
import { indianNumber, rupees } from '../../../web/src/lib/format.ts';

/** A figure as a person reads it. */
export function figureOf(id: ChartId, value: ShownValue): string {
  if (value === 'unknown') return '–';
  if (value === 'few') return `fewer than ${SMALLEST_SHOWN}`;
  return chartOf(id).unit === 'paise' ? rupees(value / 100) : indianNumber(value);
}

/** 'Mon, 16 Nov', or 'Week from 16 Nov'. */
export const periodInWords = (period: string, by: NumbersRange['by']): string => {
  const words = dayInWords(period).replace(/ \d{4}$/, '');
  return by === 'day' ? words : `Week from ${words.replace(/^\w+, /, '')}`;
};

/** The whole of a period, as far as it is shown. */
export const totalOf = (values: readonly ShownValue[]): number => sumShown(values).sum;

/** The chart in a sentence: its sum, and the period with the most. */
export function summaryOf({ id, periods }: NumbersChart, by: NumbersRange['by']): string {
  const all = periods.flatMap(({ values }) => values);
  if (all.every((value) => value === 'unknown')) return 'Not counted yet.';
  const { sum, isAtLeast } = sumShown(all);
  const total = `${isAtLeast ? 'At least ' : ''}${figureOf(id, sum)} in this range.`;
  const most = periods.toSorted((a, b) => totalOf(b.values) - totalOf(a.values))[0];
  if (!most || totalOf(most.values) === 0 || periods.length < 2) return total;
  return `${total} Most: ${figureOf(id, totalOf(most.values))}, ${periodInWords(most.period, by).replace(/^Week/, 'week')}.`;
}

/** A round number that no column exceeds: 1, 2 or 5 with zeros. */
export function topOf(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= largest) ?? 1;
}
