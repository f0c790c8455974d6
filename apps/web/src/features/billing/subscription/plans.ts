import { type OrderStatus, payments } from '@dakhila/contract/payments';
import type { Tier } from '@dakhila/contract/plans';
import { signup } from '@dakhila/contract/signup';
import { BRANCH_PLANS } from '@dakhila/domain/predictor/branch-advice';
import { call } from '../../../lib/api.ts';
import { fill } from '../../../lib/messages.ts';
import type { PlanSummary } from '../checkout/plan-cards.tsx';
import type { SubscriptionMessages } from '../messages.ts';

/** The free plan takes no coupon and needs no payment. */
export const isFreePlan = (tier: Pick<Tier, 'name'>): boolean => tier.name === 'Basic';

const withoutTopUps = (tiers: readonly Tier[]): Tier[] => tiers.filter((tier) => !tier.isTopUp);

export function planSummary(tier: Tier, messages: SubscriptionMessages): PlanSummary {
  const { recommendationPulls: attempts, availableCounsellingSessions: sessions } = tier;
  const audiences: Record<string, string | undefined> = messages.audiences;
  const hasBranches = BRANCH_PLANS.includes(tier.name);
  return {
    label: isFreePlan(tier)
      ? { text: messages.freeTier, variant: 'outline' }
      : { text: messages.launchOffer, variant: 'secondary' },
    sentence: audiences[tier.name],
    lines: [
      { text: messages.exams, isIncluded: true },
      { text: hasBranches ? messages.branches : messages.noBranches, isIncluded: hasBranches },
      {
        text: attempts > 0 ? fill(messages.attempts, { count: attempts }) : messages.noAttempts,
        isIncluded: attempts > 0,
      },
      {
        text: sessions > 0 ? fill(messages.sessions, { count: sessions }) : messages.noSessions,
        isIncluded: sessions > 0,
      },
      {
        text: tier.psychometricAssessment ? messages.assessment : messages.noAssessment,
        isIncluded: tier.psychometricAssessment,
      },
    ],
  };
}

export const loadPlans = async (signal: AbortSignal) =>
  withoutTopUps((await call(signup.subscriptionTiers, undefined, { signal })).data);

/** Null if no order of this sign-up is being paid or reviewed. */
export async function loadOrderUnderWay(signal: AbortSignal): Promise<OrderStatus | null> {
  const { order } = (await call(payments.current, undefined, { signal })).data;
  return order?.purpose === 'signup' && ['processing', 'review'].includes(order.state) ? order : null;
}
