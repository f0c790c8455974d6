/** What decides where a tier is sold. */
export type SoldTier = {
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
