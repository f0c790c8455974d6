import { type Contact, contactOf } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import type { Target } from '../verification/index.ts';
import { findStudentByContact } from './store.ts';

const BAD_IDENTIFIER = 'Please enter a valid email or phone number (10 digits or 12 digits with 91 prefix)';

export type LoginSubject = {
  contact: Contact;
  /** Whose code it will be: that of what was typed, so that a pending login says nothing about the other contact of the same student. */
  subject: string;
  student: Awaited<ReturnType<typeof findStudentByContact>>;
  isKnownBrowser: boolean;
  /** What wrong codes are counted under. */
  account: string;
};

/** Who is meant by what was typed into "Email or WhatsApp Number". */
export async function readLoginSubject(
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

/** Where the code of a login goes: to what was typed, and to the student's other contact. */
export function targetsOf({ student, contact }: LoginSubject): [Target, ...Target[]] {
  const typed = targetOf(contact);
  if (!student) return [typed];
  const other =
    contact.kind === 'email' ? targetOf({ kind: 'phone', ...student }) : targetOf({ kind: 'email', ...student });
  return [typed, other];
}

const targetOf = (contact: Contact): Target =>
  contact.kind === 'email' ? { channel: 'email', to: contact.email } : { channel: 'whatsapp', to: contact.phone };
