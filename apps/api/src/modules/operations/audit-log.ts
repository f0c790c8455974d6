import { holdsContact } from '@dakhila/domain/contacts-in-text';
import { and, desc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { auditLog } from '../../db/schema/index.ts';

/** One entry of the audit log: ids, codes and figures, never personal data. */
export type AuditLine = {
  actor: string;
  action: string;
  subject?: string | undefined;
  details?: Record<string, string | number | boolean> | undefined;
};

/** Adds to the audit log, which cannot be changed and contains no personal data. */
export async function insertAuditLine(db: Db, { actor, action, subject, details }: AuditLine): Promise<void> {
  if (holdsContact(JSON.stringify([subject, details])))
    throw new Error(`'${action}' would write personal data to the audit log`);
  await db.insert(auditLog).values({ actor, action, subject: subject ?? null, details: details ?? {} });
}

export type LoggedAct = { at: Date; actor: string; action: string; subject: string | null; details: unknown };

/** Each line is a change that a person made to one order, date or reported fact: a handful, so there is no next page. */
const LISTED_ACTS = 200;

/** What the log says about some subjects, newest first: everything, or some actions only. */
export const listActsOn = (db: Db, subjects: readonly string[], actions?: readonly string[]): Promise<LoggedAct[]> =>
  subjects.length === 0
    ? Promise.resolve([])
    : db
        .select({
          at: auditLog.at,
          actor: auditLog.actor,
          action: auditLog.action,
          subject: auditLog.subject,
          details: auditLog.details,
        })
        .from(auditLog)
        .where(and(inArray(auditLog.subject, [...subjects]), actions && inArray(auditLog.action, [...actions])))
        .orderBy(desc(auditLog.id))
        .limit(LISTED_ACTS);
