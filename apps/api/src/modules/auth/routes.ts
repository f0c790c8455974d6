import { auth } from '@dakhila/contract/auth';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { CookieJar } from '../../http/cookies.ts';
import { deviceOf } from '../../http/device.ts';
import { equipBrowser } from '../../http/identify.ts';
import { mount } from '../../http/mount.ts';
import type { SessionKeeper } from '../../http/session.ts';
import { deleteSessions, listSessions } from '../../http/session-store.ts';
import type { Deps } from '../../ports.ts';
import { settleLanguage } from '../language/index.ts';
import { startLogin } from './start-login.ts';
import { verifyLogin } from './verify-login.ts';

type Needs = Deps & { cookies: CookieJar; sessions: SessionKeeper };

export function authRoutes(app: FastifyInstance, deps: Needs) {
  const { db, sessions } = deps;

  mount(app, auth.check, ({ caller }, { request, reply }) => {
    equipBrowser(request, reply, deps);
    return { authenticated: caller.session !== null };
  });

  mount(app, auth.loginInit, async ({ body, caller }) => ({
    data: await startLogin(deps, { identifier: body.identifier, caller }),
  }));

  mount(app, auth.loginVerify, async ({ body, caller }, { request, reply }) => {
    const typed = { ...body, caller, device: deviceOf(request) };
    const { session, secret } = await verifyLogin(deps, typed);
    await sessions.begin(request, reply, session, secret);
    const language = await settleLanguage(deps, session.studentId, caller.language);
    if (language) deps.cookies.write(reply, 'language', language);
    return {};
  });

  mount(app, auth.logout, async (_input, { request, reply }) => {
    // What other tabs keep in this browser goes with the session.
    reply.header('clear-site-data', '"storage"');
    await sessions.end(request, reply);
    return {};
  });

  mount(app, auth.sessions, async ({ caller }) => {
    const open = await listSessions(db, caller.session.studentId);
    return {
      data: open.map(({ publicId, device, createdAt, lastSeenAt }) => ({
        id: publicId,
        device,
        isCurrent: publicId === caller.session.publicId,
        signedInAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  });

  mount(app, auth.endSession, async ({ params, caller }) => {
    const ended = await deleteSessions(db, caller.session.studentId, [params.id]);
    if (ended === 0) throw new DomainError('not-found');
    return {};
  });

  mount(app, auth.endOtherSessions, async ({ caller }) => {
    const open = await listSessions(db, caller.session.studentId);
    const others = open.map((session) => session.publicId).filter((id) => id !== caller.session.publicId);
    return { data: { ended: await deleteSessions(db, caller.session.studentId, others) } };
  });
}
