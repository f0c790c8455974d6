import { SEASON_RESULTS } from '@dakhila/domain/lists/season-result';
import * as z from 'zod/mini';
import { done, endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { choiceKey } from './lists.ts';

const ofExam = { params: z.object({ exam: Exam }) };

/** The question after a season, with the choices of the student's lists. */
export const SeasonQuestion = z.object({
  year: z.number(),
  /** 'CAP 2026'. */
  title: z.string(),
  choices: z.array(z.object({ choice: z.string(), collegeName: z.string(), programme: z.string() })),
});
export type SeasonQuestion = z.infer<typeof SeasonQuestion>;

export const seasonResult = {
  question: endpoint('GET /rounds/:exam/result', 'student', {
    ...ofExam,
    summary: 'What the student is asked after a season; null while it runs, and once it is answered',
    response: reply(z.nullable(SeasonQuestion)),
  }),
  answer: endpoint('PUT /rounds/:exam/result', 'student', {
    ...ofExam,
    summary: 'What seat came of the season; asked once',
    body: z.strictObject({
      result: z.enum(SEASON_RESULTS),
      /** Where a choice of a list was allotted. */
      choice: z.optional(choiceKey),
      /** Whether it may be counted to check the estimates. */
      mayCount: z.boolean(),
    }),
    response: done,
  }),
};
