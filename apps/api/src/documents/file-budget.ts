import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { FILES_PER_HOUR, NETWORK_FILES_PER_HOUR } from '@dakhila/domain/privacy/policy';
import type { FastifyInstance } from 'fastify';
import { spend } from '../db/budget.ts';
import type { Caller } from '../http/caller.ts';
import type { Deps } from '../ports.ts';

/** Bounds how many PDFs and CSV files a student, or a network, fetches in an hour. Set before the routes. */
export function limitFiles(app: FastifyInstance, { db }: Pick<Deps, 'db'>) {
  app.addHook('preHandler', async ({ caller, routeOptions }) => {
    if (!/\.(pdf|csv)$/.test(routeOptions.url ?? '')) return;
    const { key, budget } = readerOf(caller);
    if (key === null) return;
    const spent = await spend(db, key, budget);
    if (!spent.isWithin)
      throw new DomainError('too-many-requests', {
        retryAfterSeconds: spent.retryAfterSeconds,
        message: messageOf('errors.tooManyFiles'),
      });
  });
}

/** Whose papers are counted together: a student's, or a network's where nobody is signed in. */
const readerOf = ({ session, budgetedNetwork }: Caller) =>
  session
    ? { key: `papers:student:${session.studentId}`, budget: FILES_PER_HOUR }
    : { key: budgetedNetwork && `papers:network:${budgetedNetwork}`, budget: NETWORK_FILES_PER_HOUR };
