import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isWithin, type Period, periodOf, type Window } from '../../db/indian-period.ts';

export type CouponUse = {
  code: string;
  period: string;
  paidOrders: number;
  students: number;
  revenuePaise: number;
  refundedPaise: number;
};
type Wanted = Window & { code: string | undefined; each: Period };

/** What was paid with coupons, by code and by the period of the payment. */
export async function readCouponUsage(db: Db, { code, each, ...window }: Wanted): Promise<CouponUse[]> {
  const { rows } = await db.execute<Record<keyof CouponUse, string>>(sql`
    select o.coupon_code as code, ${periodOf(sql`o.paid_at`, each)} as period, count(*) as "paidOrders",
      count(distinct o.student_id) as students,
      coalesce(sum(o.amount_paise) filter (where o.state = 'paid'), 0) as "revenuePaise",
      coalesce(sum(o.amount_paise) filter (where o.state <> 'paid'), 0) as "refundedPaise"
    from orders o
    where o.coupon_code is not null and o.paid_at is not null and ${isWithin(sql`o.paid_at`, window)}
      and (${code ?? null}::text is null or o.coupon_code = ${code ?? null})
    group by 1, 2 order by 1, 2`);
  return rows.map((row) => ({
    code: row.code,
    period: row.period,
    paidOrders: Number(row.paidOrders),
    students: Number(row.students),
    revenuePaise: Number(row.revenuePaise),
    refundedPaise: Number(row.refundedPaise),
  }));
}
