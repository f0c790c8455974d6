import { type Coupon, judgeCoupon } from '@dakhila/domain/billing/coupon';
import { priceOf } from '@dakhila/domain/billing/pricing';
import type { Tier } from '@dakhila/domain/billing/tier';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { countUses, minutesOfOwnReservation, type UseHolder } from './coupon-store.ts';

type Use = { tier: Tier; holder: UseHolder; exceptOrderId: string | null; now: Date };

/** Refuses a coupon that this buyer cannot use for this tier now. Whoever then reserves a use must hold the coupon meanwhile. */
export async function demandCoupon(db: Db, coupon: Coupon, { tier, holder, exceptOrderId, now }: Use): Promise<void> {
  // A use would be wasted on what costs nothing anyway.
  if (priceOf(tier) === 0) throw new DomainError('coupon-not-for-plan');
  const uses = await countUses(db, coupon.code, holder, exceptOrderId);
  const verdict = judgeCoupon(coupon, tier.id, uses, now);
  if (verdict.ok) return;
  const minutes = verdict.code === 'coupon-used-up' ? await minutesOfOwnReservation(db, coupon.code, holder) : null;
  if (minutes === null) throw new DomainError(verdict.code);
  throw new DomainError(verdict.code, {
    message: `Your other payment with this coupon is still open. Finish it, or try again in ${minutes} minutes`,
  });
}
