import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

type Hearing = {
  /** The channels to listen to. Read live: one that joins before `ready` is listened to as well. */
  channels(): Iterable<string>;
  ready(client: pg.Client): void;
  notice(channel: string, payload: string): void;
};

/** How often a connection is asked whether it is still there, and how long it may take to answer. */
export type Heartbeat = { everyMs: number; answerLimitMs: number };

export const listenTo = (client: pg.Client, channel: string) => client.query(`listen ${pg.escapeIdentifier(channel)}`);

/** One connection that hears announcements, from its opening until it is lost or stopped: then this throws. */
export async function hearUntilLost(
  connection: pg.ClientConfig,
  { channels, ready, notice }: Hearing,
  heartbeat: Heartbeat,
  stopping: AbortSignal,
): Promise<never> {
  const client = new pg.Client({
    ...connection,
    application_name: 'dakhila-listener',
    keepAlive: true,
    connectionTimeoutMillis: heartbeat.answerLimitMs,
    query_timeout: heartbeat.answerLimitMs,
  });
  const over = new AbortController();
  const lost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('connection ended')));
    stopping.addEventListener('abort', () => reject(new Error('stopped')), { signal: over.signal });
  });
  client.on('notification', ({ channel, payload = '' }) => notice(channel, payload));
  try {
    await Promise.race([lost, client.connect()]);
    for (const channel of channels()) await listenTo(client, channel);
    ready(client);
    return await Promise.race([lost, pingUntilSilent(client, heartbeat.everyMs, over.signal)]);
  } finally {
    over.abort();
    client.end().catch(() => undefined);
  }
}

/** A connection whose other end has vanished says nothing by itself, so it is asked. */
async function pingUntilSilent(client: pg.Client, everyMs: number, over: AbortSignal): Promise<never> {
  for (;;) {
    await wait(everyMs, undefined, { signal: over });
    await client.query('select 1');
  }
}
