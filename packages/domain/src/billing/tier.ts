import { ALLOWANCE_KINDS, type AllowanceKind } from '../allowance/ledger.ts';
import type { Priced } from './pricing.ts';
import { type SoldTier, TOP_UP_KINDS } from './top-up-kinds.ts';

/** A plan or a top-up, as it is sold. */
export type Tier = SoldTier & Priced & { id: string; name: string };

/** What an order buys: a plan at sign-up, a better plan later, or one of the three top-ups. */
export const ORDER_PURPOSES = ['signup', 'upgrade', 'predictions', 'counselling', 'psychometric'] as const;
export type OrderPurpose = (typeof ORDER_PURPOSES)[number];

/** Whether a tier can be bought for this purpose. Premium has sessions too, but it is a plan and no top-up. */
export function isSoldFor(purpose: OrderPurpose, tier: Tier): boolean {
  if (purpose === 'signup') return !tier.isTopUp;
  if (purpose === 'upgrade') return !tier.isTopUp && tier.cost > 0;
  return tier.isTopUp && TOP_UP_KINDS[purpose].isListed(tier);
}

/** How much of each allowance. */
export type Grants = Record<AllowanceKind, number>;

/** What buying a tier credits. */
export const grantsOf = (tier: SoldTier): Grants => ({
  attempts: tier.recommendationPulls,
  sessions: tier.availableCounsellingSessions,
  assessments: tier.psychometricAssessment ? 1 : 0,
});

/** The kinds that are granted at all, with how much. */
export const grantedKinds = (grants: Grants) =>
  ALLOWANCE_KINDS.map((kind) => ({ kind, amount: grants[kind] })).filter(({ amount }) => amount > 0);
