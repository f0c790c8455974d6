import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import { answerEvenly } from '../../http/answer-evenly.ts';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { findWaitingSignupOrder } from '../billing/index.ts';
import { discloseRegistration } from '../students/index.ts';
import { composeStrangerMessage, sendCode } from '../verification/index.ts';
import { type LoginSubject, readLoginSubject, targetsOf } from './login-subject.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'>;
type Asked = { identifier: string; caller: Caller };
type SentTo = { email?: string; phone?: string };

const WAITING = { redirected: 'payment-unconfirmed', review: 'payment-in-review' } as const;

/** Sends a login code to the student's e-mail address and WhatsApp number and tells, masked, where it went. */
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
  await answerEvenly(began, () => send(deps, login, caller));
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

/** Only what the visitor typed: the other contact would tell that there is an account. */
const maskedContact = ({ contact }: LoginSubject): SentTo =>
  contact.kind === 'email' ? { email: maskEmail(contact.email) } : { phone: maskPhone(contact.phone) };
