import { invoiceNumberOf } from '@dakhila/domain/billing/invoice';
import { ORDER_STATE_WORDS, ORDER_STATES, type OrderState } from '@dakhila/domain/billing/order';
import type { ExtraPaymentState } from '@dakhila/domain/billing/order-checks';
import {
  acceptOrder,
  findPaidMoney,
  inWords,
  listExtraPaymentsToReturn,
  listOpenOrders,
  ORDERS_AT_ONCE,
  type Order,
  raiseInvoiceCounter,
  reconcileOrder,
  refundOrder,
  refusalOf,
  requireRefundable,
  requireReturnable,
  returnExtraPayments,
  searchOrders,
} from '../../modules/billing/index.ts';
import type { Deps } from '../../ports.ts';
import { command, NotThere, Refusal, UsageError } from '../command.ts';
import { inIst, pick, table } from '../format.ts';
import { afterOption, wholeNumber } from './typed.ts';

/** Orders as a table, without personal data. */
export function orderLines(orders: Order[]): string[] {
  const rows = orders.map((order) => [
    order.transactionId,
    stateInWords(order),
    order.purpose,
    order.tierName,
    `₹${order.amountPaise / 100}`,
    order.couponCode ?? '',
    inIst(order.createdAt),
  ]);
  return table(['Transaction', 'State', 'Purpose', 'Tier', 'Amount', 'Coupon', 'Made'], rows, 'No orders.');
}

function stateInWords(order: Order): string {
  const note = refusalOf(order) ? 'refused by the gateway' : order.reviewReason;
  return note ? `${order.state} (${note})` : order.state;
}

export const orderData = (order: Order) => ({
  ...pick(order, 'transactionId', 'state', 'reviewReason', 'purpose', 'tierName', 'amountPaise', 'createdAt', 'paidAt'),
  refundRefusedAt: refusalOf(order),
});

async function orderOf({ db }: Pick<Deps, 'db'>, transactionId: string): Promise<Order> {
  const [order] = await searchOrders(db, { who: transactionId });
  if (!order || order.transactionId !== transactionId) throw new NotThere(`Order ${transactionId} not found.`);
  return order;
}

const isState = (text: string): text is OrderState => ORDER_STATES.some((state) => state === text);

const find = command({
  name: 'orders find',
  summary: 'Find the newest orders, by transaction, person or state',
  example: 'orders find --state review',
  changes: 'nothing',
  positionals: {
    who: { summary: 'A transaction id, an email, a phone number, or a student id', isOptional: true },
  },
  options: {
    state: { type: 'string', summary: `Only these: ${ORDER_STATES.join(', ')}` },
    after: { type: 'string', summary: 'Continue the list after this transaction' },
  },
  async run({ db }, { who, state, after }) {
    if (state !== undefined && !isState(state)) throw new UsageError(`'${state}' is not an order state.`);
    const behind = after === undefined ? undefined : await orderOf({ db }, after);
    const orders = await searchOrders(db, { who, states: state === undefined ? undefined : [state], after: behind });
    const last = orders.length === ORDERS_AT_ONCE ? orders.at(-1) : undefined;
    const next = last?.transactionId ?? null;
    return { lines: orderLines(orders), data: orders.map(orderData), next, details: { count: orders.length } };
  },
});

const accept = command({
  name: 'orders accept',
  summary: 'Credit an order under review as if it had been paid as agreed',
  example: 'orders accept DK7f3a9c1e5b2d4806a1c3e5f7092b4d68 --dry-run',
  changes: 'world',
  isIrreversible: true,
  positionals: { transaction: { summary: 'The transaction id' } },
  async plan(deps, { transaction }) {
    const order = await orderOf(deps, transaction);
    if (order.state !== 'review')
      throw new Refusal(`The order is ${ORDER_STATE_WORDS[order.state]}, not under review.`);
    const lines = [`${order.tierName} is credited, although it was under review: ${order.reviewReason}.`];
    return { lines, data: orderData(order), subject: transaction, details: { reason: order.reviewReason ?? '' } };
  },
  async run(deps, { transaction }) {
    const order = await acceptOrder(deps, transaction);
    const isCredited = order.state === 'paid';
    const lines = [
      ...orderLines([order]),
      isCredited ? 'Credited.' : 'Not credited: there is still no account to credit. Refund it instead.',
    ];
    return { lines, data: orderData(order), subject: transaction, details: { state: order.state }, isBad: !isCredited };
  },
});

