import { ORDER_STATES, type OrderState } from '@dakhila/domain/billing/order';
import { searchOrders } from '../../modules/billing/index.ts';
import { command, UsageError } from '../command.ts';
import { orderData, orderLines } from './orders-shared.ts';

const isState = (text: string): text is OrderState => ORDER_STATES.some((state) => state === text);

export const ordersFind = command({
  name: 'orders find',
  summary: 'Find the newest orders, of a transaction, of a person, or in a state',
  example: 'orders find --state review',
  changes: 'nothing',
  positionals: {
    who: { summary: 'A transaction id, an e-mail address, a phone, or the id of a student', isOptional: true },
  },
  options: { state: { type: 'string', summary: `Only these: ${ORDER_STATES.join(', ')}` } },
  async run({ db }, { who, state }) {
    if (state !== undefined && !isState(state)) throw new UsageError(`'${state}' is no state of an order.`);
    const orders = await searchOrders(db, { who, states: state === undefined ? undefined : [state] });
    return { lines: orderLines(orders), data: orders.map(orderData), details: { count: orders.length } };
  },
});
