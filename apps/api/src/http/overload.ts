import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './has-body.ts';
import { makeLine } from './line.ts';

/** How long a request may wait for its turn: who is sent away in the end should know it within 50 ms. */
const LONGEST_WAIT_MS = 40;

/**
 * Lets `cap` requests work at once and as many again wait briefly; the rest is told at once to come back. A place is for work: a body that is still on its way
 * and an answer that is still being read hold none, or a few slow lines would lock everybody out.
 */
export function capInFlight(app: FastifyInstance, cap: number, longestWaitMs = LONGEST_WAIT_MS) {
  let working = 0;
  const line = makeLine(longestWaitMs);
  const holding = new WeakSet<FastifyRequest>();

  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    if (working >= cap) {
      if (line.length() >= cap) throw new DomainError('overloaded');
      await line.wait();
    }
    // Who hung up while waiting leaves the turn to the next; nothing is done for an answer that nobody reads.
    if (reply.raw.closed) {
      line.callNext();
      throw new DomainError('overloaded');
    }
    working += 1;
    holding.add(request);
  };
  const giveBack = (request: FastifyRequest) => {
    if (!holding.delete(request)) return;
    working -= 1;
    line.callNext();
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => giveBack(request));
    await take(request, reply);
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request)) giveBack(request);
    done(null, payload);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (holding.has(request)) done();
    else take(request, reply).then(() => done(), done);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    giveBack(request);
    done(null, payload);
  });
}
