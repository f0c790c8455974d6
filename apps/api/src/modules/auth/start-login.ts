import { setTimeout as sleep } from 'node:timers/promises';
import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import type { Caller } from '../../http/caller.ts';
import { boundLookUps } from '../../http/look-up-budget.ts';
import type { Deps } from '../../ports.ts';
import { hasUnconfirmedSignupOrder } from '../billing/index.ts';
import { sendCode, type Target } from '../verification/index.ts';
import { type LoginSubject, readLoginSubject } from './login-subject.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'>;
type Asked = { identifier: string; caller: Caller; isLoopback: boolean };
type SentTo = { email?: string; phone?: string };

/** With registrations undisclosed every answer takes at least this long, longer than any of them needs. */
const EVEN_ANSWER_MS = 300;

/** Sends a login code to the student's e-mail address and WhatsApp number and tells, masked, where it went. */
export async function startLogin(deps: Needs, asked: Asked): Promise<SentTo> {
  if (deps.config.DISCLOSE_REGISTRATION) return send(deps, asked);
  const [outcome] = await Promise.allSettled([send(deps, asked), sleep(EVEN_ANSWER_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

async function send(deps: Needs, { identifier, caller, isLoopback }: Asked): Promise<SentTo> {
  const isBudgeted = deps.config.NODE_ENV === 'production' || !isLoopback;
  const login = await readLoginSubject(deps, identifier, caller);
  const isDisclosing = deps.config.DISCLOSE_REGISTRATION;
  if (!login.student && isDisclosing) {
    await boundLookUps(deps.db, { caller, isBudgeted });
    const hasPaid = await hasUnconfirmedSignupOrder(deps.db, login.contact);
    throw new DomainError(hasPaid ? 'payment-unconfirmed' : 'not-registered');
  }
  await deps.db.transaction((tx) =>
    sendCode(deps, tx, {
      purpose: 'login',
      subject: login.subject,
      browserId: caller.browserId,
      targets: targetsOf(login),
      network: isBudgeted ? caller.network : null,
      isKnownBrowser: login.isKnownBrowser,
      isForNobody: !login.student,
    }),
  );
  return isDisclosing ? maskedTargets(login.student) : maskedContact(login);
}

function targetsOf({ student, contact }: LoginSubject): Target[] {
  if (student)
    return [
      { channel: 'email', to: student.email },
      { channel: 'whatsapp', to: student.phone },
    ];
  return contact.kind === 'email'
    ? [{ channel: 'email', to: contact.email }]
    : [{ channel: 'whatsapp', to: contact.phone }];
}

const maskedTargets = (student: LoginSubject['student']): SentTo =>
  student ? { email: maskEmail(student.email), phone: maskPhone(student.phone) } : {};

/** Only what the visitor typed: the other contact would tell that there is an account. */
const maskedContact = ({ contact }: LoginSubject): SentTo =>
  contact.kind === 'email' ? { email: maskEmail(contact.email) } : { phone: maskPhone(contact.phone) };
