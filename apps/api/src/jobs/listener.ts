import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Deps } from '../ports.ts';

/** Events for subscribers. Between `lost` and the next `listening`, notifications are missed. */
export type ListenEvent = { type: 'listening' } | { type: 'lost' } | { type: 'notice'; payload: string };
export type Listener = ReturnType<typeof openListener>;
type Handler = (event: ListenEvent) => void;

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const HEARTBEAT: Heartbeat = { everyMs: 10_000, answerLimitMs: 5_000 };

/** Receives notifications of the database on one connection that reconnects. Subscribers are notified when it is lost and restored. */
export function openListener(connection: pg.ClientConfig, log: Deps['log'], heartbeat = HEARTBEAT) {
  const handlers = new Map<string, Handler[]>();
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let failures = 0;
  let subscribed: Promise<unknown> = Promise.resolve();

  const tell = (receivers: Iterable<Handler>, event: ListenEvent) => {
    for (const handler of receivers) {
      try {
        handler(event);
      } catch (error) {
        log.error({ err: error }, 'a subscriber to announcements failed');
      }
    }
  };
  const everyone = () => [...handlers.values()].flat();

  const hearing = {
    channels: () => handlers.keys(),
    ready: (connected: pg.Client) => {
      client = connected;
      failures = 0;
      tell(everyone(), { type: 'listening' });
    },
    notice: (channel: string, payload: string) => tell(handlers.get(channel) ?? [], { type: 'notice', payload }),
  };

  const keepHearing = async () => {
    while (!closing.signal.aborted) {
      await hearUntilLost(connection, hearing, heartbeat, closing.signal).catch((error: unknown) => {
        if (client) tell(everyone(), { type: 'lost' });
        client = undefined;
        if (!closing.signal.aborted) log.warn({ failures, err: error }, 'database announcements lost');
      });
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const ended = keepHearing();

  return {
    /** Subscribes to a channel. The handler gets `listening` once notifications arrive. */
    on(channel: string, handler: Handler) {
      handlers.set(channel, [...(handlers.get(channel) ?? []), handler]);
      if (!client) return;
      const subscribedOn = client;
      // One after the other: a connection runs one query at a time.
      subscribed = subscribed
        .then(async () => {
          // A newer connection listens to every channel already.
          if (subscribedOn !== client) return;
          await listenTo(subscribedOn, channel);
          if (subscribedOn === client) tell([handler], { type: 'listening' });
        })
        // A connection that cannot listen is closed; the next one listens to every channel.
        .catch(() => subscribedOn.end())
        .catch(() => undefined);
    },
    async close() {
      closing.abort();
      await ended;
    },
  };
}

type Hearing = {
  /** The channels to listen to, including those added before `ready`. */
  channels(): Iterable<string>;
  ready(client: pg.Client): void;
  notice(channel: string, payload: string): void;
};

/** How often the connection is checked, and how long it may take to answer. */
export type Heartbeat = { everyMs: number; answerLimitMs: number };

const listenTo = (client: pg.Client, channel: string) => client.query(`listen ${pg.escapeIdentifier(channel)}`);

/** Receives notifications on one connection until it is lost or stopped; then it throws. */
async function hearUntilLost(
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

/** A lost peer is noticed only by a query. */
async function pingUntilSilent(client: pg.Client, everyMs: number, over: AbortSignal): Promise<never> {
  for (;;) {
    await wait(everyMs, undefined, { signal: over });
    await client.query('select 1');
  }
}
