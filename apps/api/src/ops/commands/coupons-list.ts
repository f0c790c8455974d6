import { listCoupons } from '../../modules/billing/index.ts';
import { command } from '../command.ts';
import { aligned, inIst } from '../format.ts';

type Listed = Awaited<ReturnType<typeof listCoupons>>[number];

function offOf({ percent, amountPaise, maxDiscountPaise }: Listed['coupon']): string {
  if (percent === null) return `₹${Number(amountPaise) / 100}`;
  return maxDiscountPaise === null ? `${percent} %` : `${percent} %, at most ₹${maxDiscountPaise / 100}`;
}

const windowOf = ({ startsAt, endsAt }: Listed['coupon']) =>
  `${startsAt ? inIst(startsAt) : 'ever'} – ${endsAt ? inIst(endsAt) : 'ever'}`;

export const couponsList = command({
  name: 'coupons list',
  summary: 'List coupons with their bounds and uses',
  example: 'coupons list',
  changes: 'nothing',
  positionals: {},
  options: {},
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
    const lines = rows.length > 0 ? aligned([head, ...rows]) : ['No coupons.'];
    const data = listed.map(({ coupon, reserved, paid }) => ({ ...coupon, reserved, paid }));
    return { lines, data, details: { count: listed.length } };
  },
});
