import { randomUUID } from 'node:crypto';
import type { AddPages } from '../app.ts';
import { insertSession } from '../http/session-store.ts';
import { findDemoStudent } from './narrator.ts';

/** Opening this address signs in as the invented student. Only the demo has it: it is no part of a release. */
export const DEMO_PATH = '/demo';

export const addDemoPage: AddPages = (app, { db, sessions }) => {
  app.get(DEMO_PATH, async (request, reply) => {
    const session = { publicId: randomUUID(), studentId: await findDemoStudent({ db }) };
    const secret = await insertSession(db, { ...session, device: 'Demo' });
    await sessions.begin(request, reply, session, secret);
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });
};
