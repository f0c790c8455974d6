import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { replyWith } from './envelope.ts';

export const SubscriptionAllowance = z.object({
  recommendationPulls: z.number(),
  psychometricAssessment: z.boolean(),
  psychometricTestStatus: z.boolean(),
  availableCounsellingSessions: z.number(),
  totalCounsellingSessions: z.number(),
});
export type SubscriptionAllowance = z.infer<typeof SubscriptionAllowance>;

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
  me: endpoint({
    method: 'GET',
    path: '/student-profile/me',
    access: 'student',
    summary: 'The signed-in student with plan and allowances',
    response: replyWith({ data: StudentProfile, isCompleted: z.boolean() }),
  }),
};
