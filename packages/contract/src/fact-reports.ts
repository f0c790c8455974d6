import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { says, text } from './fields.ts';

/** What of a college a student can call wrong. */
export const REPORT_FIELDS = [
  'name',
  'university',
  'type',
  'location',
  'college-level',
  'established',
  'nirf-ranking',
  'accreditations',
  'aicte-status',
  'minority-status',
  'home-state',
  'courses',
  'seats',
  'fees',
  'cutoffs',
  'website',
  'phone',
  'other',
] as const;
export const ReportField = z.enum(REPORT_FIELDS);
export type ReportField = z.infer<typeof ReportField>;

export const LONGEST_REPORT = 1000;

export const factReports = {
  send: endpoint('POST /fact-reports', 'student', {
    summary: 'Tell us that a fact about a college is wrong',
    body: z.strictObject({
      exam: Exam,
      collegeId: z.string().check(z.minLength(1), z.maxLength(100)),
      field: ReportField,
      message: text(LONGEST_REPORT, 'input.longText').check(z.minLength(1, says('colleges.whatIsWrong'))),
    }),
    response: reply(z.object({ id: z.string() })),
  }),
};
