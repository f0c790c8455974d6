import { Readable } from 'node:stream';
import type { AssistantEvent } from '@dakhila/contract/assistant';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyReply } from 'fastify';

/** Proxies hang up on silence after half a minute or so. */
const HEARTBEAT_MS = 10_000;

/** Begins an answer of server-sent events. `signal` is aborted when the reader leaves before the end. */
export function openEventStream(reply: FastifyReply) {
  const readable = new Readable({ read: () => {} });
  const leaving = new AbortController();
  const heartbeat = setInterval(() => readable.push(': still here\n\n'), HEARTBEAT_MS);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    readable.push(null);
  };
  reply.raw.once('close', () => {
    if (!isOver) leaving.abort();
    end();
  });
  reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8');
  return {
    readable,
    signal: leaving.signal,
    end,
    send: ({ event, data }: AssistantEvent) => {
      // JSON has no line breaks of its own, so one line holds it.
      if (!isOver) readable.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
}

/** A signal that is aborted when the caller hangs up before the answer is out: nobody works on for nobody. */
export function leavingSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  // Nobody hears the word; it keeps a student who left out of the log of our own faults.
  const leave = () => leaving.abort(new DomainError('conflict'));
  if (raw.closed) leave();
  else raw.once('close', () => !raw.writableFinished && leave());
  return leaving.signal;
}
