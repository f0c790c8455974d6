import type { ExtraPaymentState } from '@dakhila/domain/billing/extra-payment';
import { demandReturnable, inWords, returnExtraPayments } from '../../modules/billing/index.ts';
import { command } from '../command.ts';
import { orderOf } from './orders-shared.ts';

export const ordersReturnExtra = command({
  name: 'orders return-extra',
  summary: 'Give back what was paid for an order a second time; the order and its credit stay',
  example: 'orders return-extra DK7f3a9c1e5b2d4806a1c3e5f7092b4d68 --dry-run',
  changes: 'world',
  isIrreversible: true,
  positionals: { transaction: { summary: 'The transaction id' } },
  options: {},
  async plan(deps, { transaction }) {
    const order = await orderOf(deps, transaction);
    const waiting = await demandReturnable(deps, deps.db, order);
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
    `${money}: the gateway refused. Look at the payment in its dashboard, then run this command again.`,
  refunded: (money) => `${money} are on their way back.`,
};

const dataOf = ({ state, amountPaise, currency }: { state: string; amountPaise: number; currency: string }) => ({
  state,
  amountPaise,
  currency,
});
