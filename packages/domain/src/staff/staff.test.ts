import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DESK_FRESH_MS,
  DESK_IDLE_MS,
  DESK_SESSION_MS,
  evaluateDeskSession,
  isFresh,
  mayChangeRolesAtDesk,
  mayConfirmRecovery,
  mayEndAtDesk,
  mayRecover,
} from './access.ts';
import { FOUR_EYES_ABOVE_PAISE, mayConfirmRefund, needsFourEyes } from './refunds.ts';
import { ALL_STAFF_ACTS, actsOf, mayDo, STAFF_ACTS, STAFF_ROLES } from './roles.ts';

const roles = fc.subarray([...STAFF_ROLES]);
const someRoles = fc.subarray([...STAFF_ROLES], { minLength: 1 });

test('every act is allowed to at least one role, and every role in the table exists', () => {
  for (const act of ALL_STAFF_ACTS) {
    expect(STAFF_ACTS[act].length, act).toBeGreaterThan(0);
    for (const role of STAFF_ACTS[act]) expect(STAFF_ROLES).toContain(role);
  }
});

test('an administrator manages people and reads counts: no ticket, no student, no session, no refund', () => {
  expect(actsOf(['administrator'])).toEqual(['sessions.oversee', 'numbers.read', 'numbers.people', 'staff.manage']);
});

test('only a counsellor reads what students share for a session, and finance reads no counts of students', () => {
  fc.assert(
    fc.property(roles, (given) => {
      expect(mayDo(given, 'sessions.hold')).toBe(given.includes('counsellor'));
      expect(mayDo(given, 'numbers.people')).toBe(given.includes('administrator'));
    }),
  );
  expect(actsOf(['finance'])).toEqual([
    ...['orders.read', 'orders.refund', 'numbers.read', 'orders.credit', 'coupons.manage', 'invoices.read'],
    ...['invoices.look', 'settlements.manage'],
  ]);
});

test('money moves only with the role finance, and access changes only with the role administrator', () => {
  fc.assert(
    fc.property(roles, (given) => {
      expect(mayDo(given, 'orders.refund')).toBe(given.includes('finance'));
      expect(mayDo(given, 'staff.manage')).toBe(given.includes('administrator'));
    }),
  );
});

test('a further role never takes an act away, and nobody may do anything without a role', () => {
  expect(actsOf([])).toEqual([]);
  fc.assert(
    fc.property(roles, roles, (one, other) => {
      const both = actsOf([...one, ...other]);
      expect(both).toEqual(expect.arrayContaining(actsOf(one)));
      expect(both.every((act) => mayDo(one, act) || mayDo(other, act))).toBe(true);
    }),
  );
});

const START = new Date('2026-11-17T09:00:00Z');
const later = (ms: number) => new Date(START.getTime() + ms);

test('a session ends when nobody uses it, and after a working day however busy it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: DESK_SESSION_MS * 2 }),
      fc.integer({ min: 0, max: DESK_IDLE_MS * 2 }),
      (age, idle) => {
        const now = later(age);
        const lastSeenAt = new Date(Math.max(START.getTime(), now.getTime() - idle));
        const verdict = evaluateDeskSession({ createdAt: START, lastSeenAt, verifiedAt: START }, now);
        const isOver = age >= DESK_SESSION_MS || now.getTime() - lastSeenAt.getTime() >= DESK_IDLE_MS;
        expect(verdict === 'ended').toBe(isOver);
      },
    ),
  );
});

test('a passkey is fresh for five minutes and not a moment longer', () => {
  expect(isFresh({ verifiedAt: START }, later(DESK_FRESH_MS - 1))).toBe(true);
  expect(isFresh({ verifiedAt: START }, later(DESK_FRESH_MS))).toBe(false);
});

test('access is recovered by two different administrators, and never by the person who lost it', () => {
  fc.assert(
    fc.property(someRoles, fc.constantFrom('a', 'b', 'c'), fc.constantFrom('a', 'b', 'c'), (given, actor, asker) => {
      const isAllowed = mayConfirmRecovery({ id: actor, roles: given }, { memberId: 'c', askedBy: asker });
      expect(isAllowed).toBe(given.includes('administrator') && actor !== 'c' && actor !== asker);
      if (isAllowed) expect(mayRecover({ id: actor, roles: given }, 'c')).toBe(true);
    }),
  );
});

test('nobody becomes an administrator or gets finance at the desk, and no administrator is lost there', () => {
  fc.assert(
    fc.property(roles, roles, (before, after) => {
      const isGained = (role: 'administrator' | 'finance') => !before.includes(role) && after.includes(role);
      const isLost = before.includes('administrator') && !after.includes('administrator');
      expect(mayChangeRolesAtDesk(before, after)).toBe(!isGained('administrator') && !isGained('finance') && !isLost);
      expect(mayEndAtDesk(before)).toBe(!before.includes('administrator'));
    }),
  );
});

test('a refund above the amount needs a second person, who is not the first', () => {
  const inRupees = (...paise: number[]) => paise.map((amountPaise) => ({ amountPaise, currency: 'INR' }));
  expect(needsFourEyes(inRupees(FOUR_EYES_ABOVE_PAISE))).toBe(false);
  expect(needsFourEyes(inRupees(FOUR_EYES_ABOVE_PAISE + 1))).toBe(true);
  expect(needsFourEyes(inRupees(FOUR_EYES_ABOVE_PAISE, 1))).toBe(true);
  expect(needsFourEyes([...inRupees(1), { amountPaise: 1, currency: 'USD' }])).toBe(true);
  expect(mayConfirmRefund('a', { askedBy: 'a' })).toBe(false);
  expect(mayConfirmRefund('b', { askedBy: 'a' })).toBe(true);
});
