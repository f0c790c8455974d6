import { deskScreenshotPath, deskTickets } from '@dakhila/contract/desk/tickets';
import { staff as staffAccess } from '@dakhila/contract/endpoint';
import { DomainError } from '@dakhila/domain/errors';
import { STAFF_ACTS } from '@dakhila/domain/staff/roles';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { StaffSession } from '../../http/caller.ts';
import { mount, requireStaff } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, listColleagues } from '../staff/index.ts';
import {
  addNote,
  answerTicket,
  assignTicket,
  countOpen,
  describeForDesk,
  describeQueued,
  lockUnchanged,
  readQueue,
  readScreenshot,
  requireTicket,
  setStatus,
} from '../support/index.ts';
import { noteReading, noteSearch } from './log-readings.ts';
import { noteLook, requireLook, screenshotLook } from './looks.ts';
import { readStudentContext } from './read-student.ts';

type Needs = Pick<Deps, 'db' | 'newId' | 'secrets' | 'config' | 'now' | 'files' | 'log'>;

/** The queue, threads, and everything that support does with a ticket. */
export function supportDeskRoutes(app: FastifyInstance, deps: Needs) {
  const { db } = deps;
  /** `from` is the transaction of the caller: while it holds a ticket, a second connection could wait for ever. */
  const colleagues = (from: Db) => listColleagues(from, STAFF_ACTS['tickets.answer']);

  mount(app, deskTickets.queue, async ({ query, caller: { staff } }) => {
    const { page, next } = await readQueue(db, { ...query, staffId: staff.staffId });
    await noteSearch(db, staff, { area: 'tickets', search: query.search, hits: page.length });
    return { data: { tickets: page.map(describeQueued), next, open: await countOpen(db) } };
  });
  mount(app, deskTickets.colleagues, async () => ({ data: await colleagues(db) }));
  mount(app, deskTickets.read, async ({ params, caller: { staff } }) => {
    const ticket = await requireTicket(db, params.number);
    await noteReading(db, staff, ticket);
    return { data: await describeForDesk(db, ticket) };
  });
  mount(app, deskTickets.look, async ({ params, body, caller: { staff } }) => {
    const ticket = await requireTicket(db, params.number);
    return { data: await readStudentContext(db, staff, ticket, body.reason) };
  });

  mount(app, deskTickets.lookAtScreenshot, async ({ params, body, caller: { staff } }) => {
    await noteLook(db, staff, screenshotLook(await requireTicket(db, params.number)), body.reason);
    return {};
  });

  /** Changes a ticket that is still as the caller read it, with a line of the audit log in the same transaction. */
  const change = (
    staff: StaffSession,
    { number, revision }: { number: string; revision: number },
    act: (tx: Db, id: string) => Promise<{ action: string; details: Record<string, string> }>,
  ) =>
    db.transaction(async (tx) => {
      const ticket = await lockUnchanged(tx, number, revision);
      const { action, details } = await act(tx, ticket.id);
      await insertAuditLine(tx, {
        actor: actorOf(staff),
        action: `desk ticket ${action}`,
        subject: ticket.studentId,
        details: { ...details, ticket: ticket.number },
      });
      return { data: await describeForDesk(tx, ticket) };
    });

  mount(app, deskTickets.answer, ({ params: { number }, body: { text, isLast, revision }, caller: { staff } }) =>
    change(staff, { number, revision }, async (tx) => {
      const answered = await answerTicket(deps, tx, { number: Number(number), text, isLast, staffId: staff.staffId });
      return { action: 'answer', details: { status: answered?.status ?? '' } };
    }),
  );
  mount(app, deskTickets.assign, ({ params: { number }, body: { to, revision }, caller: { staff } }) =>
    change(staff, { number, revision }, async (tx, id) => {
      if (to !== null && !(await colleagues(tx)).some((colleague) => colleague.id === to))
        throw new DomainError('not-found');
      await assignTicket(tx, id, to);
      return { action: 'assign', details: { to: to ?? 'nobody' } };
    }),
  );
  mount(app, deskTickets.setStatus, ({ params: { number }, body: { status, revision }, caller: { staff } }) =>
    change(staff, { number, revision }, async (tx, id) => {
      await setStatus(tx, id, status);
      return { action: status === 'closed' ? 'close' : 'reopen', details: {} };
    }),
  );
  mount(app, deskTickets.note, async ({ params, body: { text }, caller: { staff } }) =>
    db.transaction(async (tx) => {
      const { id: ticketId, number, studentId } = await requireTicket(tx, params.number);
      await addNote(tx, { id: deps.newId(), ticketId, staffId: staff.staffId, text });
      const details = { ticket: number };
      await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk ticket note', subject: studentId, details });
      return { data: await describeForDesk(tx, { id: ticketId }) };
    }),
  );

  // Only pixels that we encoded ourselves, under a fixed type and a policy that runs nothing.
  app.get<{ Params: { number: string } }>(deskScreenshotPath(':number'), async ({ params, caller }, reply) => {
    const staff = requireStaff(caller, staffAccess('screenshots.look'));
    if (!/^\d{1,9}$/.test(params.number)) throw new DomainError('not-found');
    const ticket = await requireTicket(db, params.number);
    const jpeg = await readScreenshot(deps, ticket.id);
    if (!jpeg) throw new DomainError('not-found');
    await requireLook(db, staff, screenshotLook(ticket));
    return reply.type('image/jpeg').header('content-disposition', 'inline; filename="screenshot.jpg"').send(jpeg);
  });
}
