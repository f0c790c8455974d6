import { DomainError, type ErrorCode } from '@dakhila/domain/errors';
import type { Message } from '@dakhila/domain/messages/message';
import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** `limit` uses in a window of `windowSeconds`, for one key. The window begins with the first use, except for a shared budget. */
export type Budget = { limit: number; windowSeconds: number };
export type Spent = { isWithin: true } | { isWithin: false; spent: number; retryAfterSeconds: number };

/** Uses one from a budget that all processes share. Beyond the limit it returns when the window ends. */
export async function spend(db: Db, key: string, { limit, windowSeconds }: Budget): Promise<Spent> {
  const { rows } = await db.execute<{ spent: number; retry_after: number }>(sql`
    insert into budgets (key, spent, expires_at) values (${key}, 1, app_now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      spent = case when budgets.expires_at <= app_now() then 1 else budgets.spent + 1 end,
      expires_at = case when budgets.expires_at <= app_now() then excluded.expires_at else budgets.expires_at end
    returning spent, ceil(extract(epoch from expires_at - app_now()))::int as retry_after`);
  const row = rows[0];
  if (!row || row.spent <= limit) return { isWithin: true };
  return { isWithin: false, spent: row.spent, retryAfterSeconds: Math.max(1, row.retry_after) };
}

type Refusal = { code?: ErrorCode; message?: Message | ((retryAfterSeconds: number) => Message) };

/** Uses one from a budget, or refuses and says when to try again. */
export async function requireBudget(db: Db, key: string, budget: Budget, { code, message }: Refusal = {}) {
  const spent = await spend(db, key, budget);
  if (spent.isWithin) return;
  const { retryAfterSeconds } = spent;
  const text = typeof message === 'function' ? message(retryAfterSeconds) : message;
  throw new DomainError(code ?? 'too-many-requests', { retryAfterSeconds, ...(text && { message: text }) });
}

/** How much of a budget is used in its current window; uses nothing. */
export async function readSpent(db: Db, key: string): Promise<number> {
  const { rows } = await db.execute<{ spent: number }>(
    sql`select spent from budgets where key = ${key} and expires_at > app_now()`,
  );
  return rows[0]?.spent ?? 0;
}

/** Returns uses to several budgets. */
export const giveBack = (db: Db, keys: readonly string[], count: number) =>
  db.execute(sql`update budgets set spent = greatest(0, spent - ${count}::int) where key in ${keys}`);

/**
 * Uses one from a budget that all callers share; returns whether one was left. The count is split into parts, because a single row would stay locked to the end
 * of each transaction. Callers at the same moment may exceed the limit by their number. All parts have one window, by the clock, and a refusal uses nothing:
 * otherwise parts that end at different times could block each other permanently.
 */
export async function spendTogether(db: Db, key: string, { limit, windowSeconds }: Budget): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into budgets (key, spent, expires_at)
    select
      ${key} || ':' || pg_backend_pid() % ${PARTS}::int,
      1,
      to_timestamp((floor(extract(epoch from app_now()) / ${windowSeconds}::int) + 1) * ${windowSeconds}::int)
    where (${spentOf(key)}) < ${limit}
    on conflict (key) do update set
      spent = case when budgets.expires_at <= app_now() then 1 else budgets.spent + 1 end,
      expires_at = case when budgets.expires_at <= app_now() then excluded.expires_at else budgets.expires_at end`);
  return rowCount === 1;
}
const PARTS = 16;
const spentOf = (key: string) => sql`
  select coalesce(sum(spent), 0)::int as spent from budgets
  where key in (select ${key} || ':' || part from generate_series(0, ${PARTS}::int - 1) part) and expires_at > app_now()`;

/** How much of a shared budget is used in its current window; uses nothing. */
export async function readTogether(db: Db, key: string): Promise<number> {
  const { rows } = await db.execute<{ spent: number }>(spentOf(key));
  return rows[0]?.spent ?? 0;
}