const openOrders = (deps: Deps, id: string | undefined): Promise<Order[]> =>
  id === undefined ? listOpenOrders(deps.db) : orderOf(deps, id).then((one) => [one]);

const reconcile = command({
  name: 'orders reconcile',
  summary: 'Ask the gateway for the state of an order, or of every open one, and settle it',
  example: 'orders reconcile --dry-run',
  changes: 'world',
  positionals: { transaction: { summary: 'A transaction id (default: every open order)', isOptional: true } },
  async plan(deps, { transaction }) {
    const orders = await openOrders(deps, transaction);
    const lines = [`The gateway (${deps.gateway.name}) is asked about ${orders.length} orders.`];
    return { lines, data: orders.map(orderData), ...aboutOne(transaction), details: { count: orders.length } };
  },
  async run(deps, { transaction }) {
    const settled: Order[] = [];
    for (const order of await openOrders(deps, transaction)) settled.push(await reconcileOrder(deps, order));
    const details = { count: settled.length, paid: settled.filter(({ state }) => state === 'paid').length };
    const lines = [...orderLines(settled), `Asked about ${details.count} orders, ${details.paid} of them are paid.`];
    return { lines, data: settled.map(orderData), ...aboutOne(transaction), details };
  },
});

const aboutOne = (transaction: string | undefined) => (transaction === undefined ? {} : { subject: transaction });

const refund = command({
  name: 'orders refund',
  summary: 'Remove the credit of an order, if none of it was used, and refund the money',
  example: 'orders refund DK7f3a9c1e5b2d4806a1c3e5f7092b4d68 --dry-run',
  changes: 'world',
  isIrreversible: true,
  positionals: { transaction: { summary: 'The transaction id' } },
  async plan(deps, { transaction }) {
    const order = await orderOf(deps, transaction);
    await deps.db.transaction((tx) => requireRefundable(deps, tx, order));
    const lines = [
      `${inWords(await findPaidMoney(deps.db, order))} for ${order.tierName} go back through ${order.gateway}.`,
    ];
    return { lines, data: orderData(order), subject: transaction, details: { state: order.state } };
  },
  async run(deps, { transaction }) {
    const order = await refundOrder(deps, transaction);
    const lines = [...orderLines([order]), resultOfRefund(order)];
    const isBad = refusalOf(order) !== null;
    const state = isBad ? 'refund_refused' : order.state;
    return { lines, data: orderData(order), subject: transaction, details: { state }, isBad };
  },
});

function resultOfRefund(order: Order): string {
  if (refusalOf(order))
    return 'The gateway refused. Check the payment in its dashboard, then run this command again, or refund all of it there.';
  return order.state === 'refunded'
    ? 'The money is on its way back.'
    : 'The gateway has not confirmed yet. It is asked again automatically.';
}

/** A list that fits on a screen or two. */
const MOST_EXTRA = 100;

