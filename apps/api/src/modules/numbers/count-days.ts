import { type Day, dayOf, daysAfter, momentOf } from '@dakhila/domain/calendar/indian-time';
import { RECOUNTED_DAYS } from '@dakhila/domain/numbers/measures';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { Deps } from '../../ports.ts';
import { countDay, countRefunds, findFirstDay, findNewestDay, saveCounts } from './store.ts';

const COUNT_EVERY_MS = 15 * 60_000;

/**
 * Counts the last days, and those that were missed, one after the other. The first time it begins with the first student.
 * A day that is counted again gets the same or newer figures, so it does not matter who counts, or how often.
 */
export async function countDays(db: Db, stopping?: AbortSignal): Promise<void> {
  const today = dayOf(await databaseNow(db));
  for (let day = await firstDayToCount(db, today); day <= today; day = daysAfter(day, 1)) {
    if (stopping?.aborted) return;
    await saveCounts(db, await countDay(db, day, { from: momentOf(day, 0), to: momentOf(daysAfter(day, 1), 0) }));
  }
  await saveCounts(db, await countRefunds(db));
}

async function firstDayToCount(db: Db, today: Day): Promise<Day> {
  const newest = await findNewestDay(db);
  if (newest === null) return (await findFirstDay(db)) ?? today;
  // A day that was counted before it was over, or whose tickets could still be answered in time, is counted again.
  return daysAfter(newest < today ? newest : today, 1 - RECOUNTED_DAYS);
}

/** Keeps the counts up to date. */
export const numbersJobs = ({ db }: Pick<Deps, 'db'>): Job[] => [
  { name: 'daily-numbers', everyMs: COUNT_EVERY_MS, run: (stopping) => countDays(db, stopping) },
];
