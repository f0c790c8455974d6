import { contactOf as readContact } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import { CONTACT_CHANGES_PER_DAY } from '@dakhila/domain/privacy/policy';
import { spend } from '../../db/budget.ts';
import type { OwnCaller } from '../../http/caller.ts';
import { InvalidInput } from '../../http/errors.ts';
import type { Deps } from '../../ports.ts';
import { discloseRegistration, lockStudent, type Student } from '../students/index.ts';
import { sendStepCode } from './send-step-code.ts';
import { type Change, contactOf, findChange, isTaken, replaceChange } from './store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log'>;

/** Begins a change: the owner of the old contact is asked first. A change that was on its way is given up. */
export async function startChange(deps: Needs, typed: string, caller: OwnCaller): Promise<Change> {
  const { studentId } = caller.session;
  const { kind, newContact } = read(typed);
  await boundStarts(deps, studentId);
  // Before the transaction, which a refusal would roll back together with the look-up it costs.
  const told = await discloseRegistration(deps, caller, await isTaken(deps.db, { kind, newContact }));
  return deps.db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw new DomainError('not-signed-in');
    const oldContact = contactOf(student, kind);
    if (oldContact === newContact) throw new InvalidInput({ contact: 'This is the one your account already has' });
    if (told === 'registered') throw taken();
    const change = await replaceChange(tx, { id: deps.newId(), studentId, kind, oldContact, newContact });
    await sendStepCode(deps, tx, change, inOwnLanguage(caller, student));
    return change;
  });
}

/** Sends the code of the present step again. */
export async function resendCode(deps: Needs, caller: OwnCaller): Promise<Change> {
  return deps.db.transaction(async (tx) => {
    const student = await lockStudent(tx, caller.session.studentId);
    const change = await findChange(tx, caller.session.studentId);
    if (!student || !change) throw new DomainError('conflict', { message: 'This took too long. Please begin again' });
    await sendStepCode(deps, tx, change, inOwnLanguage(caller, student));
    return change;
  });
}

/** What the student has chosen comes before the language of the page. */
export const inOwnLanguage = (caller: OwnCaller, { language }: Student) => ({
  ...caller,
  language: language ?? caller.language,
});

const taken = () =>
  new DomainError('already-registered', {
    message: 'Another account uses this already. If it is yours, log in there, or write to support',
  });

function read(typed: string) {
  const contact = readContact(typed);
  if (!contact) throw new InvalidInput({ contact: 'Please give an e-mail address or a WhatsApp number of 10 digits' });
  return contact.kind === 'email'
    ? ({ kind: 'email', newContact: contact.email } as const)
    : ({ kind: 'phone', newContact: contact.phone } as const);
}

async function boundStarts({ db }: Pick<Deps, 'db'>, studentId: string) {
  const spent = await spend(db, `contact-changes:${studentId}`, CONTACT_CHANGES_PER_DAY);
  if (spent.isWithin) return;
  throw new DomainError('too-many-codes', {
    retryAfterSeconds: spent.retryAfterSeconds,
    message: 'You have tried this many times today. Please try again tomorrow',
  });
}
