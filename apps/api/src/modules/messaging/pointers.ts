import { LANE_OF, LANES } from '@dakhila/domain/messaging/kinds';
import { sql } from 'drizzle-orm';
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
