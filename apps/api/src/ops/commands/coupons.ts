import { COUPON_BOUNDS, isCouponCode } from '@dakhila/domain/billing/coupon-terms';
import {
  type CouponBounds,
  changeCoupon,
  createCoupon,
  findCoupon,
  type NewCoupon,
  type Refused,
  readCouponPage,
  readCouponUsage,
  setCouponActive,
} from '../../modules/billing/index.ts';
import { command, NotThere, Refusal, UsageError } from '../command.ts';
import { inIst, table } from '../format.ts';
import {
  afterOption,
  dayTyped,
  pageKeyTyped,
  periodOptions,
  periodTyped,
  rupees,
  rupeesTyped,
  switchReport,
  wholeNumber,
} from './typed.ts';

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
    const coupon: NewCoupon = {
      code,
      percent: wholeNumber('percent', args.percent, 1, COUPON_BOUNDS.percent) ?? null,
      maxDiscountPaise: rupeesTyped('cap', args.cap) ?? null,
      amountPaise: rupeesTyped('amount', args.amount) ?? null,
      startsAt: dayTyped('from', args.from) ?? null,
      endsAt: dayTyped('until', args.until, 1) ?? null,
      tierIds: args.tiers?.split(',').map((id) => id.trim()) ?? null,
      maxUses: wholeNumber('uses', args.uses, 1, COUPON_BOUNDS.uses) ?? null,
      maxUsesPerStudent:
        wholeNumber('uses-per-student', args['uses-per-student'], 1, COUPON_BOUNDS.usesPerStudent) ?? null,
    };
    const refused = await createCoupon(db, coupon);
    if (refused) throw failureOf(code, refused);
    return { lines: [`${code} added.`], data: coupon, subject: code };
  },
});

/** Why a coupon was not made, in words of the command line. */
function failureOf(code: string, refused: Refused): Error {
  switch (refused.problem) {
    case 'code':
      return new UsageError('A code must have 1 to 32 letters, digits, - or _, and not be a phone number.');
    case 'discount':
      return new UsageError('Give either --percent or --amount.');
    case 'cap':
      return new UsageError('--cap needs --percent.');
    case 'window':
      return new UsageError('--until is before --from, so no one could use it.');
    case 'tiers':
      return new NotThere(`Tier not found: ${refused.unknown.join(', ')}. See: tiers list`);
    case 'taken':
      return new Refusal(`${code} already exists.`);
  }
}

const NO_BOUND = 'none';
/** `none` removes a bound; nothing typed leaves it. */
const boundTyped = <T>(typed: string | undefined, read: (typed: string | undefined) => T | undefined) =>
  typed === NO_BOUND ? null : read(typed);

const couponsChange = command({
  name: 'coupons change',
  summary: 'Change the last day and the limits of a coupon; orders that have it keep it',
  example: 'coupons change DIWALI --until 2027-01-31 --uses none',
  changes: 'database',
  positionals: { code: { summary: 'The code' } },
  options: {
    until: text('Last day, such as 2026-12-31, or none'),
    uses: text('Total uses, or none for no limit'),
    'uses-per-student': text('Uses per student, or none for no limit'),
  },
  async run({ db }, args) {
    const code = args.code.toUpperCase();
    const typed = {
      endsAt: boundTyped(args.until, (day) => dayTyped('until', day, 1)),
      maxUses: boundTyped(args.uses, (uses) => wholeNumber('uses', uses, 1, COUPON_BOUNDS.uses)),
      maxUsesPerStudent: boundTyped(args['uses-per-student'], (uses) =>
        wholeNumber('uses-per-student', uses, 1, COUPON_BOUNDS.usesPerStudent),
      ),
    };
    const change: Partial<CouponBounds> = Object.fromEntries(
      Object.entries(typed).filter(([, bound]) => bound !== undefined),
    );
    if (Object.keys(change).length === 0) throw new UsageError('Give --until, --uses or --uses-per-student.');
    const changed = await changeCoupon(db, code, change);
    if (!changed) throw new NotThere(`Coupon ${code} not found.`);
    if ('problem' in changed) throw new UsageError('--until is before its first day, so no one could use it.');
    return { lines: [`${code} changed.`], data: changed.after, subject: code };
  },
});

type Listed = Awaited<ReturnType<typeof readCouponPage>>['listed'][number];

function offOf({ percent, amountPaise, maxDiscountPaise }: Listed['coupon']): string {
  if (percent === null) return `₹${Number(amountPaise) / 100}`;
  return maxDiscountPaise === null ? `${percent}%` : `${percent}%, at most ₹${maxDiscountPaise / 100}`;
}

const windowOf = ({ startsAt, endsAt }: Listed['coupon']) =>
  `${startsAt ? inIst(startsAt) : 'ever'} – ${endsAt ? inIst(endsAt) : 'ever'}`;

const couponsList = command({
  name: 'coupons list',
  summary: 'List coupons with their limits and uses, by code',
  example: 'coupons list',
  changes: 'nothing',
  options: { after: afterOption },
  async run({ db }, { after }) {
    const { listed, next } = await readCouponPage(db, pageKeyTyped(after?.toUpperCase(), isCouponCode));
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
    return { lines, data, next, details: { count: listed.length } };
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
      return switchReport({ subject: code, state, isChanged, data: { code, state } });
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
    if (code !== undefined && !(await findCoupon(db, code))) throw new NotThere(`Coupon ${code} not found.`);
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

export const couponCommands = [
  couponsAdd,
  couponsChange,
  couponsList,
  couponsUsage,
  couponsSwitch('close'),
  couponsSwitch('reopen'),
];
