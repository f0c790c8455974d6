import { demandRefundable, findPaidMoney, inWords, refundOrder } from '../../modules/billing/index.ts';
import { command } from '../command.ts';
import { orderData, orderLines, orderOf } from './orders-shared.ts';

export const ordersRefund = command({
  name: 'orders refund',
  summary: 'Take the credit of an order back, if none of it was used, and give the money back',
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
