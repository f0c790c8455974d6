import { inWords, listExtraPaymentsToReturn } from '../../modules/billing/index.ts';
import { command } from '../command.ts';
import { aligned, inIst } from '../format.ts';

export const ordersExtra = command({
  name: 'orders extra',
  summary: 'List second payments for an order that have not gone back yet, oldest first',
  example: 'orders extra',
  changes: 'nothing',
  positionals: {},
  options: {},
  async run({ db }) {
    const waiting = await listExtraPaymentsToReturn(db);
    const rows = waiting.map(({ extra, order }) => [
      order.transactionId,
      extra.state,
      inWords(extra),
      order.tierName,
      order.gateway,
      inIst(extra.createdAt),
    ]);
    return {
      lines:
        rows.length === 0
          ? ['No second payments wait.']
          : aligned([['Transaction', 'State', 'Amount', 'Tier', 'Gateway', 'Arrived'], ...rows]),
      data: waiting.map(
        ({ extra: { state, amountPaise, currency, createdAt }, order: { transactionId, gateway } }) => ({
          transactionId,
          gateway,
          state,
          amountPaise,
          currency,
          createdAt,
        }),
      ),
      details: { count: waiting.length },
    };
  },
});
