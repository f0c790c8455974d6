import { type OrderStatus, type OwnOrder, type PaymentResult, RESULT_PATHS } from '@dakhila/contract/payments';
import { planName } from '@dakhila/domain/billing/invoice';
import { isOpen, type OrderState } from '@dakhila/domain/billing/order';
import type { Language } from '@dakhila/domain/language/languages';
import { type Message, messageOf, type WithTexts } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { paymentEvents } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { type ExtraPayment, listExtraPayments } from './ledger-store.ts';
import { findLatestOrder, listOrders, type Order } from './order-store.ts';

/** The states in the API. An unknown outcome is processing, never failed. */
const WIRE_STATES = {
  created: 'processing',
  redirected: 'processing',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  review: 'review',
  refund_pending: 'refunding',
  refunded: 'refunded',
} as const satisfies Record<OrderState, OrderStatus['state']>;

const wireState = (state: OrderState) => WIRE_STATES[state];

const MESSAGES: Record<OrderStatus['state'], Message> = {
  processing: messageOf('billing.state.processing'),
  paid: messageOf('billing.state.paid'),
  failed: messageOf('billing.state.failed', { comesBack: messageOf('billing.comesBack') }),
  expired: messageOf('billing.state.expired', { comesBack: messageOf('billing.comesBack') }),
  review: messageOf('billing.state.review'),
  refunding: messageOf('billing.state.refunding'),
  refunded: messageOf('billing.state.refunded'),
};

export const describeOrder = (order: Order): WithTexts<OrderStatus, 'plan'> => ({
  transactionId: order.transactionId,
  state: wireState(order.state),
  purpose: order.purpose,
  plan: planName(order.tierName),
  amount: order.amountPaise / 100,
  updatedAt: order.updatedAt.toISOString(),
});

/** The path of the result page with its content, in the language of the page. For display only. */
export function resultPageOf(order: Order, language: Language): string {
  const state = wireState(order.state);
  const message = say(language, MESSAGES[state]);
  const result: PaymentResult = {
    success: state === 'paid',
    ...(state === 'processing' ? { pending: true } : {}),
    message,
    data: {
      transactionId: order.transactionId,
      orderInfo: say(language, planName(order.tierName)),
      amount: order.amountPaise / 100,
      message,
      timestamp: order.updatedAt.toISOString(),
    },
  };
  return `${RESULT_PATHS[order.purpose]}?paymentResponse=${encodeURIComponent(JSON.stringify(result))}`;
}

/** The newest order of this student or of this browser's sign-up, unless it is paid, and where it can still be paid. */
export async function findCurrentPayment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { session, signupId }: Caller,
): Promise<{ order: Order | null; gatewayUrl: string | null }> {
  const studentId = session?.studentId ?? null;
  const latest = studentId || signupId ? await findLatestOrder(db, { studentId, signupId }) : undefined;
  if (!latest || latest.paidAt) return { order: null, gatewayUrl: null };
  const isPayable = isOpen(latest.state) && now() < latest.expiresAt;
  return { order: latest, gatewayUrl: isPayable ? latest.gatewayUrl : null };
}

const EXTRA_STATES = {
  refund_due: 'due',
  refund_pending: 'refunding',
  refund_refused: 'refunding',
  refunded: 'refunded',
} as const;

/** All orders of a student with all payments for them. */
export async function listOwnOrders(db: Db, studentId: string): Promise<WithTexts<OwnOrder, 'plan'>[]> {
  const orders = await listOrders(db, studentId);
  const ids = orders.map(({ id }) => id);
  const [extras, received] = [await listExtraPayments(db, ids), await readReceived(db, ids)];
  return orders.map((order) => ({
    ...describeOrder(order),
    received: received.get(order.id) ?? null,
    extraPayments: extras.filter(({ orderId }) => orderId === order.id).map(describeExtra),
  }));
}

const describeExtra = ({ amountPaise, state, updatedAt }: ExtraPayment): OwnOrder['extraPayments'][number] => ({
  amount: amountPaise / 100,
  state: EXTRA_STATES[state],
  updatedAt: updatedAt.toISOString(),
});

/** What first arrived for each order, in rupees, as the gateway reported it. */
async function readReceived(db: Db, orderIds: string[]): Promise<Map<string, number>> {
  const { orderId, amountPaise, outcome, source, currency, id } = paymentEvents;
  const isReceived = and(eq(outcome, 'paid'), eq(currency, 'INR'), inArray(source, ['callback', 'status']));
  const rows = await db
    .select({ orderId, amountPaise })
    .from(paymentEvents)
    .where(and(inArray(orderId, orderIds), isReceived))
    // The first event of each order is last, so it wins in the map.
    .orderBy(desc(id));
  return new Map(rows.map((row) => [row.orderId, row.amountPaise / 100]));
}
