import { INTERESTS } from '@dakhila/domain/predictor/branch-interest';
import * as z from 'zod/mini';
import { done, endpoint, reply, replyWith } from './endpoint.ts';
import { Exam } from './exam.ts';
import { pageKey, says } from './fields.ts';
import { choiceKey } from './lists.ts';
import { ResultView } from './predictor-exports.ts';
import { CapInput, JosaaInput, josaaCategory, meritNumber, percentile } from './predictor-inputs.ts';
import { Band, BandCounts, LeftOut, ResultDetails, ResultsPage, Run } from './predictor-results.ts';
import { CollegeChances, RunSummary } from './saved-runs.ts';

const runId = z.object({ id: z.uuid(says('predictor.notFound')) });
const run = { response: reply(Run) };

/** A figure of a query string. An empty field is no number, and not 0. */
const numeric = <S extends z.ZodMiniType<number, number>>(inner: S) =>
  z.pipe(
    z.string(says('input.notNumber')).check(z.regex(/^\d+(\.\d+)?$/, says('input.notNumber'))),
    z.pipe(z.transform(Number), inner),
  );

/** More than any run has. */
const MAX_PAGES = 1_000;

/** Percentile and state merit number of one year, or what to expect of the coming one. */
export const MeritEstimate = z.object({
  year: z.number(),
  percentile: z.number(),
  percentileLow: z.number(),
  percentileHigh: z.number(),
  meritNumber: z.number(),
  meritNumberLow: z.number(),
  meritNumberHigh: z.number(),
  /** What the same percentile or merit number was worth in the years before. */
  earlier: z.array(z.object({ year: z.number(), percentile: z.number(), meritNumber: z.number() })),
  /** How the estimate is made and how far it can be trusted. */
  explanation: z.string(),
  /** If the merit number is beyond every list: the longest published one, its last known number, and where the list of the year may end. */
  beyondList: z.optional(z.object({ year: z.number(), lastNumber: z.number(), expected: z.number() })),
});
export type MeritEstimate = z.infer<typeof MeritEstimate>;

const RankRange = z.object({ rank: z.number(), low: z.number(), high: z.number() });
/** The ranks of JEE Main to expect for a percentile, each with its 80% range. */
export const RankEstimate = z.object({
  year: z.number(),
  common: RankRange,
  /** Null for the open category, and where the share of the category is unknown. */
  category: z.nullable(RankRange),
  /** How the estimate is made and how far it can be trusted. */
  explanation: z.string(),
});
export type RankEstimate = z.infer<typeof RankEstimate>;

/** The run with another number: from worst to best, the student's own in the middle. */
export const WhatIf = z.object({
  /** The input field that is varied; its value at each step follows. */
  field: z.string(),
  steps: z.array(
    z.object({
      value: z.number(),
      counts: BandCounts,
      /** A letter for each row of the run, results first, then those below 5%. */
      bands: z.string(),
    }),
  ),
});
export type WhatIf = z.infer<typeof WhatIf>;

export const Interest = z.enum(INTERESTS);

export const BranchRecommendation = z.object({
  branch: z.string(),
  /** 0 to 1: chance and interest together. Branches are ordered by it. */
  score: z.number(),
  /** 0 to 1: how well the branch fits the stated interests and the assessment, if there is one. */
  fit: z.number(),
  /** The best chance among its programmes. */
  chance: z.number(),
  band: Band,
  programmes: z.object({ Safe: z.number(), Likely: z.number(), Possible: z.number(), Reach: z.number() }),
  /** The most sought-after programmes that are within reach. */
  examples: z.array(
    z.object({ collegeId: z.string(), collegeName: z.string(), programme: z.string(), chance: z.number() }),
  ),
  reasons: z.array(z.string()),
});
export type BranchRecommendation = z.infer<typeof BranchRecommendation>;

