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

/** What a student answered. */
const answered = {
  ...answer,
  /** Whether it is used to check the estimates: some answers say nothing about any chance. */
  isCounted: z.boolean(),
};

/** The question after a season, or the newest answer where nothing is asked. */
export const SeasonQuestion = z.object({
  year: z.number(),
  /** 'CAP 2026'. */
  title: z.string(),
  /** Of the student's lists; of an answer, the one that was allotted. */
  choices: z.array(z.object({ choice: z.string(), collegeName: z.string(), programme: z.string() })),
  /** What the student has answered, which they can delete to answer again; null until then. */
  answered: z.nullable(z.object({ ...answered, choice: z.nullable(z.string()) })),
  /** What the student answered about other seasons, newest first. Each can be deleted. */
  earlier: z.array(z.object({ year: z.number(), title: z.string(), ...answered })),
});
export type SeasonQuestion = z.infer<typeof SeasonQuestion>;

export const seasonResult = {
  question: endpoint('GET /rounds/:exam/result', 'student', {
    ...ofExam,
    summary:
      'What a student of 18 or older is asked after a season, and what they answered; null where there is neither',
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
      'Delete what was answered about a season, or about all of the exam without a year, to withdraw or to correct it; harmless when there is nothing',
    query: z.strictObject({
      year: z.optional(z.string().check(z.regex(/^\d{4}$/, 'year must be a year, such as 2026'))),
    }),
    response: done,
  }),
};
