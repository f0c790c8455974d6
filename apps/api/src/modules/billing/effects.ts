import type { Effect, ReviewReason } from '@dakhila/domain/billing/order';
import { isUsedUp } from '@dakhila/domain/billing/pricing';
import { grantedKinds } from '@dakhila/domain/billing/tier';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { matches } from '../../db/rows.ts';
import { orders, students, tiers } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';
import { createStudent, holdStudent, lockSignup, PhoneTaken, type Student } from '../accounts/index.ts';
import { countUses, lockCoupon, markUsePaid, rankOfPlan, releaseUse } from './catalogue-store.ts';
import { issueInvoice } from './issue-invoice.ts';
import { insertEntry, readBalances } from './ledger-store.ts';
import { findPaidMoney, grantsOfOrder, hasOtherPaidSignup, ledgerReference, type Order } from './order-store.ts';
import {
  type EffectNeeds,
  payerOf,
  sendReceipt,
  sendRefundBegun,
  sendRefundNote,
  sendReviewBegun,
  sendReviewNote,
  sendReviewReceipt,
} from './receipts.ts';

/** Results of earlier effects of the same transition, so that nothing is read twice: while an invoice has its number, all other settlements wait. */
export type Found = { now: Date; student?: Student; invoiceNumber?: string };
type Apply = (deps: EffectNeeds, tx: Db, order: Order, found: Found) => Promise<Partial<Found>>;

/** Sends the payer a mail about the paid amount, if the address is still known. */
const mailPayer =
  (send: typeof sendRefundNote): Apply =>
  async (deps, tx, order) => {
    const payer = await payerOf(tx, order);
    if (payer) await send(deps, tx, { order, payer, money: await findPaidMoney(tx, order) });
    return {};
  };

/** What each effect of a transition does, once the order is written. An effect that cannot be done throws, and then nothing has happened. */
export const EFFECTS: Record<Effect, Apply> = {
  credit: async (_deps, tx, order, found) => {
    const student = await studentOf(tx, order, found.student);
    await write(tx, order, student, 'purchase', 1);
    await givePlan(tx, order, student);
    return { student };
  },
  'take-back-credit': async (_deps, tx, order) => {
    const student = await studentOf(tx, order);
    await write(tx, order, student, 'refund', -1);
    await giveBackPlan(tx, order, student);
    return {};
  },
  'consume-coupon': async (_deps, tx, order) => {
    if (!order.couponCode) return {};
    const coupon = await lockCoupon(tx, order.couponCode);
    const uses = coupon && (await countUses(tx, coupon, { studentId: order.studentId, email: '' }, order.id));
    // The reservation may have expired and been used by another order. The price was promised and paid, so it is honoured.
    await markUsePaid(tx, order.id, uses && isUsedUp(coupon, uses) ? 'honoured' : 'consumed');
    return {};
  },
  'release-coupon': async (_deps, tx, order) => {
    await releaseUse(tx, order.id);
    return {};
  },
  'issue-invoice': async (deps, tx, order, { student: found, now }) => {
    if (order.amountPaise === 0) return {};
    const student = await studentOf(tx, order, found);
    return { invoiceNumber: await issueInvoice(deps, tx, { order, student, issuedAt: now }) };
  },
  'send-receipt': async (deps, tx, order, { student, invoiceNumber }) => {
    await sendReceipt(deps, tx, order, await studentOf(tx, order, student), invoiceNumber);
    return {};
  },
  'send-refund-begun': mailPayer(sendRefundBegun),
  'send-refund-note': mailPayer(sendRefundNote),
  'send-review-receipt': async (deps, tx, order, { student, invoiceNumber }) => {
    await sendReviewReceipt(deps, tx, order, await studentOf(tx, order, student), invoiceNumber);
    return {};
  },
  'send-review-begun': async (deps, tx, order) => {
    const payer = await payerOf(tx, order);
    const money = await findPaidMoney(tx, order);
    // What costs nothing can come under review too: a second free sign-up.
    if (payer && money.amountPaise > 0) await sendReviewBegun(deps, tx, { order, payer, money });
    return {};
  },
  'send-review-note': mailPayer(sendReviewNote),
};

