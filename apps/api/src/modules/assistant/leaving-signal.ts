import { DomainError } from '@dakhila/domain/errors';
import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the caller hangs up before the answer is out: nobody works on for nobody. */
export function leavingSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    // Nobody hears the word; it keeps a student who left out of the log of our own faults.
    if (!raw.writableFinished) leaving.abort(new DomainError('conflict'));
  });
  return leaving.signal;
}
