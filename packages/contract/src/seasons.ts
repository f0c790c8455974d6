import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { reply } from './envelope.ts';
import { Exam } from './exam.ts';

/** The admission of an exam that students plan for now. */
export const Season = z.object({
  exam: Exam,
  year: z.number(),
  /** 'JoSAA 2027', 'CAP 2027'. */
  name: z.string(),
  rounds: z.number(),
  /** The year this number of rounds is from; different from `year` until that is announced. */
  roundsOf: z.number(),
});
export type Season = z.infer<typeof Season>;

export const seasons = {
  read: endpoint({
    method: 'GET',
    path: '/seasons',
    access: 'student',
    summary: 'The admissions that students plan for now, and what is known of them',
    response: reply(z.array(Season)),
  }),
};
