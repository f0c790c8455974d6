import { grantedKinds } from '@dakhila/domain/billing/tier';
import { rupeesOf } from '@dakhila/domain/money';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { invoiceNumberOfOrder } from '../invoices/index.ts';
import { enqueueMessage } from '../outbox/index.ts';
import type { Money } from './find-paid-money.ts';
import { grantsOfOrder, type Order, type Student } from './order-store.ts';

type Recipient = { firstName: string; email: string };
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

/** Tells the student what was paid and credited, if and only if the caller's transaction commits. Answers with the message's id. */
export async function sendReceipt(deps: Needs, tx: Db, order: Order, student: Student): Promise<string> {
  const granted = grantedKinds(grantsOfOrder(order)).map(
    ({ kind, amount }) => `${amount} ${KIND_WORDS[kind][amount === 1 ? 0 : 1]}`,
  );
  const number = await invoiceNumberOfOrder(tx, order.id);
  const paid =
    order.amountPaise > 0
      ? `We have received your payment of ${rupeesOf(order.amountPaise)} for ${order.tierName}.`
      : `${order.tierName} is yours. There was nothing to pay.`;
  return send(deps, tx, student, {
    subject: order.amountPaise > 0 ? `Payment received: ${order.tierName}` : `${order.tierName} is yours`,
    lines: [
      paid,
      `It adds ${new Intl.ListFormat('en-IN').format(granted)} to your account.`,
      `Transaction: ${order.transactionId}`,
      ...(number ? [`Invoice: ${number}. You can download it in your profile: ${deps.config.PUBLIC_URL}/profile`] : []),
    ],
  });
}

type Refund = { order: Order; payer: Recipient; money: Money };

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

async function send(deps: Needs, tx: Db, to: Recipient, { subject, lines }: { subject: string; lines: string[] }) {
  const { BRAND_NAME, SUPPORT_EMAIL } = deps.config;
  const id = deps.newId();
  await enqueueMessage({ ...deps, newId: () => id }, tx, {
    channel: 'email',
    to: to.email,
    subject: `${subject} · ${BRAND_NAME}`,
    text: [`Hello ${to.firstName},`, ...lines, `Questions? Write to ${SUPPORT_EMAIL}.`].join('\n\n'),
    expiresAt: new Date(deps.now().getTime() + RECEIPT_LIFE_MS),
  });
  return id;
}