export const predictor = {
  runJosaa: endpoint('POST /predictor/josaa/runs', 'student', {
    ...run,
    summary: 'Predict JoSAA seats; costs one attempt unless the same input was predicted before',
    body: JosaaInput,
  }),
  runMhtCet: endpoint('POST /predictor/mht-cet/runs', 'student', {
    ...run,
    summary: 'Predict CAP seats; costs one attempt unless the same input was predicted before',
    body: CapInput,
  }),
  runs: endpoint('GET /predictor/runs', 'student', {
    summary: 'The saved predictions of the student, latest first, 200 at a time',
    query: z.object({ exam: z.optional(Exam), after: z.optional(pageKey) }),
    response: replyWith({ data: z.array(RunSummary), next: z.nullable(z.string()) }),
  }),
  reopen: endpoint('GET /predictor/runs/:id', 'student', {
    summary: 'A saved prediction as it was seen; free',
    params: runId,
    response: reply(Run),
  }),
  results: endpoint('GET /predictor/runs/:id/results', 'student', {
    summary: 'A page of the results of a saved prediction, filtered and ordered; free',
    params: runId,
    query: z.extend(ResultView, { page: z.optional(numeric(z.int().check(z.minimum(1), z.maximum(MAX_PAGES)))) }),
    response: reply(ResultsPage),
  }),
  result: endpoint('GET /predictor/runs/:id/results/:choice', 'student', {
    summary: 'One result of a saved prediction with every pool considered; free',
    params: z.extend(runId, { choice: choiceKey }),
    response: reply(ResultDetails),
  }),
  whatIf: endpoint('GET /predictor/runs/:id/what-if', 'student', {
    summary:
      'The bands of a saved prediction with half to double the candidates ahead; null for one of older data; free, 40 a day',
    params: runId,
    response: reply(z.nullable(WhatIf)),
  }),
  ofCollege: endpoint('GET /predictor/colleges/:exam/:collegeId', 'student', {
    summary: 'What the newest saved prediction of an exam says of one college; null without a prediction; free',
    params: z.object({ exam: Exam, collegeId: z.string().check(z.maxLength(100)) }),
    response: reply(z.nullable(CollegeChances)),
  }),
  leftOut: endpoint('GET /predictor/runs/:id/left-out', 'student', {
    summary: 'Why the colleges that a search means are not among the results of a prediction; free',
    params: runId,
    query: z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: reply(z.array(LeftOut)),
    hasMessages: true,
  }),
  remove: endpoint('DELETE /predictor/runs/:id', 'student', {
    summary: 'Forget a saved prediction; the attempt stays spent',
    params: runId,
    response: done,
  }),
  meritEstimate: endpoint('GET /predictor/mht-cet/merit-estimate', 'student', {
    summary: 'The state merit number to expect for a percentile, or the other way round; free',
    query: z
      .object({ percentile: z.optional(numeric(percentile)), meritNumber: z.optional(numeric(meritNumber)) })
      .check(
        z.refine((query) => (query.percentile === undefined) !== (query.meritNumber === undefined), {
          message: says('input.eitherPercentileOrMerit'),
          path: ['percentile'],
        }),
      ),
    response: reply(MeritEstimate),
    hasMessages: true,
  }),
  rankEstimate: endpoint('GET /predictor/josaa/rank-estimate', 'student', {
    summary: 'The common and category rank of JEE Main to expect for a percentile; free',
    query: z.object({ percentile: numeric(percentile), category: josaaCategory }),
    response: reply(RankEstimate),
    hasMessages: true,
  }),
  branches: endpoint('POST /predictor/runs/:id/branches', 'student', {
    summary: 'Branches ranked by chance and stated interests, with reasons; for Standard and Premium',
    params: runId,
    body: z.strictObject({
      interests: z.array(Interest).check(z.minLength(1, says('input.noInterest')), z.maxLength(INTERESTS.length)),
    }),
    response: reply(z.array(BranchRecommendation)),
    hasMessages: true,
  }),
};
