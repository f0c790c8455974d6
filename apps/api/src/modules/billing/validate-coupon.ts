import type { CouponResult } from '@dakhila/contract/coupons';
import { COUPON_TRIES } from '@dakhila/domain/billing/coupon';
import { DomainError } from '@dakhila/domain/errors';
import { spend } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/now.ts';
import type { Caller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { type Buyer, buyerOfCaller } from './buyer.ts';
import { findCoupon } from './coupon-store.ts';
import { demandCoupon } from './demand-coupon.ts';
import { findOpenOrder } from './order-lookups.ts';
import { findTier } from './tier-store.ts';

type Asked = { code: string; tierId: string; email: string; caller: Caller };

/** What a coupon would take off a tier for this buyer now. It reserves nothing. */
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
  await demandCoupon(deps.db, coupon, use);
  const { discountType, discountValue, maxDiscountAmount } = coupon;
  return { discountType, discountValue, ...(maxDiscountAmount === undefined ? {} : { maxDiscountAmount }) };
}

/** Codes could be guessed, by asking or by ordering: a browser has few tries, and so has a student who keeps changing browsers. */
export async function countTry(db: Db, by: 'asking' | 'order', browserId: string, buyer: Buyer) {
  const keys = [`coupon:${by}:browser:${browserId}`, `coupon:${by}:buyer:${buyer.studentId ?? buyer.signupId}`];
  for (const key of keys) {
    const spent = await spend(db, key, COUPON_TRIES);
    if (!spent.isWithin) throw new DomainError('too-many-requests', { retryAfterSeconds: spent.retryAfterSeconds });
  }
}
