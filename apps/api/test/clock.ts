import type pg from 'pg';

/** A clock that tests move; the database's own clock moves with it. */
export function makeClock(pool: pg.Pool) {
  let shiftMs = 0;
  const shiftDatabase = () =>
    pool.query(
      `create or replace function app_now() returns timestamptz language sql stable as $$ select now() + interval '${shiftMs} milliseconds' $$`,
    );
  return {
    now: () => new Date(Date.now() + shiftMs),
    async advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }) {
      const { seconds = 0, minutes = 0, hours = 0, days = 0 } = by;
      shiftMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
      await shiftDatabase();
    },
    async reset() {
      if (shiftMs === 0) return;
      shiftMs = 0;
      await shiftDatabase();
    },
  };
}
