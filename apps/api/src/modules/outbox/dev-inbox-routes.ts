import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { devInboxPage } from './dev-inbox-page.ts';
import { readDevInbox } from './read-dev-inbox.ts';

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;
const STYLE = readFileSync(join(import.meta.dirname, 'dev-inbox.css'), 'utf8');

/** The stand-in's messages, for a person (`/dev/inbox`) and for a program (`/dev/inbox.json`), on this very machine only. */
export function registerDevInbox(app: FastifyInstance, deps: Pick<Deps, 'db' | 'secrets' | 'mailer' | 'whatsApp'>) {
  app.register(async (inbox) => {
    inbox.addHook('onRequest', async (request, reply) => {
      // The app's own "not found": a stranger does not learn that there is an inbox.
      if (!isFromThisMachine(request)) return reply.callNotFound();
      reply.header('cache-control', 'no-store').header('content-security-policy', POLICY);
    });

    inbox.get('/dev/inbox.json', async (request) => ({ messages: await readDevInbox(deps, typedIn(request)) }));

    inbox.get('/dev/inbox', async (request, reply) => {
      const to = typedIn(request);
      return reply.type('text/html; charset=utf-8').send(devInboxPage(to, await readDevInbox(deps, to)));
    });

    inbox.get('/dev/inbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  });
}

/**
 * Whether a program or browser of this machine asks. The socket decides, no header can claim it. Headers may only refuse:
 * a proxy beside the server makes every stranger look local, and a foreign page may point its own name at this machine.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  const { host, forwarded, 'x-forwarded-for': forwardedFor, 'x-real-ip': realIp } = request.headers;
  return isLoopback(request) && LOOPBACK_HOST.test(host ?? '') && !forwarded && !forwardedFor && !realIp;
}

function typedIn({ query }: FastifyRequest): string {
  const to = typeof query === 'object' && query !== null && 'to' in query ? query.to : '';
  return typeof to === 'string' ? to.slice(0, 320).replaceAll('\u0000', '') : '';
}
