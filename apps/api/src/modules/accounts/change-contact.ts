import { maskEmail, maskPhone, contactOf as readContact } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import { joined, messageOf } from '@dakhila/domain/messages/message';
import { CONTACT_CHANGES_PER_DAY } from '@dakhila/domain/privacy/policy';
import type { Config } from '../../config.ts';
import { requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import type { Caller, OwnCaller } from '../../http/caller.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { enqueueMessage, whatsAppContent } from '../messaging/index.ts';
import { type Change, contactOf, findChange, isTaken, replaceChange } from './pending-store.ts';
import { type Note, sendCode } from './send-code.ts';
import { lockStudent, type Student } from './store.ts';
import { discloseRegistration } from './student-record.ts';

const WARNING_WORTH_MS = 86_400_000;

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log'>;

/** Starts a change: the old contact must confirm first. A pending change is replaced. */
export async function startChange(deps: Needs, typed: string, caller: OwnCaller): Promise<Change> {
  const { studentId } = caller.session;
  const { kind, newContact } = read(typed);
  await requireBudget(deps.db, `contact-changes:${studentId}`, CONTACT_CHANGES_PER_DAY, {
    code: 'too-many-codes',
    message: messageOf('accounts.tooManyTries'),
  });
  // Before the transaction: a refusal would roll back the look-up that it costs.
  const told = await discloseRegistration(deps, caller, await isTaken(deps.db, { kind, newContact }));
  return deps.db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw new DomainError('not-signed-in');
    const oldContact = contactOf(student, kind);
    if (oldContact === newContact) throw new InvalidInput({ contact: messageOf('accounts.sameContact') });
    if (told === 'registered') throw taken();
    const change = await replaceChange(tx, { id: deps.newId(), studentId, kind, oldContact, newContact });
    await sendStepCode(deps, tx, change, inOwnLanguage(caller, student));
    if (kind === 'phone') await warnOldNumber(deps, tx, student, change);
    return change;
  });
}

/** By WhatsApp a code comes without words of ours: this says what it is for. */
const warnOldNumber = async (
  deps: Needs,
  tx: Db,
  { id, email, language }: Student,
  { oldContact, newContact }: Change,
) =>
  enqueueMessage(deps, tx, {
    ...whatsAppContent(deps.config, {
      name: 'number_change_requested',
      parameters: { number: masked('phone', newContact) },
    }),
    kind: 'security',
    to: oldContact,
    studentId: id,
    subject: joined(' · ', [messageOf('accounts.code.contact-old.subject'), deps.config.BRAND_NAME]),
    emailInstead: email,
    language,
    expiresAt: new Date((await databaseNow(tx)).getTime() + WARNING_WORTH_MS),
  });

export async function resendChangeCode(deps: Needs, caller: OwnCaller): Promise<Change> {
  return deps.db.transaction(async (tx) => {
    const student = await lockStudent(tx, caller.session.studentId);
    const change = await findChange(tx, caller.session.studentId);
    if (!student || !change) throw new DomainError('conflict', { message: messageOf('accounts.tookTooLong') });
    await sendStepCode(deps, tx, change, inOwnLanguage(caller, student));
    return change;
  });
}

/** The student's chosen language comes before that of the page. */
export const inOwnLanguage = (caller: OwnCaller, { language }: Student) => ({
  ...caller,
  language: language ?? caller.language,
});

const taken = () => new DomainError('already-registered', { message: messageOf('accounts.contactTaken') });

function read(typed: string) {
  const contact = readContact(typed);
  if (!contact) throw new InvalidInput({ contact: messageOf('accounts.contactNeeded') });
  return contact.kind === 'email'
    ? ({ kind: 'email', newContact: contact.email } as const)
    : ({ kind: 'phone', newContact: contact.phone } as const);
}

type Step = 'old' | 'new';

export const stepOf = ({ oldConfirmedAt }: Change): Step => (oldConfirmedAt === null ? 'old' : 'new');
/** The contact that gets the code of the current step. */
export const targetOf = (change: Change) => (stepOf(change) === 'old' ? change.oldContact : change.newContact);
/** A code is valid for this change only, not for one started in another window. */
export const subjectOf = ({ studentId, id }: Change) => `${studentId}:${id}`;
export const purposeOf = (change: Change) => `contact-${stepOf(change)}` as const;
export const masked = (kind: Change['kind'], contact: string) =>
  kind === 'email' ? maskEmail(contact) : maskPhone(contact);

/** Sends the code of the current step, in the caller's transaction and the student's language: the new contact has no profile yet. */
export async function sendStepCode(
  deps: Pick<Deps, 'config' | 'secrets' | 'newId' | 'log'>,
  tx: Db,
  change: Change,
  caller: Caller,
): Promise<void> {
  const isNew = stepOf(change) === 'new';
  // The owner of the address is told that it has an account; the student who asked is not.
  const isTheirs = isNew && (await isTaken(tx, change));
  await sendCode(deps, tx, {
    purpose: purposeOf(change),
    subject: subjectOf(change),
    studentId: change.studentId,
    caller,
    targets: [{ channel: change.kind === 'email' ? 'email' : 'whatsapp', to: targetOf(change) }],
    language: caller.language,
    instead: isTheirs ? takenMessage(deps.config) : undefined,
    ...(isNew ? {} : { about: aboutOld(deps.config, change) }),
  });
}

const aboutOld = ({ BRAND_NAME, SUPPORT_EMAIL }: Config, { kind, newContact }: Change) =>
  joined('\n', [
    messageOf('accounts.contactWanted', { contact: masked(kind, newContact) }),
    messageOf('accounts.contactCare', { brand: BRAND_NAME, supportEmail: SUPPORT_EMAIL }),
  ]);

const takenMessage = ({ BRAND_NAME }: Config): Note => ({
  subject: joined(' · ', [messageOf('accounts.alreadyRegistered'), BRAND_NAME]),
  text: messageOf('accounts.contactHasAccount', { brand: BRAND_NAME }),
  template: { name: 'number_in_use', parameters: {} },
});
