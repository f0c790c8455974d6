import { STAFF_ROLES, type StaffRole } from './roles.ts';

const MINUTE_MS = 60_000;

/** Somebody who walks away from the desk is signed out after this. */
export const DESK_IDLE_MS = 30 * MINUTE_MS;
/** A session ends after a working day, however busy it is. */
export const DESK_SESSION_MS = 8 * 60 * MINUTE_MS;
/** Before money moves or access changes, the passkey must have been used this recently. */
export const DESK_FRESH_MS = 5 * MINUTE_MS;
/** "Last seen" is written at most this often. */
export const DESK_TOUCH_MS = MINUTE_MS;
/** How long a browser may take for its part of WebAuthn. */
export const DESK_CHALLENGE_MS = 5 * MINUTE_MS;
/** An invitation or a recovery link works for a day. */
export const DESK_LINK_MS = 24 * 60 * MINUTE_MS;
/** The most passkeys of one person: a laptop, a phone, a key in a drawer. */
export const PASSKEYS_PER_MEMBER = 5;
export const LONGEST_PASSKEY_NAME = 40;
/** Nobody removes their last passkey: they would be locked out. */
export const mayRemovePasskey = (passkeys: number): boolean => passkeys > 1;
/** Invoices with a buyer's name and contact that one person may open in an hour. */
export const DESK_FILES_PER_HOUR = { limit: 60, windowSeconds: 3600 };
/** Looks at the student behind a ticket that one person may take in an hour. */
export const DESK_LOOKS_PER_HOUR = { limit: 60, windowSeconds: 3600 };
/** A recovery that nobody confirmed within a day counts as never asked for. */
export const DESK_RECOVERY_HOURS = 24;
export const LONGEST_REASON = 200;
export const SHORTEST_REASON = 5;

type DeskSession = { createdAt: Date; lastSeenAt: Date; verifiedAt: Date };

/** What is to be done with a session of the desk: `touch` writes that it was used. */
export function evaluateDeskSession({ createdAt, lastSeenAt }: DeskSession, now: Date): 'ended' | 'touch' | 'valid' {
  if (now.getTime() - createdAt.getTime() >= DESK_SESSION_MS) return 'ended';
  const idleMs = now.getTime() - lastSeenAt.getTime();
  if (idleMs >= DESK_IDLE_MS) return 'ended';
  return idleMs >= DESK_TOUCH_MS ? 'touch' : 'valid';
}

/** Whether the passkey was used recently enough for an act that needs it. */
export const isFresh = ({ verifiedAt }: Pick<DeskSession, 'verifiedAt'>, now: Date): boolean =>
  now.getTime() - verifiedAt.getTime() < DESK_FRESH_MS;

/**
 * Whether one administrator alone may give or take a role at the desk. Who may grant access or move money is decided on the
 * server: a stolen session must not make a second administrator, nor somebody who refunds.
 */
export const mayChangeRoleAtDesk = (role: StaffRole, isHeld: boolean): boolean =>
  role !== 'administrator' && (role !== 'finance' || isHeld);

/** Whether an administrator may change somebody's roles from these to those at the desk. */
export const mayChangeRolesAtDesk = (before: readonly StaffRole[], after: readonly StaffRole[]): boolean =>
  STAFF_ROLES.every((role) => {
    const isHeld = before.includes(role);
    return isHeld === after.includes(role) || mayChangeRoleAtDesk(role, isHeld);
  });

/** Administrators do not end each other at the desk. */
export const mayEndAtDesk = (roles: readonly StaffRole[]): boolean => !roles.includes('administrator');

type Member = { id: string; roles: readonly StaffRole[] };

/** Whether somebody may ask for, or confirm, a new passkey for a member. Nobody recovers their own access. */
export const mayRecover = (actor: Member, memberId: string): boolean =>
  actor.id !== memberId && actor.roles.includes('administrator');

/** Whether a second administrator may confirm what a first one asked for. */
export const mayConfirmRecovery = (actor: Member, { memberId, askedBy }: { memberId: string; askedBy: string }) =>
  mayRecover(actor, memberId) && actor.id !== askedBy;

/** The command line recovers access only while the desk cannot: it takes two other administrators with a passkey. */
export const canDeskRecover = (otherAdministrators: number): boolean => otherAdministrators >= 2;
