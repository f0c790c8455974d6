import * as z from 'zod/mini';
import { CollegeListItem } from './college-list.ts';
import { done, endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';

/** No one chooses from a longer list than this. */
export const SHORTLIST_LIMIT = 200;

export const SavedCollege = z.object({ exam: Exam, savedAt: z.string(), college: CollegeListItem });
export type SavedCollege = z.infer<typeof SavedCollege>;

const one = {
  params: z.object({ exam: Exam, collegeId: z.string().check(z.maxLength(100)) }),
  response: done,
};

export const shortlist = {
  list: endpoint('GET /shortlist', 'student', {
    summary: 'The colleges that the student saved, of both exams, latest first',
    response: reply(z.array(SavedCollege)),
  }),
  save: endpoint('PUT /shortlist/:exam/:collegeId', 'student', {
    ...one,
    summary: 'Save a college; saving it again changes nothing',
  }),
  remove: endpoint('DELETE /shortlist/:exam/:collegeId', 'student', {
    ...one,
    summary: 'Take a college off the shortlist; harmless when it is not on it',
  }),
};
