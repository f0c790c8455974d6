import type pg from 'pg';
import { movedByMs } from './moved-date.ts';

/** A clock that tests move; the database's own clock moves with it. */
export function makeClock(pool: pg.Pool) {
  let shiftMs = 0;
  let shownMs = 0;
  const shiftDatabase = () => {
    shownMs = movedByMs() + shiftMs;
    return pool.query(
      `create or replace function app_now() returns timestamptz language sql stable as $$ select now() + interval '${shownMs} milliseconds' $$`,
    );
  };
  return {
    now: () => new Date(Date.now() + shiftMs),
    async advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }) {
      const { seconds = 0, minutes = 0, hours = 0, days = 0 } = by;
      shiftMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
      await shiftDatabase();
    },
    async reset() {
      shiftMs = 0;
      if (shownMs !== movedByMs()) await shiftDatabase();
    },
  };
}
