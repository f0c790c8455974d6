import type { Tier } from '@dakhila/contract/plans';
import { topUps } from '@dakhila/contract/top-ups';
import { TOP_UP_KINDS, type TopUpKind } from '@dakhila/domain/billing/tier';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { fill } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import type { TopUpMessages } from './messages.ts';

type TopUpPage = {
  path: string;
  paymentPath: string;
  backPath: string;
  hasTerms: boolean;
  /** When Apply is pressed with nothing to apply. */
  incompleteCoupon: 'error' | 'warning';
  /** When a payment cannot start: return to the plans with a message, or stay. */
  failedPayment: 'return' | 'stay';
  linesOf: (tier: Tier, messages: TopUpMessages) => string[];
};

export const TOP_UP_PAGES: Record<TopUpKind, TopUpPage> = {
  predictions: {
    path: paths.topUp,
    paymentPath: paths.topUpPayment,
    backPath: paths.predictor,
    hasTerms: true,
    incompleteCoupon: 'error',
    failedPayment: 'return',
    linesOf: (tier, messages) => [
      fill(messages.kinds.predictions.credit, { count: tier.recommendationPulls }),
      messages.instantActivation,
      messages.noExpiry,
    ],
  },
  counselling: {
    path: paths.topUpCounselling,
    paymentPath: paths.topUpCounsellingPayment,
    backPath: paths.counselling,
    hasTerms: true,
    incompleteCoupon: 'error',
    failedPayment: 'stay',
    linesOf: (tier, messages) => [
      fill(messages.kinds.counselling.credit, { count: tier.availableCounsellingSessions }),
      messages.instantActivation,
      messages.noExpiry,
    ],
  },
  psychometric: {
    path: paths.topUpPsychometric,
    paymentPath: paths.topUpPsychometricPayment,
    backPath: paths.dashboard,
    hasTerms: false,
    incompleteCoupon: 'warning',
    failedPayment: 'stay',
    linesOf: (_, messages) => messages.kinds.psychometric.contents,
  },
};

export const topUpTiersQuery = (kind: TopUpKind) =>
  queryOptions({
    queryKey: ['top-up-tiers', kind],
    queryFn: async ({ signal }) =>
      (await call(topUps[kind].tiers, undefined, { signal })).data.filter(TOP_UP_KINDS[kind].isListed),
  });
