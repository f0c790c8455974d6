import type pg from 'pg';
import type { Fault } from '../verdict.ts';
import { PROMISED } from './message-act.ts';
import type { Handover } from './recording-provider.ts';

type Evidence = {
  pool: pg.Pool;
  handovers: readonly Handover[];
  /** In which life each message was first seen as marked. */
  markedIn: ReadonlyMap<string, number>;
};

/** Compares what the provider was given with what was committed, and looks for what waits or was given up. */
export async function judgeMessages({ pool, handovers, markedIn }: Evidence): Promise<Fault[]> {
  const faults: Fault[] = [];
  const fault = (kind: Fault['kind'], where: string, says: string) => faults.push({ kind, where, says });
  const promised = new Set(await column(pool, PROMISED));
  const given = Map.groupBy(handovers, ({ to }) => to);
  for (const to of promised) if (!given.has(to)) fault('lost', to, 'committed, and never handed over');
  for (const [to, ofOne] of given) {
    if (!promised.has(to)) fault('torn', to, 'handed over, and its transaction was never committed');
    // By the id a provider knows that it has the message already.
    if (new Set(ofOne.map(({ id }) => id)).size > 1) fault('double', to, 'handed over under several ids');
    if (new Set(ofOne.map(({ life }) => life)).size < ofOne.length)
      fault('double', to, 'handed over twice by one life');
    for (const { id, life } of ofOne)
      if (life > (markedIn.get(id) ?? life)) fault('double', to, 'handed over again after it was marked');
  }
  const ids = new Set(handovers.map(({ id }) => id));
  for (const id of await column(pool, "select id from outbox where state = 'sent'"))
    if (!ids.has(id)) fault('forgotten', id, 'marked as sent, and never handed over');
  for (const reason of await column(pool, "select coalesce(last_error, '') from outbox where state = 'dead'"))
    fault('lost', 'dead letter', reason);
  for (const job of await column(pool, UNFINISHED)) fault('stuck', job, 'the queue does not get on with it');
  return faults;
}

/** Pointers that wait or are held. The runs of jobs come and go all the time. */
const UNFINISHED = "select name || ' ' || state from queue.job where name <> 'jobs' and state < 'completed'";

/** Whether nothing is left to do: every message is marked, every pointer is finished, and the sweep has run since a moment of the queue's clock. */
export async function isAtRest(pool: pg.Pool, since: Date): Promise<boolean> {
  const { rows } = await pool.query(
    `select from (select) nothing where not exists (select from outbox where state = 'waiting') and not exists (${UNFINISHED})
       and exists (select from queue.job where name = 'jobs' and state = 'completed' and completed_on > $1)`,
    [since],
  );
  return rows.length > 0;
}

/** The only column of a query. */
const column = async (pool: pg.Pool, text: string): Promise<string[]> =>
  (await pool.query<[string]>({ text, rowMode: 'array' })).rows.map(([value]) => value);