const listExtra = command({
  name: 'orders extra',
  summary: 'List second payments that are not refunded yet, oldest first',
  example: 'orders extra',
  changes: 'nothing',
  options: { after: afterOption },
  async run({ db }, { after }) {
    const found = await listExtraPaymentsToReturn(db, MOST_EXTRA + 1, wholeNumber('after', after, 0, 999_999_999));
    const waiting = found.slice(0, MOST_EXTRA);
    const last = found.length > MOST_EXTRA ? waiting.at(-1) : undefined;
    const rows = waiting.map(({ extra, order }) => [
      order.transactionId,
      extra.state,
      inWords(extra),
      order.tierName,
      order.gateway,
      inIst(extra.createdAt),
    ]);
    return {
      lines: table(
        ['Transaction', 'State', 'Amount', 'Tier', 'Gateway', 'Arrived'],
        rows,
        'No second payments to refund.',
      ),
      next: last ? String(last.extra.id) : null,
      data: waiting.map(({ extra, order }) => ({
        ...pick(order, 'transactionId', 'gateway'),
        ...pick(extra, 'state', 'amountPaise', 'currency', 'createdAt'),
      })),
      details: { count: waiting.length },
    };
  },
});

const returnExtra = command({
  name: 'orders return-extra',
  summary: 'Refund the second payment for an order; the order and its credit stay',
  example: 'orders return-extra DK7f3a9c1e5b2d4806a1c3e5f7092b4d68 --dry-run',
  changes: 'world',
  isIrreversible: true,
  positionals: { transaction: { summary: 'The transaction id' } },
  async plan(deps, { transaction }) {
    const order = await orderOf(deps, transaction);
    const waiting = await requireReturnable(deps, deps.db, order);
    const lines = waiting.map((extra) => `${inWords(extra)} for ${order.tierName} go back through ${order.gateway}.`);
    return { lines, data: waiting.map(dataOf), subject: transaction, details: { count: waiting.length } };
  },
  async run(deps, { transaction }) {
    const returned = await returnExtraPayments(deps, transaction);
    const lines = returned.map((extra) => RESULTS[extra.state](inWords(extra)));
    return { lines, data: returned.map(dataOf), subject: transaction, details: { count: returned.length } };
  },
});

const isWaiting = (money: string) => `${money}: the gateway has not confirmed yet. It is asked again automatically.`;
const RESULTS: Record<ExtraPaymentState, (money: string) => string> = {
  refund_due: isWaiting,
  refund_pending: isWaiting,
  refund_refused: (money) =>
    `${money}: the gateway refused. Check the payment in its dashboard, then run this command again.`,
  refunded: (money) => `${money} are on their way back.`,
};

const dataOf = (extra: Awaited<ReturnType<typeof returnExtraPayments>>[number]) =>
  pick(extra, 'state', 'amountPaise', 'currency');

/** DK/26-27/000123 */
const NUMBER = /^DK\/(\d{2})-(\d{2})\/(\d{6,7})$/;

const raiseInvoices = command({
  name: 'invoices raise',
  summary: 'After restoring a backup, continue numbering after the last issued invoice; the gap is noted',
  example: 'invoices raise DK/26-27/000412 --dry-run',
  changes: 'database',
  isIrreversible: true,
  positionals: { last: { summary: 'The number of the newest invoice that anyone received' } },
  async run({ db }, { last }) {
    const [, from = '', to = '', digits] = NUMBER.exec(last) ?? [];
    const sequence = wholeNumber('last', digits, 1, 9_999_999);
    if (sequence === undefined || (Number(from) + 1) % 100 !== Number(to))
      throw new UsageError('An invoice has a number such as DK/26-27/000412.');
    const year = `20${from}-${to}`;
    const before = await raiseInvoiceCounter(db, year, sequence);
    const skipped = sequence - before;
    if (skipped < 1)
      throw new Refusal(`${invoiceNumberOf(year, before)} is already the last one here. Nothing to raise.`);
    const next = invoiceNumberOf(year, sequence + 1);
    return {
      lines: [`The next invoice is ${next}; ${skipped} numbers are skipped.`],
      data: { next, skipped },
      subject: last,
      // The money audit reads this entry to accept the gap.
      details: { year, skipped },
    };
  },
});

export const orderCommands = [raiseInvoices, find, reconcile, refund, listExtra, returnExtra, accept];
