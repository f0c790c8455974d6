import { acceptOrder } from '../../modules/billing/index.ts';
import { command, Refusal } from '../command.ts';
import { orderData, orderLines, orderOf } from './orders-shared.ts';

export const ordersAccept = command({
  name: 'orders accept',
  summary: 'Credit an order under review as if it had been paid as agreed',
  example: 'orders accept DK7f3a9c1e5b2d4806a1c3e5f7092b4d68 --dry-run',
  changes: 'world',
  isIrreversible: true,
  positionals: { transaction: { summary: 'The transaction id' } },
  options: {},
  async plan(deps, { transaction }) {
    const order = await orderOf(deps, transaction);
    if (order.state !== 'review') throw new Refusal(`The order is ${order.state}, not under review.`);
    const lines = [`${order.tierName} is credited, though a person was asked to look: ${order.reviewReason}.`];
    return { lines, data: orderData(order), subject: transaction, details: { reason: order.reviewReason ?? '' } };
  },
  async run(deps, { transaction }) {
    const order = await acceptOrder(deps, transaction);
    const isCredited = order.state === 'paid';
    const lines = [
      ...orderLines([order]),
      isCredited ? 'Credited.' : 'Not credited: there is still nobody whom it could be credited to. Refund it instead.',
    ];
    return { lines, data: orderData(order), subject: transaction, details: { state: order.state }, isBad: !isCredited };
  },
});
