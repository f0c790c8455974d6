import { listAllTiers } from '../../modules/billing/index.ts';
import { command } from '../command.ts';
import { aligned } from '../format.ts';

export const tiersList = command({
  name: 'tiers list',
  summary: 'List plans and top-ups with their price and what they grant',
  example: 'tiers list',
  changes: 'nothing',
  positionals: {},
  options: {},
  async run({ db }) {
    const tiers = await listAllTiers(db);
    const rows = tiers.map((tier) => [
      tier.id,
      tier.name,
      tier.isTopUp ? 'top-up' : 'plan',
      `₹${tier.costPaise / 100}`,
      `${tier.discountPercent} %`,
      `${tier.attempts} attempts, ${tier.sessions} sessions${tier.hasAssessment ? ', assessment' : ''}`,
      tier.isOnSale ? 'on sale' : 'off sale',
    ]);
    const head = ['Id', 'Name', 'Kind', 'Cost', 'Discount', 'Grants', 'State'];
    return { lines: aligned([head, ...rows]), data: tiers, details: { count: tiers.length } };
  },
});
