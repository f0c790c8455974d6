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
  if (holdsPersonalData(JSON.stringify([subject, details])))
    throw new Error(`'${action}' would write personal data to the audit log`);
  await db.insert(auditLog).values({ actor, action, subject: subject ?? null, details: details ?? {} });
}

/** An e-mail address, or a phone number with any spacing that is not part of an id. */
const PERSONAL = /@|(?<![\w.-])(?:\+?91[\s-]?)?[6-9]\d(?:[\s-]?\d){8}(?![\w-])/;

/** Whether a text seems to contain an address or a phone number. */
export const holdsPersonalData = (text: string): boolean => PERSONAL.test(text);
