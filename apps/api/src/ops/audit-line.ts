import { userInfo } from 'node:os';
import type { Db } from '../db/client.ts';
import { auditLog } from '../db/schema/index.ts';
import type { Report } from './command.ts';

/** An address, or a phone with or without its prefix. Ids have letters or dashes around such digits. */
const PERSONAL = /@|(?<![\w-])(?:91)?[6-9]\d{9}(?![\w-])/;

/** Whether a text looks as if it held somebody's address or phone. */
export const holdsPersonalData = (text: string): boolean => PERSONAL.test(text);

/** Who did what to what, for ever: the trail takes no change and no personal data. */
export async function insertAuditLine(
  db: Db,
  actor: string,
  command: string,
  { subject, details }: Pick<Report, 'subject' | 'details'>,
): Promise<void> {
  if (holdsPersonalData(JSON.stringify([subject, details])))
    throw new Error(`'${command}' would write personal data into the audit trail`);
  await db
    .insert(auditLog)
    .values({ actor, action: `ops ${command}`, subject: subject ?? null, details: details ?? {} });
}

/** The person at the command line: as the system knows them, after the name that was given with `--by`. */
export function operator(by: string | null = null): string {
  const account = accountName();
  // Whoever gives a name cannot hide the account it was given under.
  return by === null ? account : `${by} (${account})`;
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user that has no name.
    return `uid ${process.getuid?.()}`;
  }
}
