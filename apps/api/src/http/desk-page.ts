import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '@dakhila/domain/errors';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sendPagePolicy } from './security-headers.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Serves the built desk under `/desk`, to addresses that may see it. A server without a built desk has none. */
export function serveDesk(
  app: FastifyInstance,
  { DESK_DIST_DIR }: Pick<Config, 'DESK_DIST_DIR'>,
  isAllowed: (request: FastifyRequest) => boolean,
) {
  const file = join(DESK_DIST_DIR, 'index.html');
  if (!existsSync(file)) return;
  const html = readFileSync(file, 'utf8');
  app.addHook('onRequest', async (request) => {
    if (!isAllowed(request)) throw new DomainError('not-found');
  });
  app.register(fastifyStatic, {
    root: join(DESK_DIST_DIR, 'assets'),
    prefix: '/desk/assets/',
    preCompressed: true,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url');
    sendPagePolicy(reply, nonce, []);
    const { theme } = request.cookies;
    const page = html.replaceAll('CSP_NONCE', nonce);
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(theme === 'light' || theme === 'dark' ? page.replace('<html ', `<html data-theme="${theme}" `) : page);
  };
  app.get('/desk', sendPage);
  app.get('/desk/*', sendPage);
  app.get('/desk/assets/*', async () => {
    throw new DomainError('not-found');
  });
}
