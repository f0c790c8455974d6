import { TOP_UP_KINDS, type TopUpKind } from '@dakhila/domain/billing/tier';
import * as z from 'zod/mini';
import { endpoint, reply, replyWith } from './endpoint.ts';
import { couponCode, optionalText, tierId } from './fields.ts';
import { PaymentStart, Tier } from './plans.ts';

export const topUpEndpoints = (kind: TopUpKind) => ({
  tiers: endpoint(`GET ${TOP_UP_KINDS[kind].path}/tiers`, 'student', {
    hasMessages: true,
    mayLag: true,
    summary: `The ${kind} top-ups on sale`,
    response: reply(z.array(Tier)),
  }),
  selectTier: endpoint(`POST ${TOP_UP_KINDS[kind].path}/select-tier`, 'student', {
    summary: `Order a ${kind} top-up and get the way to the payment gateway`,
    body: z.strictObject({ tierId, couponCode: optionalText(couponCode) }),
    response: replyWith({ freeTier: z.boolean(), data: PaymentStart }),
  }),
});

export const topUps = {
  predictions: topUpEndpoints('predictions'),
  counselling: topUpEndpoints('counselling'),
  psychometric: topUpEndpoints('psychometric'),
};

export const upgrades = {
  tiers: endpoint('GET /upgrade/tiers', 'student', {
    summary: 'The plans that are better than the one the student has',
    response: reply(z.array(Tier)),
  }),
  selectTier: endpoint('POST /upgrade/select-tier', 'student', {
    summary: 'Order a better plan and get the way to the payment gateway',
    body: z.strictObject({ tierId, couponCode: optionalText(couponCode) }),
    response: replyWith({ freeTier: z.boolean(), data: PaymentStart }),
  }),
};
