import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { reply, replyWith } from './envelope.ts';
import { couponCode, optionalText, tierId } from './fields.ts';
import { PaymentStart, Tier } from './tiers.ts';

export const upgrades = {
  tiers: endpoint({
    method: 'GET',
    path: '/upgrade/tiers',
    access: 'student',
    summary: 'The plans that are better than the one the student has',
    response: reply(z.array(Tier)),
  }),
  selectTier: endpoint({
    method: 'POST',
    path: '/upgrade/select-tier',
    access: 'student',
    summary: 'Order a better plan and get the way to the payment gateway',
    body: z.strictObject({ tierId, couponCode: optionalText(couponCode) }),
    response: replyWith({ freeTier: z.boolean(), data: PaymentStart }),
  }),
};
