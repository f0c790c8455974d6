import type { ReviewReason } from '@dakhila/domain/billing/order';
import { grantedKinds } from '@dakhila/domain/billing/tier';
import { rupeesOf } from '@dakhila/domain/money';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { holdStudent, lockSignup, type Student } from '../accounts/index.ts';
import { enqueueMessage } from '../messaging/index.ts';
import type { ExtraPayment } from './ledger-store.ts';
import { grantsOfOrder, type Money, type Order, receiptOf } from './order-store.ts';

/** The payer of an order. An order under review may have only a sign-up; after the account is erased there is no payer. */
export async function payerOf(tx: Db, order: Order): Promise<Recipient | undefined> {
  if (!order.studentId) return order.signupId ? lockSignup(tx, order.signupId) : undefined;
  const student = await holdStudent(tx, order.studentId);
  if (!student || student.erasedAt) return undefined;
  const { id, firstName, email } = student;
  return { studentId: id, firstName, email };
}

/** Who gets it; without an account while only a sign-up has paid. */
type Recipient = { studentId: string | null; firstName: string; email: string };
type Needs = Pick<Deps, 'config' | 'secrets' | 'now' | 'newId'>;

/** A receipt that could not be sent in a day is worth nothing any more: the profile has it. */
const RECEIPT_LIFE_MS = 24 * 3_600_000;
/** Money with its sign; what came in another currency is named by that. */
export const inWords = ({ amountPaise, currency }: Money) =>
  currency === 'INR' ? rupeesOf(amountPaise) : `${currency} ${amountPaise / 100}`;
/** One of a kind, and more of it. */
const KIND_WORDS = {
  attempts: ['predictor attempt', 'predictor attempts'],
  sessions: ['counseling session', 'counseling sessions'],
  assessments: ['psychometric assessment', 'psychometric assessments'],
} as const;

/** Tells the student what was paid and credited, if and only if the caller's transaction commits. The message has the id that the order names. */
export const sendReceipt = (deps: Needs, tx: Db, order: Order, student: Student, invoiceNumber?: string) =>
  order.amountPaise > 0
    ? receipt(deps, tx, order, student, {
        invoiceNumber,
        subject: `Payment received: ${order.tierName}`,
        lead: `We have received your payment of ${rupeesOf(order.amountPaise)} for ${order.tierName}.`,
      })
    : receipt(deps, tx, order, student, {
        subject: `${order.tierName} is yours`,
        lead: `${order.tierName} is yours. There was nothing to pay.`,
      });

/** The receipt of a payment that was held until a person had looked at it. */
export const sendReviewReceipt = (deps: Needs, tx: Db, order: Order, student: Student, invoiceNumber?: string) =>
  receipt(deps, tx, order, student, {
    invoiceNumber,
    subject: `Payment confirmed: ${order.tierName}`,
    lead: `We have checked your payment for ${order.tierName}, and it is confirmed. Thank you for waiting.`,
  });

async function receipt(
  deps: Needs,
  tx: Db,
  order: Order,
  { id, firstName, email }: Student,
  { subject, lead, invoiceNumber }: { subject: string; lead: string; invoiceNumber?: string | undefined },
): Promise<void> {
  const receiptId = receiptOf(order);
  const granted = grantedKinds(grantsOfOrder(order)).map(
    ({ kind, amount }) => `${amount} ${KIND_WORDS[kind][amount === 1 ? 0 : 1]}`,
  );
  const lines = [
    lead,
    `It adds ${new Intl.ListFormat('en-IN').format(granted)} to your account.`,
    `Transaction: ${order.transactionId}`,
    ...(invoiceNumber
      ? [`Invoice: ${invoiceNumber}. You can download it in your profile: ${deps.config.PUBLIC_URL}/profile`]
      : []),
  ];
  await send({ ...deps, newId: () => receiptId }, tx, { studentId: id, firstName, email }, { subject, lines });
}

type Refund = { order: Order; payer: Recipient; money: Money };

/** Tells the payer that a person checks the payment before it is credited, and what happens next. */
export const sendReviewBegun = (deps: Needs, tx: Db, { order, payer, money }: Refund) =>
  send(deps, tx, payer, {
    subject: `We are checking your payment: ${order.tierName}`,
    lines: [
      `Your payment of ${inWords(money)} for ${order.tierName} has arrived, and we are checking it.`,
      ...(order.reviewReason ? [REVIEW_WORDS[order.reviewReason]] : []),
      'You need not do anything. We will either add it to your account or return all of it, and write to you again.',
      `You can see it in your profile: ${deps.config.PUBLIC_URL}/profile`,
      `Transaction: ${order.transactionId}`,
    ],
  });

