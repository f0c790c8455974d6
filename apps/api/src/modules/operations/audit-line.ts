import { holdsContact } from '@dakhila/domain/contacts-in-text';
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
