import type { CouponResult } from '@dakhila/contract/coupons';
import { COUPON_TRIES, type Coupon, evaluateCoupon, priceOf } from '@dakhila/domain/billing/pricing';
import type { Tier } from '@dakhila/domain/billing/tier';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { sql } from 'drizzle-orm';
import { requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { isWithin, type Period, periodOf, type Window } from '../../db/indian-period.ts';
import { databaseNow } from '../../db/rows.ts';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { type Buyer, buyerOfCaller } from './buyer.ts';
import { countUses, findCoupon, findTier, minutesOfOwnReservation, type UseHolder } from './catalogue-store.ts';
import { findOpenOrder } from './order-store.ts';

type Use = { tier: Tier; holder: UseHolder; exceptOrderId: string | null; now: Date };

/** Refuses a coupon that this buyer cannot use for this tier now. A caller that then reserves a use must lock the coupon. */
export async function requireCoupon(db: Db, coupon: Coupon, { tier, holder, exceptOrderId, now }: Use): Promise<void> {
  // A use would be wasted on what costs nothing anyway.
  if (priceOf(tier) === 0) throw new DomainError('coupon-not-for-plan');
  const uses = await countUses(db, coupon, holder, exceptOrderId);
  const verdict = evaluateCoupon(coupon, tier.id, uses, now);
  if (verdict.ok) return;
  const minutes = verdict.code === 'coupon-used-up' ? await minutesOfOwnReservation(db, coupon.code, holder) : null;
  if (minutes === null) throw new DomainError(verdict.code);
  throw new DomainError(verdict.code, { message: messageOf('billing.couponInUse', { minutes }) });
}

type Asked = { code: string; tierId: string; email: string; caller: Caller };

/** The discount of a coupon on a tier for this buyer now. It reserves nothing. */
export async function validateCoupon(
  deps: Pick<Deps, 'db' | 'gateway'>,
  { code, tierId, email, caller }: Asked,
): Promise<CouponResult> {
  const buyer = await buyerOfCaller(deps.db, caller, email);
  await countTry(deps.db, 'asking', caller.browserId, buyer);
  const [tier, coupon] = await Promise.all([findTier(deps.db, tierId), findCoupon(deps.db, code)]);
  if (!tier) throw new DomainError('tier-not-found');
  if (!coupon) throw new DomainError('coupon-invalid');

  // The buyer's own open order with this coupon may be continued, so its reservation is no obstacle.
  const { studentId, signupId } = buyer;
  const wanted = { studentId, signupId, tierId, couponCode: code, gateway: deps.gateway.name };
  const own = await findOpenOrder(deps.db, wanted);
  const use = { tier, holder: buyer, exceptOrderId: own?.id ?? null, now: await databaseNow(deps.db) };
  await requireCoupon(deps.db, coupon, use);
  const { discountType, discountValue, maxDiscountAmount } = coupon;
  return { discountType, discountValue, ...(maxDiscountAmount === undefined ? {} : { maxDiscountAmount }) };
}

/** Codes could be guessed, so a browser has few tries, and so has a student who changes browsers. */
export async function countTry(db: Db, by: 'asking' | 'order', browserId: string, buyer: Buyer) {
  const keys = [`coupon:${by}:browser:${browserId}`, `coupon:${by}:buyer:${buyer.studentId ?? buyer.signupId}`];
  for (const key of keys) await requireBudget(db, key, COUPON_TRIES);
}

type CouponUse = {
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
