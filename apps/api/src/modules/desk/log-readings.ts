import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { StaffSession } from '../../http/caller.ts';
import type { Order } from '../billing/index.ts';
import { insertAuditLine, lookUpKeyOf } from '../operations/index.ts';
import { actorOf } from '../staff/index.ts';

/** One visit to a page is one line of the log, although the page asks for news all the time. */
const SAME_VISIT = sql`interval '15 minutes'`;

export type Visit = {
  action: string;
  subject: string;
  what: 'ticket' | 'transaction' | 'booking' | 'invoice';
  key: string | number;
};

/** Whether the log has such a line of this person from some minutes ago. */
export async function isSameVisit(db: Db, staff: StaffSession, { action, subject, what, key }: Visit) {
  const { rowCount } = await db.execute(sql`select from audit_log
    where subject = ${subject} and actor = ${actorOf(staff)} and action = ${action}
      and details ->> ${what} = ${String(key)} and at > app_now() - ${SAME_VISIT} limit 1`);
  return Boolean(rowCount);
}

async function noteVisit(db: Db, staff: StaffSession, visit: Visit) {
  if (await isSameVisit(db, staff, visit)) return;
  const { action, subject, what, key } = visit;
  await insertAuditLine(db, { actor: actorOf(staff), action, subject, details: { [what]: key } });
}

/** Notes that somebody read a student's ticket. */
export const noteReading = (db: Db, staff: StaffSession, ticket: { studentId: string; number: number }) =>
  noteVisit(db, staff, { action: 'desk ticket read', subject: ticket.studentId, what: 'ticket', key: ticket.number });

/** Notes that somebody opened an order. */
export const noteOrderReading = (db: Db, staff: StaffSession, { studentId, transactionId }: Order) =>
  noteVisit(db, staff, {
    action: 'desk order read',
    // A sign-up that was never completed has no student.
    subject: studentId ?? transactionId,
    what: 'transaction',
    key: transactionId,
  });

/** Notes that a counsellor opened a student's session. */
export const noteSessionReading = (db: Db, staff: StaffSession, { studentId, id }: { studentId: string; id: string }) =>
  noteVisit(db, staff, { action: 'desk session read', subject: studentId, what: 'booking', key: id });

/** Notes that somebody looked an invoice up, or opened it with the buyer's contact. */
export const noteInvoiceReading = (db: Db, staff: StaffSession, invoice: { studentId: string; number: string }) =>
  noteVisit(db, staff, {
    ...{ action: 'desk invoice read', subject: invoice.studentId },
    ...{ what: 'invoice', key: invoice.number },
  });

/** What kind of key a search has: a contact or an id of a person, or the beginning of a name. Null: it names no person. */
function searchKindOf(area: 'orders' | 'tickets', search: string) {
  const key = lookUpKeyOf(search);
  if (key) return key.by;
  return area === 'tickets' && !/^#?\d{1,9}$/.test(search) ? 'name' : null;
}

/** Notes a search for a person: by what kind of key and how much it found, never the key itself. */
export async function noteSearch(
  db: Db,
  staff: StaffSession,
  { area, search, hits }: { area: 'orders' | 'tickets'; search: string | undefined; hits: number },
) {
  const by = search ? searchKindOf(area, search) : null;
  if (!by) return;
  await insertAuditLine(db, { actor: actorOf(staff), action: `desk search ${area}`, details: { by, hits } });
}
