import { sql } from 'drizzle-orm';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Db } from '../../db/client.ts';

type CleanUp = { name: string; deleted: string; lag_seconds: number | null };

/** Adds metrics of the deletion of old rows, by table. They are stored, so every process shows the same. */
export function watchCleanUps(registry: Registry, collect: () => Promise<void>) {
  const labelNames = ['table'] as const;
  const rows = new Counter({
    name: 'dakhila_cleanup_rows_total',
    help: 'Old rows that were deleted',
    labelNames,
    registers: [registry],
    collect,
  });
  const lag = new Gauge({
    name: 'dakhila_cleanup_lag_seconds',
    help: 'Time since a run last left no old row behind',
    labelNames,
    registers: [registry],
    collect,
  });
  return async (db: Db): Promise<void> => {
    const { rows: found } = await db.execute<CleanUp>(sql`
      select name, deleted, extract(epoch from app_now() - finished_at)::float8 as lag_seconds from clean_ups`);
    // The stored sum replaces the one before.
    rows.reset();
    for (const { name: table, deleted, lag_seconds } of found) {
      rows.inc({ table }, Number(deleted));
      if (lag_seconds !== null) lag.set({ table }, lag_seconds);
    }
  };
}
