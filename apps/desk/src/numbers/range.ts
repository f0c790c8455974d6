import type { NumbersRange } from '@dakhila/contract/desk/numbers';
import { daysAfter, isDay } from '@dakhila/domain/calendar/indian-time';
import { daysIn, GRAINS, type Grain, LONGEST_RANGE_DAYS } from '@dakhila/domain/numbers/periods';

/** Ranges that end today. */
export const PRESETS = [
  { name: 'Last 4 weeks, by day', days: 28, by: 'day' },
  { name: 'Last 12 weeks, by day', days: 84, by: 'day' },
  { name: 'Last 26 weeks, by week', days: 182, by: 'week' },
  { name: 'Last 2 years, by week', days: 728, by: 'week' },
] as const;

export const rangeOf = ({ days, by }: { days: number; by: Grain }, today: string): NumbersRange => ({
  from: daysAfter(today, 1 - days),
  to: today,
  by,
});

/** Why a range cannot be shown; null when it can. */
export function problemOf({ from, to, by }: NumbersRange): string | null {
  if (!isDay(from) || !isDay(to)) return 'Please choose both days.';
  const days = daysIn(from, to);
  if (days < 1) return 'The last day is before the first.';
  if (days > LONGEST_RANGE_DAYS[by])
    return by === 'day'
      ? `By day, you can choose at most ${LONGEST_RANGE_DAYS.day} days.`
      : 'By week, you can choose at most three years.';
  return null;
}

/** The range in the address; the last four weeks where it names none that can be shown. */
export function rangeIn(parameters: URLSearchParams, today: string): NumbersRange {
  const by = GRAINS.find((grain) => grain === parameters.get('by')) ?? 'day';
  const range = { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '', by };
  return problemOf(range) === null ? range : rangeOf(PRESETS[0], today);
}
