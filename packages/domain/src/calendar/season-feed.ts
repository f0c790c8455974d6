import { PAPERS_DAYS_BEFORE, type ScheduledStep } from '../lists/schedule.ts';
import { type Day, daysAfter, isDay } from './indian-time.ts';

type Days = { firstDay: Day; lastDay: Day };
/** A step, and the days of a year earlier while its own are not announced. */
export type FeedStep = ScheduledStep & { yearBefore: Days | null };

/**
 * An entry of the calendar that a student subscribes to. `official`: announced days. `guide`: the days of a year earlier, moved to this year and marked as
 * such. `papers`: when to begin with the documents that are not ticked yet.
 */
export type FeedEntry<Step extends FeedStep = FeedStep> = Days &
  ({ kind: 'official'; step: Step } | { kind: 'guide'; step: Step; before: Days } | { kind: 'papers' });

/** How many documents are not ticked, as seen on a day. */
export type PapersLeft = { count: number; today: Day };

/** The entries of a season, in the order of its steps, with the reminder of documents first. Steps without any known days have none. */
export function feedEntries<Step extends FeedStep>(steps: readonly Step[], papers?: PapersLeft): FeedEntry<Step>[] {
  const entries = steps.flatMap((step): FeedEntry<Step>[] => {
    const { firstDay, lastDay, yearBefore } = step;
    if (firstDay !== null && lastDay !== null) return [{ kind: 'official', step, firstDay, lastDay }];
    if (yearBefore === null) return [];
    const moved = { firstDay: yearLater(yearBefore.firstDay), lastDay: yearLater(yearBefore.lastDay) };
    return [{ kind: 'guide', step, before: yearBefore, ...moved }];
  });
  const registration = entries.find((entry) => entry.kind !== 'papers' && entry.step.kind === 'registration');
  if (!papers?.count || registration === undefined) return entries;
  const weeksBefore = daysAfter(registration.firstDay, -PAPERS_DAYS_BEFORE);
  // A calendar reminds nobody of a day that is over. Tomorrow still has its evening before.
  const tomorrow = daysAfter(papers.today, 1);
  if (tomorrow > registration.lastDay) return entries;
  const day = weeksBefore < tomorrow ? tomorrow : weeksBefore;
  return [{ kind: 'papers', firstDay: day, lastDay: day }, ...entries];
}

/** The same day a year later; 29 February becomes the 28th. */
export function yearLater(day: Day): Day {
  const later = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  return isDay(later) ? later : later.replace(/29$/, '28');
}
