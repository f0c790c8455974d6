import { listOpenOrders, type Order, reconcileOrder } from '../../modules/billing/index.ts';
import type { Deps } from '../../ports.ts';
import { command } from '../command.ts';
import { orderData, orderLines, orderOf } from './orders-shared.ts';

const openOrders = (deps: Deps, id: string | undefined): Promise<Order[]> =>
  id === undefined ? listOpenOrders(deps.db) : orderOf(deps, id).then((one) => [one]);

export const ordersReconcile = command({
  name: 'orders reconcile',
  summary: 'Ask the gateway now what became of an order, or of every open one, and settle it',
  example: 'orders reconcile --dry-run',
  changes: 'world',
  positionals: { transaction: { summary: 'A transaction id; without it every open order', isOptional: true } },
  options: {},
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
