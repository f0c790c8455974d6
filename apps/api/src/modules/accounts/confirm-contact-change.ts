import { DomainError } from '@dakhila/domain/errors';
import { joined, messageOf } from '@dakhila/domain/messages/message';
import type { Config } from '../../config.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { brokenConstraint } from '../../db/errors.ts';
import type { OwnCaller } from '../../http/caller.ts';
import { deleteAllSessions } from '../../http/session-store.ts';
import type { Deps } from '../../ports.ts';
import { enqueueMessage, whatsAppContent } from '../messaging/index.ts';
import { inOwnLanguage, masked, purposeOf, sendStepCode, subjectOf, targetOf } from './change-contact.ts';
import { checkCode } from './check-code.ts';
import {
  type Change,
  contactOf,
  deleteChange,
  endChange,
  findChange,
  forgetOtherBrowsers,
  isTaken,
  markOldConfirmed,
  setContact,
} from './pending-store.ts';
import { lockStudent, type Student } from './store.ts';
import { discloseRegistration } from './student-record.ts';

const WORTH_MS = 3 * 86_400_000;
const NAMES = { email: messageOf('accounts.emailAddress'), phone: messageOf('accounts.whatsAppNumber') } as const;

/** Notifies the old contact of its replacement, in case the owner did not ask for it. */
const notifyChanged = (
  deps: Pick<Deps, 'config' | 'secrets' | 'newId' | 'now'>,
  tx: Db,
  student: Student,
  change: Change,
) =>
  enqueueMessage(deps, tx, {
    ...(change.kind === 'email'
      ? { channel: 'email', text: wordsOf(deps.config, student, change) }
      : {
          ...whatsAppContent(deps.config, {
            name: 'number_changed',
            parameters: { name: student.firstName, number: masked('phone', change.newContact) },
          }),
          emailInstead: student.email,
        }),
    kind: 'security',
    to: change.oldContact,
    studentId: student.id,
    subject: joined(' · ', [
      messageOf('accounts.contactChanged', { contact: NAMES[change.kind] }),
      deps.config.BRAND_NAME,
    ]),
    // The old contact has no profile any more.
    language: student.language,
    expiresAt: new Date(deps.now().getTime() + WORTH_MS),
  });

const wordsOf = ({ BRAND_NAME, SUPPORT_EMAIL }: Config, { firstName }: Student, { kind, newContact }: Change) =>
  joined('\n\n', [
    messageOf('general.hello', { name: firstName }),
    messageOf('accounts.contactNow', {
      brand: BRAND_NAME,
      newContact: masked(kind, newContact),
      contact: NAMES[kind],
    }),
    messageOf('accounts.loggedOutElsewhere'),
    messageOf('accounts.notYou', { supportEmail: SUPPORT_EMAIL }),
  ]);

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log' | 'now'>;

/** Confirms the current step. Returns the pending change; null when it is complete. */
export async function confirmChange(deps: Needs, otp: string, caller: OwnCaller): Promise<Change | null> {
  const { studentId } = caller.session;
  const change = await findChange(deps.db, studentId);
  if (!change) throw new DomainError('code-wrong');
  const typed = {
    purpose: purposeOf(change),
    subject: subjectOf(change),
    caller,
    code: otp,
    account: `contact-change:${studentId}`,
    to: [targetOf(change)],
    whenNothingPending: 'code-wrong',
  } as const;
  const confirmed = checkCode(deps, typed, async (tx) => {
    const student = await lockStudent(tx, studentId);
    const held = await findChange(tx, studentId);
    // Meanwhile another change was started, or the account was erased.
    if (!student || held?.id !== change.id) throw new DomainError('code-wrong');
    return change.oldConfirmedAt === null
      ? askNew(deps, tx, { student, held, caller })
      : finish(deps, tx, { student, held, caller });
  });
  return confirmed.catch(async (error: unknown) => {
    // No code can confirm it any more: it ends here, and the student starts again.
    if (error instanceof DomainError && error.code === 'already-registered') await endChange(deps.db, change.id);
    throw error;
  });
}

const takenMeanwhile = () =>
  new DomainError('already-registered', { message: messageOf('accounts.contactTakenMeanwhile') });

type Confirmed = { student: Student; held: Change; caller: OwnCaller };

async function askNew(deps: Needs, tx: Transaction, { student, held, caller }: Confirmed): Promise<Change> {
  // The look-up was counted when the change started.
  const told = await discloseRegistration({ ...deps, db: tx }, null, await isTaken(tx, held));
  if (told === 'registered') throw takenMeanwhile();
  await markOldConfirmed(tx, held.id);
  const confirmed = { ...held, oldConfirmedAt: deps.now() };
  await sendStepCode(deps, tx, confirmed, inOwnLanguage(caller, student));
  return confirmed;
}

/** Changes the contact and signs out all other browsers. */
async function finish(deps: Needs, tx: Transaction, { student, held, caller }: Confirmed): Promise<null> {
  const { kind, oldContact, newContact } = held;
  if (contactOf(student, kind) !== oldContact) throw new DomainError('conflict');
  // The first account that verifies an address gets it.
  await setContact(tx, student.id, kind, newContact).catch((error: unknown) => {
    const isBroken = /^students_(email|phone)_unique$/.test(brokenConstraint(error) ?? '');
    throw isBroken ? takenMeanwhile() : error;
  });
  await deleteChange(tx, student.id);
  await deleteAllSessions(tx, student.id, caller.session.publicId);
  await forgetOtherBrowsers(tx, student.id, caller.browserId);
  await notifyChanged(deps, tx, student, held);
  return null;
}
