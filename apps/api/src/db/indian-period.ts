import { type SQL, sql } from 'drizzle-orm';

/** The periods of a report, by the calendar of India. */
export const PERIODS = ['day', 'week', 'month', 'year', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const FORMATS: Record<Period, string> = {
  day: 'YYYY-MM-DD',
  week: 'IYYY-"W"IW',
  month: 'YYYY-MM',
  year: 'YYYY',
  all: '"all"',
};

/** The name of the period that contains a moment: `2026-11` by month, `2026-W46` by week. */
export const periodOf = (moment: SQL, period: Period): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'Asia/Kolkata', ${sql.raw(`'${FORMATS[period]}'`)})`;

/** From a moment on, and before another; both may be open. */
export type Window = { from: Date | undefined; until: Date | undefined };

export const isWithin = (moment: SQL, { from, until }: Window): SQL =>
  sql`(${from ?? null}::timestamptz is null or ${moment} >= ${from ?? null}::timestamptz)
    and (${until ?? null}::timestamptz is null or ${moment} < ${until ?? null}::timestamptz)`;
