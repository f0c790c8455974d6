import type pg from 'pg';

/**
 * Moves the time of a server and of its database together, so that the demo has a past. Only for a database that nobody else uses: every statement on it sees
 * the moved time.
 */
export async function openStoryClock(pool: pg.Pool, now: () => Date) {
  const { rows } = await pool.query<{ definition: string; aheadMs: string }>(
    `select pg_get_functiondef('app_now()'::regprocedure) as definition, extract(epoch from app_now() - now()) * 1000 as "aheadMs"`,
  );
  const [before] = rows;
  if (!before) throw new Error('the database has no app_now()');
  let shiftMs = 0;
  return {
    now: () => new Date(now().getTime() + shiftMs),
    async moveTo(moment: Date) {
      shiftMs = moment.getTime() - now().getTime();
      const movedMs = Math.round(Number(before.aheadMs) + shiftMs);
      await pool.query(
        `create or replace function app_now() returns timestamptz language sql stable as $$ select now() + interval '${movedMs} milliseconds' $$`,
      );
    },
    async reset() {
      shiftMs = 0;
      await pool.query(before.definition);
    },
  };
}
export type StoryClock = Awaited<ReturnType<typeof openStoryClock>>;
