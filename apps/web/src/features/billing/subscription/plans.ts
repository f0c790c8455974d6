import { type OrderStatus, payments } from '@dakhila/contract/payments';
import { signup } from '@dakhila/contract/signup';
import type { Tier } from '@dakhila/contract/tiers';
import { call } from '../../../lib/api.ts';
import { fill } from '../../../lib/messages.ts';
import type { PlanSummary } from '../checkout/plan-cards.tsx';
import type { SubscriptionWords } from '../messages.ts';

/** The plan that most students need: it covers both exams. */
const RECOMMENDED = 'Standard';

/** The free plan takes no coupon and needs no payment. */
export const isFreePlan = (tier: Pick<Tier, 'name'>): boolean => tier.name === 'Basic';

/** The plans among the tiers on sale; top-ups are bought elsewhere. */
const plansAmong = (tiers: readonly Tier[]): Tier[] => tiers.filter((tier) => !tier.isTopUp);

/** What a plan's card says: its label, for whom it is, and its allowances in words. */
export function planSummary(tier: Tier, words: SubscriptionWords): PlanSummary {
  const { recommendationPulls: attempts, availableCounsellingSessions: sessions } = tier;
  const audiences: Record<string, string | undefined> = words.audiences;
  return {
    label: isFreePlan(tier)
      ? { text: words.freeTier, variant: 'outline' }
      : { text: words.launchOffer, variant: 'secondary' },
    mark: tier.name === RECOMMENDED ? words.recommended : undefined,
    sentence: audiences[tier.name],
    lines: [
      { text: attempts > 0 ? fill(words.attempts, { count: attempts }) : words.noAttempts, isIncluded: attempts > 0 },
      { text: sessions > 0 ? fill(words.sessions, { count: sessions }) : words.noSessions, isIncluded: sessions > 0 },
      {
        text: tier.psychometricAssessment ? words.assessment : words.noAssessment,
        isIncluded: tier.psychometricAssessment,
      },
    ],
  };
}

/** The plans a student can sign up with. */
export const loadPlans = async (signal: AbortSignal) =>
  plansAmong((await call(signup.subscriptionTiers, undefined, { signal })).data);

/** The order of this browser's sign-up that is being paid, or looked at by our team; null when there is none. */
export async function loadOrderUnderWay(signal: AbortSignal): Promise<OrderStatus | null> {
  const { order } = (await call(payments.current, undefined, { signal })).data;
  return order?.purpose === 'signup' && ['processing', 'review'].includes(order.state) ? order : null;
}
