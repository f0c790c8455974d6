import { LANES } from '@dakhila/domain/messaging/kinds';
import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../ports.ts';
import { sharedRead } from './shared-read.ts';

/** Adds metrics of the queue by lane: how much waits, and for how long the oldest has. */
export function watchQueue(registry: Registry, { db }: Pick<Deps, 'db'>): void {
  const collect = sharedRead(async () => {
    const { rows } = await db.execute<{ lane: string; waiting: string; oldest: string }>(STATE);
    for (const row of rows) {
      waiting.set({ lane: row.lane }, Number(row.waiting));
      oldest.set({ lane: row.lane }, Number(row.oldest));
    }
  });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `dakhila_queue_${name}`, help, labelNames: ['lane'], registers: [registry], collect });
  const waiting = gauge('waiting', 'Messages of a lane that wait to be sent now, counted every half minute');
  const oldest = gauge('oldest_seconds', 'For how long the first message of a lane has waited to be sent');
}

const lanes = sql.join(
  LANES.map((lane) => sql`${lane}`),
  sql`, `,
);

/** The queue counts its jobs itself; the first of each queue is the first entry of an index. */
const STATE = sql`
  select lane, sum(q.ready_count) as waiting, max(coalesce(extract(epoch from now() - first.start_after), 0)) as oldest
  from unnest(array[${lanes}]) lane join queue.queue q on q.name like lane || '-%'
  left join lateral (select j.start_after from queue.job j where j.name = q.name and j.state < 'active' and not j.blocked
    and j.start_after <= now() order by j.priority desc, j.created_on limit 1) first on true
  group by lane`;
