import { SEASON_RESULTS } from '@dakhila/domain/lists/season-result';
import * as z from 'zod/mini';
import { done, endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { choiceKey } from './lists.ts';

const ofExam = { params: z.object({ exam: Exam }) };

const answer = {
  result: z.enum(SEASON_RESULTS),
  /** Whether it may be counted to check the estimates. */
  mayCount: z.boolean(),
};

/** The question after a season, with the choices of the student's lists. */
export const SeasonQuestion = z.object({
  year: z.number(),
  /** 'CAP 2026'. */
  title: z.string(),
  choices: z.array(z.object({ choice: z.string(), collegeName: z.string(), programme: z.string() })),
  /** What the student has answered, which they can delete to answer again; null until then. */
  answered: z.nullable(z.object({ ...answer, choice: z.nullable(z.string()) })),
});
export type SeasonQuestion = z.infer<typeof SeasonQuestion>;

export const seasonResult = {
  question: endpoint('GET /rounds/:exam/result', 'student', {
    ...ofExam,
    summary: 'What a student of 18 or older is asked after a season, and what they answered; null while it runs',
    response: reply(z.nullable(SeasonQuestion)),
  }),
  answer: endpoint('PUT /rounds/:exam/result', 'student', {
    ...ofExam,
    summary: 'What seat came of the season; asked once',
    body: z.strictObject({
      ...answer,
      /** Where a choice of a list was allotted. */
      choice: z.optional(choiceKey),
    }),
    response: done,
  }),
  withdraw: endpoint('DELETE /rounds/:exam/result', 'student', {
    ...ofExam,
    summary:
      'Delete what was answered about seasons of an exam, to withdraw or to correct it; harmless when there is nothing',
    response: done,
  }),
};