/** Tells the student that the credit was taken back and the money is being returned. */
export const sendRefundBegun = (deps: Needs, tx: Db, { order, payer, money }: Refund) =>
  send(deps, tx, payer, {
    subject: `Your refund has begun: ${order.tierName}`,
    lines: [
      `We are returning ${inWords(money)} for ${order.tierName}. What it had added to your account was taken back.`,
      'We will write to you when the payment gateway has confirmed it.',
      `Transaction: ${order.transactionId}`,
    ],
  });

/** The states of a second payment that its payer gets a mail about. */
type MailedState = Exclude<ExtraPayment['state'], 'refund_refused'>;
const EXTRA_WORDS: Record<MailedState, (money: string, plan: string) => { subject: string; lines: string[] }> = {
  refund_due: (money, plan) => ({
    subject: `Paid twice: ${plan}`,
    lines: [
      `A second payment of ${money} has arrived for ${plan}, which you had already paid for.`,
      `We'll return ${money} to you, and write to you when it is on its way. You need not do anything.`,
    ],
  }),
  refund_pending: (money, plan) => ({
    subject: `We are returning your second payment: ${plan}`,
    lines: [
      `We are returning your second payment of ${money} for ${plan}. What you bought stays yours.`,
      'We will write to you when the payment gateway has confirmed it.',
    ],
  }),
  refunded: (money, plan) => ({
    subject: `Your second payment was returned: ${plan}`,
    lines: [
      `We have returned your second payment of ${money} for ${plan}. What you bought stays yours.`,
      'The money usually reaches you in 7 to 10 business days.',
    ],
  }),
};

/** Tells a student who paid twice the state of the second payment. */
async function sendExtraNote(deps: Needs, tx: Db, { order, payer, money }: Refund, state: MailedState): Promise<void> {
  const { subject, lines } = EXTRA_WORDS[state](inWords(money), order.tierName);
  await send(deps, tx, payer, { subject, lines: [...lines, `Transaction: ${order.transactionId}`] });
}

/** Tells the student that the money is on its way back. */
export const sendRefundNote = (deps: Needs, tx: Db, { order, payer, money }: Refund) =>
  send(deps, tx, payer, {
    subject: `Refund: ${order.tierName}`,
    lines: [
      `We have refunded ${inWords(money)} for ${order.tierName}.`,
      'The money usually reaches you in 7 to 10 business days.',
      `Transaction: ${order.transactionId}`,
    ],
  });

/** Why a payment was not credited, as the payer is told. */
const REVIEW_WORDS: Record<ReviewReason, string> = {
  amount: 'What arrived is not what the order asked for.',
  currency: 'What arrived is not what the order asked for.',
  merchant: 'What arrived is not what the order asked for.',
  'second-signup': 'A plan had already been paid for with this address.',
  'second-assessment': 'You already have the psychometric assessment.',
  'account-erased': 'The account was deleted before the payment arrived.',
  'phone-taken': 'The WhatsApp number of the sign-up belongs to another account by now.',
  unverified: 'The details of the sign-up were changed, and the new ones were not verified.',
};

/** Tells the payer that the payment is not credited, why, and that the money is returned. */
export const sendReviewNote = (deps: Needs, tx: Db, { order, payer, money }: Refund) =>
  send(deps, tx, payer, {
    subject: `We are returning your payment: ${order.tierName}`,
    lines: [
      `We have checked your payment of ${inWords(money)} for ${order.tierName}. We could not credit it, so we are returning it to you.`,
      ...(order.reviewReason ? [REVIEW_WORDS[order.reviewReason]] : []),
      'You need not do anything. The money usually reaches you in 7 to 10 business days.',
      `Transaction: ${order.transactionId}`,
    ],
  });

async function send(deps: Needs, tx: Db, to: Recipient, { subject, lines }: { subject: string; lines: string[] }) {
  const { BRAND_NAME, SUPPORT_EMAIL } = deps.config;
  await enqueueMessage(deps, tx, {
    channel: 'email',
    to: to.email,
    studentId: to.studentId,
    subject: `${subject} · ${BRAND_NAME}`,
    text: [`Hello ${to.firstName},`, ...lines, `Questions? Write to ${SUPPORT_EMAIL}.`].join('\n\n'),
    expiresAt: new Date(deps.now().getTime() + RECEIPT_LIFE_MS),
  });
}

/** Writes to the payer how a second payment stands, if their address is still known. */
export async function notifyPayer(deps: EffectNeeds, tx: Db, order: Order, extra: ExtraPayment): Promise<void> {
  const payer = await payerOf(tx, order);
  if (payer && extra.state !== 'refund_refused')
    await sendExtraNote(deps, tx, { order, payer, money: extra }, extra.state);
}

export type EffectNeeds = Pick<Deps, 'config' | 'secrets' | 'now' | 'newId'>;
