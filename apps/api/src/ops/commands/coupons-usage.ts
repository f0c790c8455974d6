import { listCoupons, readCouponUsage } from '../../modules/billing/index.ts';
import { command, NotThere } from '../command.ts';
import { aligned } from '../format.ts';
import { periodOptions, periodTyped, rupees } from './periods.ts';

export const couponsUsage = command({
  name: 'coupons usage',
  summary: 'Report what was paid with coupons, by period',
  example: 'coupons usage DIWALI --each week',
  changes: 'nothing',
  positionals: { code: { summary: 'One code; without it all', isOptional: true } },
  options: periodOptions,
  async run({ db }, args) {
    const code = args.code?.toUpperCase();
    if (code !== undefined && !(await listCoupons(db)).some(({ coupon }) => coupon.code === code))
      throw new NotThere(`There is no coupon ${code}.`);
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
      lines: rows.length > 0 ? aligned([head, ...rows]) : ['Nothing in this time.'],
      data: uses,
      ...(code === undefined ? {} : { subject: code }),
      details: { each: period.each, rows: uses.length },
    };
  },
});
