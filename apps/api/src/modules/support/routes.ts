import { screenshotPath, support } from '@dakhila/contract/support';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import { mount, requireSession } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { readScreenshot } from './screenshot-files.ts';
import { findTicket, insertFeedback, readStudentTickets } from './store.ts';
import { boundWriting, closeOwn, describeTicket, openTicket, summarise, writeOn } from './tickets.ts';

export function supportRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'newId' | 'files' | 'log'>) {
  const own = async (id: string, studentId: string) => {
    const ticket = isUuid(id) ? await findTicket(deps.db, id, studentId) : undefined;
    if (!ticket) throw new DomainError('not-found');
    return ticket;
  };

  mount(app, support.list, async ({ query: { after }, caller: { session } }) => {
    const { page, next } = await readStudentTickets(deps.db, session.studentId, after);
    return { data: page.map(summarise), next };
  });
  mount(app, support.open, async ({ body, caller: { session } }) => ({
    data: await openTicket(deps, { ...body, studentId: session.studentId }),
  }));
  mount(app, support.read, async ({ params: { id }, caller: { session } }) => ({
    data: await describeTicket(deps.db, await own(id, session.studentId)),
  }));
  mount(app, support.reply, async ({ params: { id }, body, caller: { session } }) => ({
    data: await writeOn(deps, { id, studentId: session.studentId }, body.text),
  }));
  mount(app, support.close, async ({ params: { id }, caller: { session } }) => ({
    data: await closeOwn(deps, { id, studentId: session.studentId }),
  }));
  mount(app, support.feedback, async ({ body: { rating, text = '' }, caller: { session } }) => {
    await boundWriting(deps.db, 'feedback', session.studentId);
    await insertFeedback(deps.db, { id: deps.newId(), studentId: session.studentId, rating, text });
    return {};
  });

  app.get<{ Params: { id: string } }>(screenshotPath(':id'), async ({ params, caller }, reply) => {
    const { studentId } = requireSession(caller, 'student');
    const jpeg = await readScreenshot(deps, (await own(params.id, studentId)).id);
    if (!jpeg) throw new DomainError('not-found');
    return reply.type('image/jpeg').send(jpeg);
  });
}
