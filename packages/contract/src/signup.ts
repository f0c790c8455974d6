import * as z from 'zod/mini';
import { done, endpoint, reply, replyWith } from './endpoint.ts';
import { code, couponCode, email, firstName, lastName, optionalText, phone, says, tierId } from './fields.ts';
import { PaymentStart, Tier } from './plans.ts';

const affiliationCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{1,6}$/, says('accounts.affiliationCode')));

/** What a browser's own pending sign-up contains; no other browser gets it. */
export const ExistingData = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  affiliationCode: z.string(),
});
export type ExistingData = z.infer<typeof ExistingData>;

/** The current step of the pending sign-up. */
export const SignupStep = z.enum(['email', 'whatsapp', 'completed']);
export type SignupStep = z.infer<typeof SignupStep>;

const Pending = z.object({ existingData: z.nullable(ExistingData), step: z.nullable(SignupStep) });

const form = { firstName, lastName, email, phone, affiliationCode: optionalText(affiliationCode) };

/** The form, or a request to resend the e-mail code, which may include the form's fields. */
const InitBody = z.union([
  z.strictObject({
    resendType: z.literal('email'),
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    affiliationCode: z.optional(z.string()),
  }),
  z.strictObject(form),
]);

export const signup = {
  checkExisting: endpoint('GET /signup/check-existing', 'anyone', {
    summary: 'Look up a phone number: registered, or the pending sign-up of this browser',
    query: z.object({ phone }),
    response: reply(Pending),
  }),
  checkEmail: endpoint('GET /signup/check-email', 'anyone', {
    summary: 'Look up an e-mail address: registered, or the pending sign-up of this browser',
    query: z.object({ email }),
    response: reply(Pending),
  }),
  init: endpoint('POST /signup/init', 'anyone', {
    summary: 'Begin or correct a sign-up and send the e-mail code, or send that code again',
    body: InitBody,
    response: reply(Pending),
  }),
  resendWhatsAppOtp: endpoint('POST /signup/resend-whatsapp-otp', 'signup', {
    summary: 'Send the WhatsApp code again',
    body: z.strictObject({ email }),
    response: done,
  }),
  verifyOtp: endpoint('POST /signup/verify-otp', 'signup', {
    summary: 'Check the e-mail or the WhatsApp code',
    body: z.strictObject({ email, otp: code, type: z.enum(['email', 'whatsapp']) }),
    response: replyWith({ isCodeSent: z.boolean() }),
  }),
  validateAffiliationCode: endpoint('GET /signup/validate-affiliation-code', 'anyone', {
    summary: 'Tell whether an affiliation code exists',
    query: z.object({ code: affiliationCode }),
    response: done,
  }),
  subscriptionTiers: endpoint('GET /signup/subscription-tiers', 'anyone', {
    mayLag: true,
    summary: 'The plans and top-ups on sale',
    response: reply(z.array(Tier)),
  }),
  freeTierSignup: endpoint('POST /signup/free-tier-signup', 'signup', {
    summary: 'Finish the sign-up with the free plan',
    body: z.strictObject({ email, tierId }),
    response: done,
  }),
  selectTier: endpoint('POST /signup/select-tier', 'signup', {
    summary: 'Order a plan and get the way to the payment gateway',
    body: z.strictObject({ email, tierId, couponCode: optionalText(couponCode) }),
    response: replyWith({ freeTier: z.boolean(), data: PaymentStart }),
  }),
};
