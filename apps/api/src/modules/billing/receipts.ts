import { planName } from '@dakhila/domain/billing/invoice';
import type { ReviewReason } from '@dakhila/domain/billing/order';
import { grantedKinds } from '@dakhila/domain/billing/tier';
import { allOf, joined, type Message, messageOf, type Text } from '@dakhila/domain/messages/message';
import { rupeesOf } from '@dakhila/domain/text';
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

/** The recipient; without an account while only a sign-up has paid. */
type Recipient = { studentId: string | null; firstName: string; email: string };
type Needs = Pick<Deps, 'config' | 'secrets' | 'now' | 'newId'>;

/** A receipt that could not be sent within a day is dropped: the profile has it. */
const RECEIPT_LIFE_MS = 24 * 3_600_000;
/** An amount with its currency. */
export const inWords = ({ amountPaise, currency }: Money) =>
  currency === 'INR' ? rupeesOf(amountPaise) : `${currency} ${amountPaise / 100}`;

/** Sends the receipt when the caller's transaction commits. Its message id is the receipt id of the order. */
export const sendReceipt = (deps: Needs, tx: Db, order: Order, student: Student, invoiceNumber?: string) =>
  order.amountPaise > 0
    ? receipt(deps, tx, order, student, {
        invoiceNumber,
        subject: messageOf('billing.receivedSubject', { plan: planName(order.tierName) }),
        lead: messageOf('billing.received', { money: rupeesOf(order.amountPaise), plan: planName(order.tierName) }),
      })
    : receipt(deps, tx, order, student, {
        subject: messageOf('billing.freeSubject', { plan: planName(order.tierName) }),
        lead: messageOf('billing.free', { plan: planName(order.tierName) }),
      });

/** The receipt of a payment that was under review. */
export const sendReviewReceipt = (deps: Needs, tx: Db, order: Order, student: Student, invoiceNumber?: string) =>
  receipt(deps, tx, order, student, {
    invoiceNumber,
    subject: messageOf('billing.confirmedSubject', { plan: planName(order.tierName) }),
    lead: messageOf('billing.confirmed', { plan: planName(order.tierName) }),
  });

async function receipt(
  deps: Needs,
  tx: Db,
  order: Order,
  { id, firstName, email }: Student,
  { subject, lead, invoiceNumber }: { subject: Message; lead: Message; invoiceNumber?: string | undefined },
): Promise<void> {
  const receiptId = receiptOf(order);
  const granted = grantedKinds(grantsOfOrder(order)).map(({ kind, amount }) =>
    messageOf(`billing.${kind}`, { count: amount }),
  );
  const lines = [
    lead,
    messageOf('billing.adds', { granted: allOf(granted) }),
    messageOf('billing.transaction', { id: order.transactionId }),
    ...(invoiceNumber ? [messageOf('billing.invoice', { number: invoiceNumber, url: deps.config.PUBLIC_URL })] : []),
  ];
  await send({ ...deps, newId: () => receiptId }, tx, { studentId: id, firstName, email }, { subject, lines });
}

type Refund = { order: Order; payer: Recipient; money: Money };

const planIn = ({ order }: Refund) => ({ plan: planName(order.tierName) });
const moneyAndPlan = (refund: Refund) => ({ money: inWords(refund.money), ...planIn(refund) });
const reviewLines = ({ order }: Refund) => (order.reviewReason ? [reviewMessage(order.reviewReason)] : []);
const mailPayer = (deps: Needs, tx: Db, { order, payer }: Refund, subject: Message, ...lines: Message[]) =>
  send(deps, tx, payer, { subject, lines: [...lines, messageOf('billing.transaction', { id: order.transactionId })] });

/** Tells the payer that a person checks the payment before it is credited, and what happens next. */
export const sendReviewBegun = (deps: Needs, tx: Db, refund: Refund) =>
  mailPayer(
    deps,
    tx,
    refund,
    messageOf('billing.checkingSubject', planIn(refund)),
    messageOf('billing.checking', moneyAndPlan(refund)),
    ...reviewLines(refund),
    messageOf('billing.checkingNext'),
    messageOf('billing.inProfile', { url: deps.config.PUBLIC_URL }),
  );

