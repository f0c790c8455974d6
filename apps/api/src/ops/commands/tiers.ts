import { changeTier, listAllTiers } from '../../modules/billing/index.ts';
import { command, NotThere, UsageError } from '../command.ts';
import { aligned } from '../format.ts';
import { rupeesTyped, wholeNumber } from './typed.ts';

const tiersList = command({
  name: 'tiers list',
  summary: 'List plans and top-ups with their price and what they grant',
  example: 'tiers list',
  changes: 'nothing',
  async run({ db }) {
    const tiers = await listAllTiers(db);
    const rows = tiers.map((tier) => [
      tier.id,
      tier.name,
      tier.isTopUp ? 'top-up' : 'plan',
      `₹${tier.costPaise / 100}`,
      `${tier.discountPercent}%`,
      `${tier.attempts} attempts, ${tier.sessions} sessions${tier.hasAssessment ? ', assessment' : ''}`,
      tier.isOnSale ? 'on sale' : 'off sale',
    ]);
    const head = ['Id', 'Name', 'Kind', 'Cost', 'Discount', 'Grants', 'State'];
    return { lines: aligned([head, ...rows]), data: tiers, details: { count: tiers.length } };
  },
});

const tiersSet = command({
  name: 'tiers set',
  summary: 'Change what a tier costs, or take it off sale; existing orders keep their price',
  example: 'tiers set standard --cost 1998 --discount 50',
  changes: 'database',
  positionals: { id: { summary: 'The id that `tiers list` shows' } },
  options: {
    cost: { type: 'string', summary: 'Rupees before the discount' },
    discount: { type: 'string', summary: 'Per cent, 0 to 100' },
    sale: { type: 'string', summary: 'on or off' },
  },
  async run({ db }, { id, cost, discount, sale }) {
    if (sale !== undefined && sale !== 'on' && sale !== 'off') throw new UsageError('--sale must be on or off.');
    const costPaise = rupeesTyped('cost', cost, 0);
    const discountPercent = wholeNumber('discount', discount, 0, 100);
    const change = {
      ...(costPaise === undefined ? {} : { costPaise }),
      ...(discountPercent === undefined ? {} : { discountPercent }),
      ...(sale === undefined ? {} : { isOnSale: sale === 'on' }),
    };
    if (Object.keys(change).length === 0) throw new UsageError('Give --cost, --discount or --sale.');
    const changed = await changeTier(db, id, change);
    if (!changed) throw new NotThere(`Tier ${id} not found. See: tiers list`);
    const { before, after } = changed;
    return {
      lines: [`${after.name}: ${priceOf(after)} (was ${priceOf(before)}).`],
      data: after,
      subject: id,
      details: { before: priceOf(before), after: priceOf(after) },
    };
  },
});

const priceOf = (tier: { costPaise: number; discountPercent: number; isOnSale: boolean }) =>
  `₹${tier.costPaise / 100} less ${tier.discountPercent}%, ${tier.isOnSale ? 'on' : 'off'} sale`;

export const tierCommands = [tiersList, tiersSet];
