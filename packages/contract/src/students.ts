import { LANGUAGES } from '@dakhila/domain/language/languages';
import * as z from 'zod/mini';
import { done, endpoint, replyWith } from './endpoint.ts';

export const SubscriptionAllowance = z.object({
  recommendationPulls: z.number(),
  psychometricAssessment: z.boolean(),
  psychometricTestStatus: z.boolean(),
  availableCounsellingSessions: z.number(),
  totalCounsellingSessions: z.number(),
});

export const StudentProfile = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subscriptionTier: z.string(),
  subscriptionAllowance: SubscriptionAllowance,
  isProfileCompleted: z.boolean(),
});
export type StudentProfile = z.infer<typeof StudentProfile>;

export const students = {
  me: endpoint('GET /student-profile/me', 'student', {
    summary: 'The signed-in student with plan and allowances',
    response: replyWith({ data: StudentProfile, isCompleted: z.boolean() }),
  }),
};

export const language = {
  choose: endpoint('POST /language', 'anyone', {
    summary: 'The language of this browser; kept in the profile too when a student is signed in',
    body: z.strictObject({ language: z.enum(LANGUAGES) }),
    response: done,
  }),
};

export const agreements = {
  accept: endpoint('POST /agreements', 'student', {
    summary: 'Accept the terms and the privacy policy in the version that was read; 409 when a newer one stands',
    body: z.strictObject({ version: z.string().check(z.minLength(1), z.maxLength(40)) }),
    response: done,
  }),
};
