import { isDay, momentOf } from '@dakhila/domain/calendar/indian-time';
import { UsageError } from '../command.ts';

/** A whole number that was typed for an option, or undefined when nothing was. */
export function wholeNumber(name: string, typed: string | undefined, least: number, most: number): number | undefined {
  if (typed === undefined) return undefined;
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}.`);
}

/** Rupees that were typed, as paise. */
export function rupeesTyped(name: string, typed: string | undefined, least = 1): number | undefined {
  const rupees = wholeNumber(name, typed, least, 1_000_000);
  return rupees === undefined ? undefined : rupees * 100;
}

/** Midnight in India at the beginning of a day such as 2026-12-31; with `daysLater` of a day after it. */
export function dayTyped(name: string, typed: string | undefined, daysLater = 0): Date | undefined {
  if (typed === undefined) return undefined;
  if (!isDay(typed)) throw new UsageError(`--${name} must be a day such as 2026-12-31.`);
  return new Date(momentOf(typed, 0).getTime() + daysLater * 86_400_000);
}
