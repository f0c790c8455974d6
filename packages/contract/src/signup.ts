import { SIGNUP_SENTENCES } from '@dakhila/domain/signup/signup-form';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, reply, replyWith } from './envelope.ts';
import { code, couponCode, email, firstName, lastName, optionalText, phone, tierId } from './fields.ts';
import { PaymentStart, Tier } from './tiers.ts';

const affiliationCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{1,6}$/, SIGNUP_SENTENCES.affiliationCode));

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
  checkExisting: endpoint({
    method: 'GET',
    path: '/signup/check-existing',
    access: 'anyone',
    summary: 'Look up a phone number: registered, or the pending sign-up of this browser',
    query: z.object({ phone }),
    response: reply(Pending),
  }),
  checkEmail: endpoint({
    method: 'GET',
    path: '/signup/check-email',
    access: 'anyone',
    summary: 'Look up an e-mail address: registered, or the pending sign-up of this browser',
    query: z.object({ email }),
    response: reply(Pending),
  }),
  init: endpoint({
    method: 'POST',
    path: '/signup/init',
    access: 'anyone',
    summary: 'Begin or correct a sign-up and send the e-mail code, or send that code again',
    body: InitBody,
    response: reply(Pending),
  }),
  resendWhatsAppOtp: endpoint({
    method: 'POST',
    path: '/signup/resend-whatsapp-otp',
    access: 'signup',
    summary: 'Send the WhatsApp code again',
    body: z.strictObject({ email }),
    response: done,
  }),
  verifyOtp: endpoint({
    method: 'POST',
    path: '/signup/verify-otp',
    access: 'signup',
    summary: 'Check the e-mail or the WhatsApp code',
    body: z.strictObject({ email, otp: code, type: z.enum(['email', 'whatsapp']) }),
    response: replyWith({ isCodeSent: z.boolean() }),
  }),
  validateAffiliationCode: endpoint({
    method: 'GET',
    path: '/signup/validate-affiliation-code',
    access: 'anyone',
    summary: 'Tell whether an affiliation code exists',
    query: z.object({ code: affiliationCode }),
    response: done,
  }),
  subscriptionTiers: endpoint({
    method: 'GET',
    path: '/signup/subscription-tiers',
    access: 'anyone',
    summary: 'The plans and top-ups on sale',
    response: reply(z.array(Tier)),
  }),
  freeTierSignup: endpoint({
    method: 'POST',
    path: '/signup/free-tier-signup',
    access: 'signup',
    summary: 'Finish the sign-up with the free plan',
    body: z.strictObject({ email, tierId }),
    response: done,
  }),
  selectTier: endpoint({
    method: 'POST',
    path: '/signup/select-tier',
    access: 'signup',
    summary: 'Order a plan and get the way to the payment gateway',
    body: z.strictObject({ email, tierId, couponCode: optionalText(couponCode) }),
    response: replyWith({ freeTier: z.boolean(), data: PaymentStart }),
  }),
};
