import { deskCalendar } from '@dakhila/contract/desk/calendar';
import { deskCounsellors } from '@dakhila/contract/desk/counsellors';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { StaffSession } from '../../http/caller.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import {
  addHoliday,
  cancelForCounsellor,
  changeHours,
  describeHolidays,
  describeOwnSession,
  LOAD_DAYS,
  linkMember,
  listOwnSessions,
  markNoShow,
  openSharedReport,
  readLoad,
  readOwnWeek,
  removeHoliday,
  requireOwnCounsellor,
  requireOwnSession,
  writeNotes,
} from '../counselling/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import {
  actorOf,
  findMember,
  listColleagues,
  notifyAccessChanged,
  notifyCounsellorReplaced,
  requireMember,
  requireReason,
} from '../staff/index.ts';
import { changeOwnDay, resetOwnDay } from './calendar-days.ts';
import { noteSessionReading } from './log-readings.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>;

/** The calendar and the sessions of a counsellor, and what those who oversee them see. */
export function counsellingDeskRoutes(app: FastifyInstance, deps: Needs) {
  calendarRoutes(app, deps);
  sessionRoutes(app, deps);
  overseeRoutes(app, deps);
}

function calendarRoutes(app: FastifyInstance, deps: Needs) {
  const { db } = deps;
  mount(app, deskCalendar.week, async ({ query, caller: { staff } }) => ({
    data: await readOwnWeek(db, staff.staffId, query.day),
  }));
  mount(app, deskCalendar.changeHours, ({ body: { hours }, caller: { staff } }) =>
    db.transaction(async (tx) => {
      const { id } = await requireOwnCounsellor(tx, staff.staffId);
      await changeHours(tx, id, hours);
      const details = { spans: hours.length };
      await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk calendar hours', subject: id, details });
      return {};
    }),
  );
  mount(app, deskCalendar.changeDay, async ({ body, caller: { staff } }) => {
    await db.transaction((tx) => changeOwnDay(deps, tx, staff, body));
    return {};
  });
  mount(app, deskCalendar.resetDay, async ({ body, caller: { staff } }) => {
    await db.transaction((tx) => resetOwnDay(tx, staff, body.day));
    return {};
  });
}

function sessionRoutes(app: FastifyInstance, deps: Needs) {
  const { db } = deps;
  mount(app, deskCalendar.sessions, async ({ caller: { staff } }) => ({
    data: await listOwnSessions(db, await requireOwnCounsellor(db, staff.staffId)),
  }));
  mount(app, deskCalendar.session, async ({ params, caller: { staff } }) => {
    const booking = await requireOwnSession(db, staff.staffId, params.id);
    await noteSessionReading(db, staff, booking);
    return { data: await describeOwnSession(deps, db, booking) };
  });
  mount(app, deskCalendar.openReport, ({ params, caller: { staff } }) =>
    db.transaction(async (tx) => {
      const { booking, url } = await openSharedReport(deps, tx, staff.staffId, params.id);
      await insertAuditLine(tx, {
        ...{ actor: actorOf(staff), action: 'desk report opened' },
        ...{ subject: booking.studentId, details: { booking: booking.id } },
      });
      return { data: { url } };
    }),
  );

  /** Changes an own session, with a line of the audit log in the same transaction. */
  const change = (staff: StaffSession, id: string, action: string, act: (tx: Db, id: string) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const { id: bookingId, studentId } = await requireOwnSession(tx, staff.staffId, id);
      await act(tx, bookingId);
      await insertAuditLine(tx, {
        ...{ actor: actorOf(staff), action: `desk session ${action}` },
        ...{ subject: studentId, details: { booking: bookingId } },
      });
      return { data: await describeOwnSession(deps, tx, await requireOwnSession(tx, staff.staffId, bookingId)) };
    });
  mount(app, deskCalendar.writeNotes, ({ params, body, caller: { staff } }) =>
    change(staff, params.id, 'notes', (tx, id) => writeNotes(deps, tx, id, body)),
  );
  mount(app, deskCalendar.markNoShow, ({ params, caller: { staff } }) =>
    change(staff, params.id, 'no-show', (tx, id) => markNoShow(tx, id)),
  );
  mount(app, deskCalendar.cancel, ({ params, body, caller: { staff } }) =>
    change(staff, params.id, 'cancel', async (tx, id) => {
      const { may } = await describeOwnSession(deps, tx, await requireOwnSession(tx, staff.staffId, id));
      if (!may.cancel)
        throw new DomainError('conflict', {
          detail: 'This session can’t be cancelled any more. Please ask an operator.',
        });
      await cancelForCounsellor(deps, tx, id, body.reason);
    }),
  );
}

function overseeRoutes(app: FastifyInstance, deps: Needs) {
  const { db } = deps;
  mount(app, deskCounsellors.list, async () => ({
    data: {
      days: LOAD_DAYS,
      counsellors: await readLoad(db),
      members: await listColleagues(db, ['counsellor']),
    },
  }));
  mount(app, deskCounsellors.holidays, async () => ({ data: await describeHolidays(db) }));
  mount(app, deskCounsellors.addHoliday, ({ body: { day, name }, caller: { staff } }) =>
    db.transaction(async (tx) => {
      const booked = await addHoliday(tx, { day, name, staffId: staff.staffId });
      const line = { actor: actorOf(staff), action: 'desk holiday add', subject: day };
      await insertAuditLine(tx, { ...line, details: { name: requireReason(name), booked } });
      return { data: { holidays: await describeHolidays(tx), booked } };
    }),
  );
  mount(app, deskCounsellors.removeHoliday, ({ body: { day }, caller: { staff } }) =>
    db.transaction(async (tx) => {
      await removeHoliday(tx, day);
      await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk holiday remove', subject: day, details: {} });
      return { data: await describeHolidays(tx) };
    }),
  );
  mount(app, deskCounsellors.link, ({ params, body: { staffId }, caller: { staff } }) =>
    db.transaction(async (tx) => {
      // An administrator who gives access to sessions does not take it for themselves.
      if (staffId === staff.staffId) throw new DomainError('not-allowed', { detail: 'You can’t link yourself.' });
      const member = staffId === null ? null : await requireMember(tx, staffId);
      const { id, name, staffId: before } = await linkMember(tx, params.id, member);
      const details = { member: staffId ?? 'nobody' };
      await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk counsellor link', subject: id, details });
      if (before === staffId) return {};
      // Does not lock the member: ending a member's access locks the member first and then the counsellor, so the two could block each other.
      const replaced = before === null ? undefined : await findMember(tx, before);
      if (replaced) await notifyCounsellorReplaced(deps, tx, replaced, staff);
      const who = member ? `${member.name} (${member.email})` : 'nobody';
      await notifyAccessChanged(deps, tx, staff, {
        subject: 'A counsellor was linked',
        what: `made ${who} the counsellor ${name}${replaced ? ` in place of ${replaced.name}` : ''} at the desk`,
      });
      return {};
    }),
  );
}
