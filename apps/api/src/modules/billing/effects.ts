import { isUsedUp } from '@dakhila/domain/billing/coupon';
import type { Effect } from '@dakhila/domain/billing/order';
import { grantedKinds } from '@dakhila/domain/billing/tier';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { holdStudent, type Student } from '../accounts/index.ts';
import { insertEntry } from '../allowance/index.ts';
import { issueInvoice } from '../invoices/index.ts';
import { countUses, lockCoupon, markUsePaid, releaseUse } from './coupon-store.ts';
import { findPaidMoney } from './find-paid-money.ts';
import { grantsOfOrder, ledgerReference, type Order } from './order-store.ts';
import { payerOf } from './payer-of.ts';
import { giveBackPlan, givePlan } from './plan-of-student.ts';
import {
  sendReceipt,
  sendRefundBegun,
  sendRefundNote,
  sendReviewBegun,
  sendReviewNote,
  sendReviewReceipt,
} from './receipts.ts';

export type EffectNeeds = Pick<Deps, 'config' | 'secrets' | 'now' | 'newId'>;
/** What earlier effects of the same transition have found out: while an invoice has its number all other settlements wait, and nothing is read twice. */
export type Found = { student?: Student; invoiceNumber?: string };
type Apply = (deps: EffectNeeds, tx: Db, order: Order, found: Found) => Promise<Found>;

/** What each effect of a transition does, once the order is written. An effect that cannot be done throws, and then nothing has happened. */
export const EFFECTS: Record<Effect, Apply> = {
  credit: async (_deps, tx, order) => {
    const student = await studentOf(tx, order);
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
    const uses = await countUses(tx, order.couponCode, { studentId: order.studentId, email: '' }, order.id);
    // The reservation may have lapsed and gone to another, or to another order of the same student. The price was promised and paid: it is honoured.
    await markUsePaid(tx, order.id, coupon && isUsedUp(coupon, uses) ? 'honoured' : 'consumed');
    return {};
  },
  'release-coupon': async (_deps, tx, order) => {
    await releaseUse(tx, order.id);
    return {};
  },
  'issue-invoice': async (deps, tx, order, { student }) => {
    if (order.amountPaise === 0) return {};
    return { invoiceNumber: await issueInvoice(deps, tx, order, await studentOf(tx, order, student)) };
  },
  'send-receipt': async (deps, tx, order, { student, invoiceNumber }) => {
    await sendReceipt(deps, tx, order, await studentOf(tx, order, student), invoiceNumber);
    return {};
  },
  'send-refund-begun': async (deps, tx, order) => {
    const payer = await payerOf(tx, order);
    if (payer) await sendRefundBegun(deps, tx, { order, payer, money: await findPaidMoney(tx, order) });
    return {};
  },
  'send-refund-note': async (deps, tx, order) => {
    const payer = await payerOf(tx, order);
    if (payer) await sendRefundNote(deps, tx, { order, payer, money: await findPaidMoney(tx, order) });
    return {};
  },
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
  'send-review-note': async (deps, tx, order) => {
    const payer = await payerOf(tx, order);
    if (payer) await sendReviewNote(deps, tx, { order, payer, money: await findPaidMoney(tx, order) });
    return {};
  },
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