async function write(tx: Db, order: Order, student: Student, reason: 'purchase' | 'refund', sign: 1 | -1) {
  const reference = ledgerReference(order);
  for (const { kind, amount } of grantedKinds(grantsOfOrder(order))) {
    const isWritten = await insertEntry(tx, { studentId: student.id, kind, amount: sign * amount, reason, reference });
    if (!isWritten) throw new Error(`The ledger refuses the ${reason} of ${reference}`);
  }
}

async function studentOf(tx: Db, order: Order, found?: Student): Promise<Student> {
  const student = found ?? (order.studentId ? await holdStudent(tx, order.studentId) : undefined);
  if (!student) throw new Error('A paid order has a student');
  return student;
}

const PLAN_PURPOSES: Order['purpose'][] = ['signup', 'upgrade'];

/** Sets the bought plan, unless the student has a better one by now. */
async function givePlan(tx: Db, order: Order, student: Student) {
  if (!PLAN_PURPOSES.includes(order.purpose)) return;
  const [present, bought] = [await rankOfPlan(tx, student.tierName), await rankOfPlan(tx, order.tierName)];
  if (bought > present) await setPlan(tx, student.id, order.tierName);
}

/** Removes a refunded plan: the student gets the best plan that is still paid, else the free one. */
async function giveBackPlan(tx: Db, order: Order, student: Student) {
  if (!PLAN_PURPOSES.includes(order.purpose)) return;
  const [best] = await tx
    .select({ name: orders.tierName })
    .from(orders)
    .innerJoin(tiers, eq(tiers.id, orders.tierId))
    .where(
      and(
        matches(orders, { studentId: student.id, state: 'paid' }),
        inArray(orders.purpose, PLAN_PURPOSES),
        ne(orders.id, order.id),
      ),
    )
    .orderBy(desc(tiers.position))
    .limit(1);
  await setPlan(tx, student.id, best?.name ?? FREE_PLAN);
}

/** The spec's name of the plan that costs nothing. */
const FREE_PLAN = 'Basic';

const setPlan = (tx: Db, studentId: string, tierName: string) =>
  tx.update(students).set({ tierName }).where(eq(students.id, studentId));

/** The student's row where it was read and locked. */
type Credited =
  | { ok: true; studentId: string; student?: Student }
  | { ok: false; reason: ReviewReason; studentId?: string };

/**
 * The student that a paid order credits: its own, or the one its sign-up now becomes. A sign-up that already has an
 * account credits that one, unless money was taken for a sign-up before.
 */
export async function findCreditedStudent(deps: Pick<Deps, 'newId'>, tx: Db, order: Order): Promise<Credited> {
  if (order.studentId) return checkStudent(tx, order, order.studentId);
  const signup = order.signupId ? await lockSignup(tx, order.signupId) : undefined;
  // The details were changed after the order was made, and nobody has verified the new ones.
  if (!signup?.emailVerifiedAt || !signup.phoneVerifiedAt) return { ok: false, reason: 'unverified' };
  try {
    const { studentId, isNew } = await createStudent(deps, tx, signup.id, order.tierName);
    if (isNew) return { ok: true, studentId };
    await holdStudent(tx, studentId);
    // What costs nothing is for new accounts only: otherwise it could be had again and again.
    const isSecond = order.amountPaise === 0 || (await hasOtherPaidSignup(tx, studentId, order.id));
    return isSecond ? { ok: false, reason: 'second-signup', studentId } : { ok: true, studentId };
  } catch (error) {
    if (error instanceof PhoneTaken) return { ok: false, reason: 'phone-taken' };
    throw error;
  }
}

/** An erased account has nobody to credit. There is one assessment: of two orders for it that were both paid, the second credits nothing. */
async function checkStudent(tx: Db, { id, purpose }: Order, studentId: string): Promise<Credited> {
  const student = await holdStudent(tx, studentId);
  if (student?.erasedAt) return { ok: false, reason: 'account-erased' };
  // It has a student because it was under review before.
  if (purpose === 'signup' && (await hasOtherPaidSignup(tx, studentId, id)))
    return { ok: false, reason: 'second-signup' };
  const credited = { ok: true as const, studentId, ...(student && { student }) };
  if (purpose !== 'psychometric') return credited;
  const { assessments } = await readBalances(tx, studentId);
  return assessments.bought > 0 ? { ok: false, reason: 'second-assessment' } : credited;
}
