import { type Contact, contactOf, maskEmail, maskPhone } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Caller, Session } from '../../http/caller.ts';
import { answerInEqualTime, returnLookUps } from '../../http/rate-limit.ts';
import { insertSession } from '../../http/session-store.ts';
import type { Deps } from '../../ports.ts';
import { checkCode } from './check-code.ts';
import { findWaitingSignupOrder } from './pending-store.ts';
import { composeStrangerMessage, sendCode, type Target } from './send-code.ts';
import { findStudentByContact, rememberBrowser } from './store.ts';
import { discloseRegistration } from './student-record.ts';

const BAD_IDENTIFIER = messageOf('accounts.contact');

type LoginSubject = {
  contact: Contact;
  /** The typed contact: a pending login reveals nothing about the student's other contact. */
  subject: string;
  student: Awaited<ReturnType<typeof findStudentByContact>>;
  isKnownBrowser: boolean;
  /** The key that wrong codes are counted for. */
  account: string;
};

/** The student whose email or WhatsApp number was typed. */
async function readLoginSubject(
  { db }: Pick<Deps, 'db'>,
  identifier: string,
  { browserId }: Caller,
): Promise<LoginSubject> {
  const contact = contactOf(identifier);
  if (!contact) throw new DomainError('invalid-input', { message: BAD_IDENTIFIER });
  const student = await findStudentByContact(db, contact, browserId);
  const isKnownBrowser = student?.isKnownBrowser ?? false;
  const subject = targetOf(contact).to;
  return { contact, student, subject, isKnownBrowser, account: isKnownBrowser ? `${subject}:${browserId}` : subject };
}

/** The targets of a login code: the typed contact and the student's other one. */
function targetsOf({ student, contact }: LoginSubject): [Target, ...Target[]] {
  const typed = targetOf(contact);
  if (!student) return [typed];
  const other =
    contact.kind === 'email' ? targetOf({ kind: 'phone', ...student }) : targetOf({ kind: 'email', ...student });
  return [typed, other];
}

const targetOf = (contact: Contact): Target =>
  contact.kind === 'email' ? { channel: 'email', to: contact.email } : { channel: 'whatsapp', to: contact.phone };

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'>;
type Asked = { identifier: string; caller: Caller };
type SentTo = { email?: string; phone?: string };

const WAITING = { redirected: 'payment-unconfirmed', review: 'payment-in-review' } as const;

/** Sends a login code to the student's e-mail address and WhatsApp number; returns both, masked. */
export async function startLogin(deps: Needs, { identifier, caller }: Asked): Promise<SentTo> {
  const began = performance.now();
  const login = await readLoginSubject(deps, identifier, caller);
  const { student, isKnownBrowser } = login;
  const told = await discloseRegistration(deps, isKnownBrowser ? null : caller, student !== undefined);
  if (told === 'unregistered') {
    const waiting = await findWaitingSignupOrder(deps.db, login.contact);
    throw new DomainError(waiting ? WAITING[waiting] : 'not-registered');
  }
  if (told === 'registered') {
    await send(deps, login, caller);
    return maskedTargets(student);
  }
  await answerInEqualTime(began, () => send(deps, login, caller));
  return maskedContact(login);
}

async function send(deps: Needs, login: LoginSubject, caller: Caller): Promise<void> {
  const { subject, student, isKnownBrowser } = login;
  await deps.db.transaction((tx) =>
    sendCode(deps, tx, {
      purpose: 'login',
      subject,
      caller,
      studentId: student?.id ?? null,
      targets: targetsOf(login),
      language: caller.language,
      isKnownBrowser,
      instead: student ? undefined : composeStrangerMessage(deps.config),
    }),
  );
}

const maskedTargets = (student: LoginSubject['student']): SentTo =>
  student ? { email: maskEmail(student.email), phone: maskPhone(student.phone) } : {};

/** Only the typed contact: the other one would reveal the account. */
const maskedContact = ({ contact }: LoginSubject): SentTo =>
  contact.kind === 'email' ? { email: maskEmail(contact.email) } : { phone: maskPhone(contact.phone) };

type VerifyLoginNeeds = Pick<Deps, 'db' | 'secrets' | 'newId'>;
type Typed = { identifier: string; otp: string; caller: Caller; device: string };

/** Checks a login code and opens a session, in one transaction. */
export async function verifyLogin(
  deps: VerifyLoginNeeds,
  { identifier, otp, caller, device }: Typed,
): Promise<{ session: Session; secret: string; language: Language | null }> {
  const login = await readLoginSubject(deps, identifier, caller);
  const { subject, student, account, isKnownBrowser } = login;
  return checkCode(
    deps,
    {
      purpose: 'login',
      subject,
      caller,
      code: otp,
      account,
      isKnownBrowser,
      to: targetsOf(login).map((target) => target.to),
      whenNothingPending: 'login-expired',
    },
    async (tx) => {
      if (!student) throw new DomainError('code-wrong');
      const session = { publicId: deps.newId(), studentId: student.id };
      const secret = await insertSession(tx, { ...session, device });
      await rememberBrowser(tx, student.id, caller.browserId);
      // A browser that signed in before has used none.
      if (!isKnownBrowser) await returnLookUps(tx, caller, 1);
      return { session, secret, language: student.language };
    },
  );
}
