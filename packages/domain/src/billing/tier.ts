import type { Priced } from './pricing.ts';

/** What a plan or a top-up grants: predictor attempts, counselling sessions, the psychometric assessment. */
export const ALLOWANCE_KINDS = ['attempts', 'sessions', 'assessments'] as const;
export type AllowanceKind = (typeof ALLOWANCE_KINDS)[number];

/** Why an allowance changed: bought, spent, given back, taken back. */
export const LEDGER_REASONS = ['purchase', 'use', 'return', 'refund'] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** What is left of each kind, and how much of it was ever credited by a purchase. */
export type Balances = Record<AllowanceKind, { left: number; bought: number }>;

type Row = { kind: AllowanceKind; amount: number; reason: LedgerReason };

/** Sums a student's ledger. */
export function balancesOf(rows: Iterable<Row>): Balances {
  const balances: Balances = { attempts: empty(), sessions: empty(), assessments: empty() };
  for (const { kind, amount, reason } of rows) {
    balances[kind].left += amount;
    if (reason === 'purchase' || reason === 'refund') balances[kind].bought += amount;
  }
  return balances;
}
const empty = () => ({ left: 0, bought: 0 });

/** The field names of the balances in responses. An assessment stays owned after it was started. */
export function allowanceOf(balances: Balances, isAssessmentCompleted: boolean) {
  return {
    recommendationPulls: balances.attempts.left,
    psychometricAssessment: balances.assessments.bought > 0,
    psychometricTestStatus: isAssessmentCompleted,
    availableCounsellingSessions: balances.sessions.left,
    totalCounsellingSessions: balances.sessions.bought,
  };
}

/** What decides where a tier is sold. */
type SoldTier = {
  isTopUp: boolean;
  recommendationPulls: number;
  availableCounsellingSessions: number;
  psychometricAssessment: boolean;
};

/** The three things a student can top up, as data: routes, calls and lists read this table. */
export const TOP_UP_KINDS = {
  predictions: { path: '/topup', isListed: (tier: SoldTier) => tier.isTopUp && tier.recommendationPulls > 0 },
  // The spec's client filter. The server adds `isTopUp`: Premium has sessions too, and is no top-up.
  counselling: { path: '/counseling-topup', isListed: (tier: SoldTier) => tier.availableCounsellingSessions > 0 },
  psychometric: {
    path: '/psychometric-topup',
    isListed: (tier: SoldTier) => tier.isTopUp && tier.psychometricAssessment,
  },
} as const;
export type TopUpKind = keyof typeof TOP_UP_KINDS;

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
