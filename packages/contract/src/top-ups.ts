import { TOP_UP_KINDS, type TopUpKind } from '@dakhila/domain/billing/top-up-kinds';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { reply, replyWith } from './envelope.ts';
import { couponCode, optionalText, tierId } from './fields.ts';
import { PaymentStart, Tier } from './tiers.ts';

const topUpEndpoints = (kind: TopUpKind) => ({
  tiers: endpoint({
    method: 'GET',
    path: `${TOP_UP_KINDS[kind].path}/tiers`,
    access: 'student',
    hasMessages: true,
    summary: `The ${kind} top-ups on sale`,
    response: reply(z.array(Tier)),
  }),
  selectTier: endpoint({
    method: 'POST',
    path: `${TOP_UP_KINDS[kind].path}/select-tier`,
    access: 'student',
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
