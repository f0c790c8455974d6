import { momentInWords } from '@dakhila/domain/calendar/indian-time';
import { mayEndAtDesk } from '@dakhila/domain/staff/access';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import type { StaffSession } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { enqueueMessage } from '../messaging/index.ts';
import { listAdministrators, type Member } from './store.ts';

export type MailNeeds = Pick<Deps, 'secrets' | 'newId' | 'config'>;

type Mail = { subject: string; said: (when: string) => string; advice: string };

const WORTH_MS = 3 * 86_400_000;
const NOT_YOU = 'If that wasn’t you, tell an administrator at once. They can end your access and recover it.';

/** Sends a mail about access, if the caller's transaction commits. The desk is in English, and so are its mails. */
async function write(
  deps: MailNeeds,
  tx: Db,
  { name, email }: Pick<Member, 'name' | 'email'>,
  { subject, said, advice }: Mail,
) {
  const now = await databaseNow(tx);
  await enqueueMessage(deps, tx, {
    kind: 'security',
    channel: 'email',
    to: email,
    studentId: null,
    subject: `${subject} · ${deps.config.BRAND_NAME} Desk`,
    text: [`Hello ${name},`, said(momentInWords(now)), advice].join('\n\n'),
    language: 'en',
    expiresAt: new Date(now.getTime() + WORTH_MS),
  });
}

/** Tells somebody that a device was added to their access, in case it was not them. */
export const notifyPasskeyAdded = (deps: MailNeeds, tx: Db, member: Member, device: string) =>
  write(deps, tx, member, {
    subject: 'A device was added',
    said: (when) => `“${device}” can sign in to the desk as you. It was added on ${when}.`,
    advice: NOT_YOU,
  });

/** Tells somebody that a device of theirs was removed, in case it was not them. */
export const notifyPasskeyRemoved = (deps: MailNeeds, tx: Db, member: Member, device: string) =>
  write(deps, tx, member, {
    subject: 'A device was removed',
    said: (when) =>
      `“${device}” can no longer sign in to the desk as you. It was removed on ${when}, and all other browsers were signed out.`,
    advice: NOT_YOU,
  });

/** Tells somebody, and every administrator, that a recovery link was used: all earlier devices of that person are gone. */
export async function notifyRecovered(deps: MailNeeds, tx: Db, member: Member) {
  const subject = 'Access was recovered';
  await write(deps, tx, member, {
    subject,
    said: (when) =>
      `A recovery link made a new passkey for you on ${when}. Your earlier devices can’t sign in any more.`,
    advice: NOT_YOU,
  });
  const end = mayEndAtDesk(member.roles)
    ? 'end the access at the desk under People'
    : 'ask whoever runs the server to end the access';
  await writeToAdministrators(deps, tx, member.id, {
    subject,
    said: (when) =>
      `${member.name} (${member.email}) has used a recovery link on ${when} and has a new passkey. Their earlier devices can’t sign in any more.`,
    advice: `If nobody asked you about it, talk to them by phone, and ${end} until it’s clear.`,
  });
}

/** Tells every administrator but one: the one who did it, or whom it is about. */
async function writeToAdministrators(deps: MailNeeds, tx: Db, exceptId: string, mail: Mail) {
  const others = (await listAdministrators(tx)).filter(({ id }) => id !== exceptId);
  for (const administrator of others) await write(deps, tx, administrator, mail);
}

/** Tells every other administrator what one of them changed at the desk, so that nobody gives access unseen. */
export const notifyAccessChanged = (
  deps: MailNeeds,
  tx: Db,
  { staffId, name }: StaffSession,
  { subject, what }: { subject: string; what: string },
) =>
  writeToAdministrators(deps, tx, staffId, {
    subject,
    said: (when) => `${name} ${what} on ${when}.`,
    advice: `If you didn’t expect it, talk to ${name} by phone. The desk shows everyone’s access under People.`,
  });

/** Tells a member that they are no longer the counsellor they were at the desk. */
export const notifyCounsellorReplaced = (deps: MailNeeds, tx: Db, member: Member, staff: StaffSession) =>
  write(deps, tx, member, {
    subject: 'Your calendar at the desk was taken away',
    said: (when) => `${staff.name} changed on ${when} who sees your calendar and sessions. You no longer do.`,
    advice: 'If you didn’t expect it, tell another administrator at once.',
  });
