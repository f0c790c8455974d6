import { isDay, momentOf } from '@dakhila/domain/calendar/indian-time';
import { UsageError } from '../command.ts';

/** A moment in Indian time that was typed for an option: `2026-12-31 22:00`, or a day for its beginning. */
export function momentTyped(name: string, typed: string | undefined): Date | undefined {
  if (typed === undefined) return undefined;
  const [, day = '', hour = '0', minute = '0'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d):(\d\d))?$/.exec(typed) ?? [];
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59)
    throw new UsageError(`--${name} must be a moment in Indian time such as "2026-12-31 22:00".`);
  return momentOf(day, Number(hour) * 60 + Number(minute));
}