/** Tells the student that the credit was taken back and the money is being returned. */
export const sendRefundBegun = (deps: Needs, tx: Db, refund: Refund) => {
  const subject = messageOf('billing.refundBegunSubject', planIn(refund));
  const lead = messageOf('billing.refundBegun', moneyAndPlan(refund));
  return mailPayer(deps, tx, refund, subject, lead, messageOf('billing.confirmationFollows'));
};

/** The states of a second payment that its payer gets a mail about. */
type MailedState = Exclude<ExtraPayment['state'], 'refund_refused'>;
type Letter = { subject: Message; lines: Message[] };
const EXTRA_LETTERS: Record<MailedState, (money: string, plan: Text) => Letter> = {
  refund_due: (money, plan) => ({
    subject: messageOf('billing.paidTwiceSubject', { plan }),
    lines: [messageOf('billing.paidTwice', { money, plan }), messageOf('billing.secondComesBack', { money })],
  }),
  refund_pending: (money, plan) => ({
    subject: messageOf('billing.returningSecondSubject', { plan }),
    lines: [messageOf('billing.returningSecond', { money, plan }), messageOf('billing.confirmationFollows')],
  }),
  refunded: (money, plan) => ({
    subject: messageOf('billing.secondReturnedSubject', { plan }),
    lines: [messageOf('billing.secondReturned', { money, plan }), messageOf('billing.moneyReaches')],
  }),
};

/** Tells a student who paid twice the state of the second payment. */
async function sendExtraNote(deps: Needs, tx: Db, { order, payer, money }: Refund, state: MailedState): Promise<void> {
  const { subject, lines } = EXTRA_LETTERS[state](inWords(money), planName(order.tierName));
  await mailPayer(deps, tx, { order, payer, money }, subject, ...lines);
}

/** Tells the student that the money is on its way back. */
export const sendRefundNote = (deps: Needs, tx: Db, refund: Refund) => {
  const subject = messageOf('billing.refundSubject', planIn(refund));
  const lead = messageOf('billing.refunded', moneyAndPlan(refund));
  return mailPayer(deps, tx, refund, subject, lead, messageOf('billing.moneyReaches'));
};

/** The reason of a review, for the payer. */
const reviewMessage = (reason: ReviewReason) =>
  messageOf(
    reason === 'amount' || reason === 'currency' || reason === 'merchant'
      ? 'billing.review.unexpected'
      : `billing.review.${reason}`,
  );

/** Tells the payer that the payment is not credited, why, and that the money is returned. */
export const sendReviewNote = (deps: Needs, tx: Db, refund: Refund) => {
  const subject = messageOf('billing.returningSubject', planIn(refund));
  const lead = messageOf('billing.returning', moneyAndPlan(refund));
  return mailPayer(deps, tx, refund, subject, lead, ...reviewLines(refund), messageOf('billing.moneyReachesUnasked'));
};

async function send(deps: Needs, tx: Db, to: Recipient, { subject, lines }: Letter) {
  const { BRAND_NAME, SUPPORT_EMAIL } = deps.config;
  await enqueueMessage(deps, tx, {
    kind: 'receipt',
    channel: 'email',
    to: to.email,
    studentId: to.studentId,
    subject: joined(' · ', [subject, BRAND_NAME]),
    text: joined('\n\n', [
      messageOf('general.hello', { name: to.firstName }),
      ...lines,
      messageOf('general.questions', { supportEmail: SUPPORT_EMAIL }),
    ]),
    expiresAt: new Date(deps.now().getTime() + RECEIPT_LIFE_MS),
  });
}

/** Mails the payer the state of a second payment, if the address is still known. */
export async function notifyPayer(deps: EffectNeeds, tx: Db, order: Order, extra: ExtraPayment): Promise<void> {
  const payer = await payerOf(tx, order);
  if (payer && extra.state !== 'refund_refused')
    await sendExtraNote(deps, tx, { order, payer, money: extra }, extra.state);
}

export type EffectNeeds = Pick<Deps, 'config' | 'secrets' | 'now' | 'newId'>;
