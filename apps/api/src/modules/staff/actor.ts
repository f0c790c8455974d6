import { holdsContact } from '@dakhila/domain/contacts-in-text';
import { DomainError } from '@dakhila/domain/errors';
import type { StaffSession } from '../../http/caller.ts';

/** How the audit log names somebody at the desk. */
export const actorOf = ({ staffId }: Pick<StaffSession, 'staffId'>): string => `staff:${staffId}`;

/** A reason as the audit log may keep it: that log can never be changed, so it names nobody. */
export function requireReason(reason: string): string {
  if (holdsContact(reason))
    throw new DomainError('invalid-input', { detail: 'Please leave emails and phone numbers out of the reason.' });
  return reason;
}
