import { KEEP_WHILE_OPEN_DAYS, nextCheckAt } from '@dakhila/domain/billing/order-checks';
import { type Coupon, priceOf, RESERVATION_MINUTES } from '@dakhila/domain/billing/pricing';
import { grantsOf, isSoldFor, type OrderPurpose, type Tier } from '@dakhila/domain/billing/tier';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import type { Deps } from '../../ports.ts';
import { holdStudent } from '../accounts/index.ts';
import { type Buyer, lockBuyer, requireOpenSignup } from './buyer.ts';
import { findTier, lockCoupon, rankOfPlan, reserveUse } from './catalogue-store.ts';
import { requireCoupon } from './coupons.ts';
import { readBalances } from './ledger-store.ts';
import { findFreeTwin, findOpenOrder, insertOrder, keepSignup, type Order } from './order-store.ts';

export type Wanted = { purpose: OrderPurpose; tierId: string; couponCode: string | null };
/** `clickId` names the order if it costs nothing. */
export type Click = Wanted & { clickId?: string | undefined };
type Needs = Pick<Deps, 'gateway' | 'newId'>;

/** Returns the open order for the same thing, or a new one with a fixed price and a reserved coupon use. */
export async function placeOrder(deps: Needs, tx: Db, buyer: Buyer, { clickId, ...wanted }: Click): Promise<Order> {
  await lockBuyer(tx, buyer);
  const twin = await findFreeTwin(tx, { ...wanted, ...ownerOf(buyer), clickId });
  if (twin) return twin;
  await requireOpenSignup(tx, buyer);
  const tier = await findTier(tx, wanted.tierId);
  if (!tier || !isSoldFor(wanted.purpose, tier)) throw new DomainError('tier-not-found');
  if (wanted.purpose === 'upgrade') await requireBetterPlan(tx, buyer, tier);
  if (wanted.purpose === 'psychometric') await requireNoAssessment(tx, buyer);
  const open = await findOpenOrder(tx, { ...wanted, ...ownerOf(buyer), gateway: deps.gateway.name });
  if (open) return open;

  const now = await databaseNow(tx);
  const coupon = wanted.couponCode ? await takeCoupon(tx, wanted.couponCode, { tier, holder: buyer, now }) : null;
  const priced = newOrder(deps, tier, coupon, now);
  const id = (priced.amountPaise === 0 && clickId) || priced.id;
  const order = await insertOrder(tx, { ...priced, ...wanted, ...ownerOf(buyer), id });
  if (coupon) await reserveUse(tx, order.id, coupon.code);
  if (buyer.signupId) await keepSignup(tx, buyer.signupId, KEEP_WHILE_OPEN_DAYS);
  return order;
}

const ownerOf = ({ studentId, signupId }: Buyer) => ({ studentId, signupId });

function newOrder({ gateway, newId }: Needs, tier: Tier, coupon: Coupon | null, createdAt: Date) {
  return {
    id: newId(),
    transactionId: `DK${newId().replaceAll('-', '').toUpperCase()}`,
    tierName: tier.name,
    costPaise: tier.cost * 100,
    amountPaise: priceOf(tier, coupon) * 100,
    ...grantsOf(tier),
    gateway: gateway.name,
    merchant: gateway.merchant,
    state: 'created' as const,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + RESERVATION_MINUTES * 60_000),
    nextCheckAt: nextCheckAt(createdAt, createdAt),
  };
}

/** A valid coupon, locked until its use is reserved. */
async function takeCoupon(tx: Db, code: string, use: { tier: Tier; holder: Buyer; now: Date }): Promise<Coupon> {
  const coupon = await lockCoupon(tx, code);
  if (!coupon) throw new DomainError('coupon-invalid');
  await requireCoupon(tx, coupon, { ...use, exceptOrderId: null });
  return coupon;
}

async function requireBetterPlan(tx: Db, buyer: Buyer, tier: Tier) {
  const student = buyer.studentId ? await holdStudent(tx, buyer.studentId) : undefined;
  const [present, wanted] = [await rankOfPlan(tx, student?.tierName ?? ''), await rankOfPlan(tx, tier.name)];
  if (wanted <= present) throw new DomainError('conflict', { message: messageOf('billing.planHeld') });
}

/** A student has one assessment: a second purchase would grant nothing. */
async function requireNoAssessment(tx: Db, { studentId }: Buyer) {
  if (studentId && (await readBalances(tx, studentId)).assessments.bought > 0)
    throw new DomainError('conflict', { message: messageOf('billing.assessmentHeld') });
}
