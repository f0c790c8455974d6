import { DomainError } from '@dakhila/domain/errors';
import { DESK_LOOKS_PER_HOUR } from '@dakhila/domain/staff/access';
import { requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import type { StaffSession } from '../../http/caller.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, requireReason } from '../staff/index.ts';
import { isSameVisit, type Visit } from './log-readings.ts';

/** The student behind a ticket. */
export const studentLook = (ticket: { studentId: string; number: number }): Visit => ({
  ...{ action: 'desk student look', subject: ticket.studentId, what: 'ticket', key: ticket.number },
});

/** The screenshot of a ticket. */
export const screenshotLook = (ticket: { studentId: string; number: number }): Visit => ({
  ...{ action: 'desk screenshot look', subject: ticket.studentId, what: 'ticket', key: ticket.number },
});

/** An invoice with its buyer. */
export const invoiceLook = (invoice: { studentId: string; number: string }): Visit => ({
  ...{ action: 'desk invoice look', subject: invoice.studentId, what: 'invoice', key: invoice.number },
});

/** Notes a sensitive look with its reason, before anything is shown. Nobody looks at all students in turn. */
export async function noteLook(db: Db, staff: StaffSession, look: Visit, reason: string): Promise<void> {
  const details = { [look.what]: look.key, reason: requireReason(reason) };
  await requireBudget(db, `desk:looks:${staff.staffId}`, DESK_LOOKS_PER_HOUR);
  const { action, subject } = look;
  await insertAuditLine(db, { actor: actorOf(staff), action, subject, details });
}

/** Refuses a file for which the caller has given no reason in this visit. */
export async function requireLook(db: Db, staff: StaffSession, look: Visit): Promise<void> {
  if (!(await isSameVisit(db, staff, look)))
    throw new DomainError('not-allowed', { detail: 'Please say first why you need to see this.' });
}
