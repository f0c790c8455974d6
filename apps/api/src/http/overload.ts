import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';

/** How long a request may wait for its turn: who is sent away in the end should know it within 50 ms. */
const LONGEST_WAIT_MS = 40;

/** Lets `cap` requests work at once and as many again wait briefly; the rest is told at once to come back. */
export function capInFlight(app: FastifyInstance, cap: number, longestWaitMs = LONGEST_WAIT_MS) {
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
      }, longestWaitMs);
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
