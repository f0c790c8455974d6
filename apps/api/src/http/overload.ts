import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';

/** How long a request may wait for its turn: longer, and the student has already tapped again. */
const LONGEST_WAIT_MS = 250;

/** Lets `cap` requests work at once and as many again wait briefly; the rest is told at once to come back. */
export function capInFlight(app: FastifyInstance, cap: number) {
  let working = 0;
  const queue: (() => void)[] = [];

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        reject(new DomainError('overloaded'));
      }, LONGEST_WAIT_MS);
      queue.push(start);
    });

  app.addHook('onRequest', async (_request, reply) => {
    if (working >= cap) {
      if (queue.length >= cap) throw new DomainError('overloaded');
      await turn();
    }
    working += 1;
    const release = () => {
      working -= 1;
      queue.shift()?.();
    };
    // `close` comes exactly once, answered or hung up; a caller who hung up while waiting has had it already.
    if (reply.raw.closed) release();
    else reply.raw.once('close', release);
  });
}
