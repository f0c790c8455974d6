import {
  addCoupon,
  listAllTiers,
  listCoupons,
  type NewCoupon,
  readCouponUsage,
  setCouponActive,
} from '../../modules/billing/index.ts';
import { command, NotThere, Refusal, UsageError } from '../command.ts';
import { inIst, table } from '../format.ts';
import { dayTyped, periodOptions, periodTyped, rupees, rupeesTyped, wholeNumber } from './typed.ts';

const text = (summary: string) => ({ type: 'string', summary }) as const;

const couponsAdd = command({
  name: 'coupons add',
  summary: 'Add a coupon: a percentage (with a cap, if you like) or a fixed amount',
  example: 'coupons add DIWALI --percent 25 --cap 300 --until 2026-12-31 --uses 100',
  changes: 'database',
  positionals: { code: { summary: '1 to 32 letters, digits, - or _' } },
  options: {
    percent: text('Per cent off, 1 to 100'),
    cap: text('The most rupees that a percentage takes off'),
    amount: text('Rupees off'),
    from: text('First day, such as 2026-12-01'),
    until: text('Last day, such as 2026-12-31'),
    tiers: text('Ids of the tiers it is for, separated by commas (default: every tier)'),
    uses: text('Total uses'),
    'uses-per-student': text('Uses per student'),
  },
  async run({ db }, args) {
    const code = args.code.toUpperCase();
    if (!/^[A-Z0-9_-]{1,32}$/.test(code)) throw new UsageError('A code must have 1 to 32 letters, digits, - or _.');
    if ((args.percent === undefined) === (args.amount === undefined))
      throw new UsageError('Give either --percent or --amount.');
    if (args.cap !== undefined && args.percent === undefined) throw new UsageError('--cap needs --percent.');
    const tierIds = args.tiers?.split(',').map((id) => id.trim());
    const known = new Set((await listAllTiers(db)).map((tier) => tier.id));
    const unknown = tierIds?.filter((id) => !known.has(id)) ?? [];
    if (unknown.length > 0) throw new NotThere(`Tier not found: ${unknown.join(', ')}. See: tiers list`);

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
      throw new UsageError('--until is before --from, so no one could use it.');
    if (!(await addCoupon(db, coupon))) throw new Refusal(`${code} already exists.`);
    return { lines: [`${code} added.`], data: coupon, subject: code };
  },
});

type Listed = Awaited<ReturnType<typeof listCoupons>>[number];

function offOf({ percent, amountPaise, maxDiscountPaise }: Listed['coupon']): string {
  if (percent === null) return `₹${Number(amountPaise) / 100}`;
  return maxDiscountPaise === null ? `${percent}%` : `${percent}%, at most ₹${maxDiscountPaise / 100}`;
}

const windowOf = ({ startsAt, endsAt }: Listed['coupon']) =>
  `${startsAt ? inIst(startsAt) : 'ever'} – ${endsAt ? inIst(endsAt) : 'ever'}`;

const couponsList = command({
  name: 'coupons list',
  summary: 'List coupons with their limits and uses',
  example: 'coupons list',
  changes: 'nothing',
  async run({ db }) {
    const listed = await listCoupons(db);
    const rows = listed.map(({ coupon, reserved, paid }) => [
      coupon.code,
      coupon.isActive ? 'on' : 'off',
      offOf(coupon),
      `${paid} paid, ${reserved} reserved of ${coupon.maxUses ?? 'any'}`,
      coupon.maxUsesPerStudent === null ? 'any' : String(coupon.maxUsesPerStudent),
      coupon.tierIds?.join(', ') ?? 'every tier',
      windowOf(coupon),
    ]);
    const head = ['Code', 'State', 'Off', 'Uses', 'Each', 'Tiers', 'Window'];
    const lines = table(head, rows, 'No coupons.');
    const data = listed.map(({ coupon, reserved, paid }) => ({ ...coupon, reserved, paid }));
    return { lines, data, details: { count: listed.length } };
  },
});

const couponsSwitch = (verb: 'close' | 'reopen') =>
  command({
    name: `coupons ${verb}`,
    summary: verb === 'close' ? 'Close a coupon; orders that have it keep it' : 'Reopen a closed coupon',
    example: `coupons ${verb} DIWALI`,
    changes: 'database',
    positionals: { code: { summary: 'The code' } },
    async run({ db }, args) {
      const code = args.code.toUpperCase();
      const isActive = verb === 'reopen';
      const found = await setCouponActive(db, code, isActive);
      if (!found) throw new NotThere(`Coupon ${code} not found.`);
      const state = isActive ? 'open' : 'closed';
      const isChanged = found.wasActive !== isActive;
      return {
        lines: [`${code} ${isChanged ? 'is now' : 'was already'} ${state}.`],
        data: { code, state, isChanged },
        subject: code,
        details: { isChanged },
      };
    },
  });

const couponsUsage = command({
  name: 'coupons usage',
  summary: 'Report what was paid with coupons, by period',
  example: 'coupons usage DIWALI --each week',
  changes: 'nothing',
  positionals: { code: { summary: 'One code (default: all)', isOptional: true } },
  options: periodOptions,
  async run({ db }, args) {
    const code = args.code?.toUpperCase();
    if (code !== undefined && !(await listCoupons(db)).some(({ coupon }) => coupon.code === code))
      throw new NotThere(`Coupon ${code} not found.`);
    const period = periodTyped(args);
    const uses = await readCouponUsage(db, { code, ...period });
    const rows = uses.map((use) => [
      use.code,
      use.period,
      String(use.paidOrders),
      String(use.students),
      rupees(use.revenuePaise),
      rupees(use.refundedPaise),
    ]);
    const head = ['Code', 'Period', 'Orders', 'Students', 'Revenue', 'Refunded'];
    return {
      lines: table(head, rows, 'Nothing in this period.'),
      data: uses,
      ...(code === undefined ? {} : { subject: code }),
      details: { each: period.each, rows: uses.length },
    };
  },
});

export const couponCommands = [couponsAdd, couponsList, couponsUsage, couponsSwitch('close'), couponsSwitch('reopen')];
