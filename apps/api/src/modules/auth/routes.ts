import { auth } from '@dakhila/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { CookieJar } from '../../http/cookies.ts';
import { equipBrowser } from '../../http/identify.ts';
import { mount } from '../../http/mount.ts';
import type { SessionKeeper } from '../../http/session.ts';
import type { Deps } from '../../ports.ts';

type Needs = Pick<Deps, 'secrets'> & { cookies: CookieJar; sessions: SessionKeeper };

export function authRoutes(app: FastifyInstance, { secrets, cookies, sessions }: Needs) {
  mount(app, auth.check, ({ caller }, { request, reply }) => {
    equipBrowser(request, reply, { secrets, cookies });
    return { authenticated: caller.session !== null };
  });

  mount(app, auth.logout, async (_input, { request, reply }) => {
    // Also for what other tabs keep in this browser: caches and storage go with the session.
    reply.header('clear-site-data', '"cache", "storage"');
    await sessions.end(request, reply);
    return {};
  });
}
