import { LANE_OF, LANES } from '@dakhila/domain/messaging/kinds';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import type { Channel } from './message.ts';

const CHANNELS: readonly Channel[] = ['email', 'whatsapp'];

/** The queues of messages: one for each lane and channel, so that none waits for another. */
export const MESSAGE_QUEUES = LANES.flatMap((lane) =>
  CHANNELS.map((channel) => ({ lane, channel, name: `${lane}-${channel}` })),
);

const lanes = Object.entries(LANE_OF).map(([kind, lane]) => sql.raw(`when '${kind}' then '${lane}'`));

/** The queue of a row of the outbox. */
export const queueOfRow = sql`case ${outbox.kind} ${sql.join(lanes, sql` `)} end || '-' || ${outbox.channel}`;

/**
 * Points the queue to a row of the outbox, in the statement that writes the row. The pointer says only which message: the
 * row says whether it is still to be sent.
 */
export const addPointer = (delaySeconds = 0) =>
  sql`queue.add_message(${outbox.id}, ${queueOfRow}, ${delaySeconds}::float8)`;

/** The waiting pointer to a message, as the index of the queue has it. */
export const isPointerTo = (id: SQL) =>
  sql`coalesce(j.singleton_key, '') = ${id} and j.state = 'created' and j.policy = 'short'`;

/** Lets pointers that wait for a later attempt run now. */
export const hastenPointers = (db: Db, ids: string[]) =>
  db.execute(sql`update queue.job j set start_after = now() where ${isPointerTo(sql`any(${sql.param(ids)}::text[])`)}
    and j.name in (${sql.join(
      MESSAGE_QUEUES.map(({ name }) => sql`${name}`),
      sql`, `,
    )})`);
