import { NETWORK_PAPERS_PER_HOUR, NEXT_PAPER_SECONDS, PAPERS_PER_HOUR } from '@dakhila/domain/documents/paper-policy';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { spend } from '../../db/budget.ts';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';

/** Every route that answers with a PDF draws one paper at a time for a student, and so many an hour. Set before the routes. */
export function boundPapers(app: FastifyInstance, { db }: Pick<Deps, 'db'>) {
  const drawing = new Set<string>();
  app.addHook('preHandler', async ({ caller, routeOptions }, reply) => {
    if (!routeOptions.url?.endsWith('.pdf')) return;
    const { key, budget } = readerOf(caller);
    if (key === null) return;
    // A network is many people: they do not wait for each other.
    if (caller.session) takePlace(key, reply);
    const spent = await spend(db, key, budget);
    if (!spent.isWithin)
      throw new DomainError('too-many-requests', {
        retryAfterSeconds: spent.retryAfterSeconds,
        message: 'You have made many PDFs in the last hour. Please try again a little later',
      });
  });

  function takePlace(key: string, reply: FastifyReply) {
    if (drawing.has(key))
      throw new DomainError('too-many-requests', {
        retryAfterSeconds: NEXT_PAPER_SECONDS,
        message: 'Your other PDF is still being made. Please try again in a few seconds',
      });
    drawing.add(key);
    // Also when the reader leaves before it is there.
    for (const end of ['finish', 'close']) reply.raw.once(end, () => drawing.delete(key));
  }
}

/** Whose papers are counted together: a student's, or a network's where nobody is signed in. */
const readerOf = ({ session, budgetedNetwork }: Caller) =>
  session
    ? { key: `papers:student:${session.studentId}`, budget: PAPERS_PER_HOUR }
    : { key: budgetedNetwork && `papers:network:${budgetedNetwork}`, budget: NETWORK_PAPERS_PER_HOUR };
