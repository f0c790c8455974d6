import { addCoupon, listAllTiers, type NewCoupon } from '../../modules/billing/index.ts';
import { command, NotThere, Refusal, UsageError } from '../command.ts';
import { dayTyped, rupeesTyped, wholeNumber } from './numbers.ts';

const text = (summary: string) => ({ type: 'string', summary }) as const;

export const couponsAdd = command({
  name: 'coupons add',
  summary: 'Add a coupon: a percentage, perhaps with a cap, or a fixed amount',
  example: 'coupons add DIWALI --percent 25 --cap 300 --until 2026-12-31 --uses 100',
  changes: 'database',
  positionals: { code: { summary: '1 to 32 letters, digits, - or _' } },
  options: {
    percent: text('Per cent off, 1 to 100'),
    cap: text('Rupees that a percentage takes off at most'),
    amount: text('Rupees off'),
    from: text('First day, such as 2026-12-01'),
    until: text('Last day, such as 2026-12-31'),
    tiers: text('Ids of the tiers it serves, separated by commas; without it every tier'),
    uses: text('Uses in all'),
    'uses-per-student': text('Uses of one student'),
  },
  async run({ db }, args) {
    const code = args.code.toUpperCase();
    if (!/^[A-Z0-9_-]{1,32}$/.test(code)) throw new UsageError('A code has 1 to 32 letters, digits, - or _.');
    if ((args.percent === undefined) === (args.amount === undefined))
      throw new UsageError('Give either --percent or --amount.');
    if (args.cap !== undefined && args.percent === undefined) throw new UsageError('--cap goes with --percent.');
    const tierIds = args.tiers?.split(',').map((id) => id.trim());
    const known = new Set((await listAllTiers(db)).map((tier) => tier.id));
    const unknown = tierIds?.filter((id) => !known.has(id)) ?? [];
    if (unknown.length > 0) throw new NotThere(`There is no tier ${unknown.join(', ')}. See: tiers list`);

    const coupon: NewCoupon = {
      code,
      percent: wholeNumber('percent', args.percent, 1, 100) ?? null,
      maxDiscountPaise: rupeesTyped('cap', args.cap) ?? null,
      amountPaise: rupeesTyped('amount', args.amount) ?? null,
      startsAt: dayTyped('from', args.from) ?? null,
      endsAt: dayTyped('until', args.until, 1) ?? null,
      tierIds: tierIds ?? null,
      maxUses: wholeNumber('uses', args.uses, 1, 10_000_000) ?? null,
      maxUsesPerStudent: wholeNumber('uses-per-student', args['uses-per-student'], 1, 1_000) ?? null,
    };
    if (coupon.startsAt && coupon.endsAt && coupon.endsAt <= coupon.startsAt)
      throw new UsageError('--until is before --from: nobody could use it.');
    if (!(await addCoupon(db, coupon))) throw new Refusal(`${code} is already there.`);
    return { lines: [`${code} added.`], data: coupon, subject: code };
  },
});
