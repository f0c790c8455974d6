import { DomainError } from '@dakhila/domain/errors';
import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the caller hangs up before the answer is out: nobody works on for nobody. */
export function leavingSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  // Nobody hears the word; it keeps a student who left out of the log of our own faults.
  const leave = () => leaving.abort(new DomainError('conflict'));
  if (raw.closed) leave();
  else raw.once('close', () => !raw.writableFinished && leave());
  return leaving.signal;
}
