import type { IncomingMessage } from 'node:http';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

type Addressed = Pick<IncomingMessage, 'headers'>;

/** Whether a request came to the desk's own host. Without such a host the answer is no. */
export const isOnDeskHost = ({ headers }: Addressed, { DESK_HOST }: Pick<Config, 'DESK_HOST'>): boolean =>
  DESK_HOST !== undefined && (headers.host ?? '').toLowerCase().replace(/:443$/, '') === DESK_HOST;

/** The desk's page names the icon of the product. */
const ICON = '/favicon.svg';

/** Keeps everything of students off the desk's host: a script in one of their pages then has another origin than the desk. */
export function refuseOnDeskHost(app: FastifyInstance, config: Pick<Config, 'DESK_HOST'>) {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOnDeskHost(request, config) || request.url === ICON) return undefined;
    if (request.url === '/') return reply.redirect('/desk');
    throw new DomainError('not-found');
  });
}
