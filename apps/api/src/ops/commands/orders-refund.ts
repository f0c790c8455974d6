import { demandRefundable, findPaidMoney, inWords, refundOrder } from '../../modules/billing/index.ts';
import { command } from '../command.ts';
import { orderData, orderLines, orderOf } from './orders-shared.ts';

export const ordersRefund = command({
  name: 'orders refund',
  summary: 'Take the credit of an order back, if none of it was used, and give the money back',
  example: 'orders refund DK7f3a9c1e5b2d4806a1c3e5f7092b4d68 --dry-run',
  changes: 'world',
  isIrreversible: true,
  positionals: { transaction: { summary: 'The transaction id' } },
  options: {},
  async plan(deps, { transaction }) {
    const order = await orderOf(deps, transaction);
    await deps.db.transaction((tx) => demandRefundable(deps, tx, order));
    const lines = [
      `${inWords(await findPaidMoney(deps.db, order))} for ${order.tierName} go back through ${order.gateway}.`,
    ];
    return { lines, data: orderData(order), subject: transaction, details: { state: order.state } };
  },
  async run(deps, { transaction }) {
    const order = await refundOrder(deps, transaction);
    const isDone = order.state === 'refunded';
    const lines = [
      ...orderLines([order]),
      isDone ? 'The money is on its way back.' : 'The gateway has not confirmed yet. It is asked again by itself.',
    ];
    return { lines, data: orderData(order), subject: transaction, details: { state: order.state } };
  },
});
