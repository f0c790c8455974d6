import * as z from 'zod/mini';
import { CollegeListItem } from './college-list.ts';
import { endpoint } from './endpoint.ts';
import { done, reply } from './envelope.ts';
import { Exam } from './exam.ts';

/** A shortlist is to choose from: with more colleges than this it no longer is one. */
export const SHORTLIST_LIMIT = 200;

export const SavedCollege = z.object({ exam: Exam, savedAt: z.string(), college: CollegeListItem });
export type SavedCollege = z.infer<typeof SavedCollege>;

const one = {
  path: '/shortlist/:exam/:collegeId',
  access: 'student',
  params: z.object({ exam: Exam, collegeId: z.string().check(z.maxLength(100)) }),
  response: done,
} as const;

export const shortlist = {
  list: endpoint({
    method: 'GET',
    path: '/shortlist',
    access: 'student',
    summary: 'The colleges that the student saved, of both exams, latest first',
    response: reply(z.array(SavedCollege)),
  }),
  save: endpoint({ ...one, method: 'PUT', summary: 'Save a college; saving it again changes nothing' }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Take a college off the shortlist; harmless when it is not on it',
  }),
};
