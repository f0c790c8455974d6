import { INTERESTS } from '@dakhila/domain/predictor/branch-interest';
import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';
import { says } from './fields.ts';
import {
  CapMerit,
  CapSpecial,
  candidature,
  capCategory,
  gender,
  homeState,
  homeUniversity,
  JosaaRanks,
  josaaCategory,
  Preferences,
  year,
} from './predictor-inputs.ts';

const marks = z.number(says('input.marks')).check(z.gte(0, says('input.marks')), z.lte(100, says('input.marks')));

const ClassTwelve = z.strictObject({
  board: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  year: z.optional(year),
  percentage: z.optional(marks),
  /** Physics, chemistry and mathematics together. */
  pcmPercentage: z.optional(marks),
});

/** What a student knows about both exams. Every part may be missing; the predictor's forms start from it. */
export const ExamProfile = z.strictObject({
  gender: z.optional(gender),
  pwd: z.optional(z.boolean()),
  classTwelve: z.optional(ClassTwelve),
  josaa: z.optional(
    z.strictObject({
      ...JosaaRanks,
      category: z.optional(josaaCategory),
      homeState: z.optional(homeState),
    }),
  ),
  mhtCet: z.optional(
    z.strictObject({
      ...CapMerit,
      ...CapSpecial,
      category: z.optional(capCategory),
      candidature: z.optional(candidature),
      homeUniversity: z.optional(homeUniversity),
    }),
  ),
  interests: z.optional(z.array(z.enum(INTERESTS)).check(z.maxLength(INTERESTS.length))),
  preferences: z.optional(Preferences),
});
export type ExamProfile = z.output<typeof ExamProfile>;

const Stored = z.object({
  profile: ExamProfile,
  /** Null while nothing was ever saved. */
  updatedAt: z.nullable(z.string()),
  /** How much of what the predictor asks is filled in. */
  completion: z.object({ filled: z.number(), of: z.number(), missing: z.array(z.string()) }),
});

export const examProfile = {
  read: endpoint('GET /exam-profile', 'student', {
    summary: 'Ranks, percentiles, category and home of the student, for both exams',
    response: reply(Stored),
  }),
  save: endpoint('PUT /exam-profile', 'student', {
    summary: 'Replace the exam profile',
    body: ExamProfile,
    response: reply(Stored),
  }),
  change: endpoint('PATCH /exam-profile', 'student', {
    summary: 'Replace Class XII or the preferences; the rest of the exam profile stays',
    body: z.strictObject({ classTwelve: z.optional(ClassTwelve), preferences: z.optional(Preferences) }),
    response: reply(Stored),
  }),
};
