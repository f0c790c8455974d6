import { BAND_FLOORS } from '@dakhila/domain/predictor/bands';
import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';

const score = z.nullable(z.number());

/** Candidates whose forecast chance was in one tenth, and how many of them would have got a seat. */
export const ReliabilityBin = z.object({
  from: z.number(),
  to: z.number(),
  count: z.number(),
  /** The mean of the chances that were forecast. */
  forecast: z.number(),
  /** The share that came true. */
  observed: z.number(),
});
export type ReliabilityBin = z.infer<typeof ReliabilityBin>;

/** How accurate the forecasts of one kind of pool were. Null where there was nothing to evaluate. */
export const Stratum = z.object({
  name: z.string(),
  /** Closing ranks that were forecast. */
  cells: z.number(),
  /** Candidates at fixed multiples of last year's closing rank. */
  candidates: z.number(),
  brier: score,
  /** The same score of "last year's closing rank decides". */
  brierHard: score,
  /** The same score of last year's closing rank with the usual yearly spread around it. */
  brierStratified: score,
  ratio: score,
  ece: score,
  /** The share of closing ranks within the 80% range. */
  coverage80: score,
  medianError: score,
  bins: z.array(ReliabilityBin),
});
export type Stratum = z.infer<typeof Stratum>;

/** How well chances predicted whether there was a seat. Null where there was nothing to evaluate. */
export const ChanceScores = z.object({
  candidates: z.number(),
  brier: score,
  ece: score,
  bins: z.array(ReliabilityBin),
});
export type ChanceScores = z.infer<typeof ChanceScores>;

/** All seats of the year before, offered again or not: how well the forecast predicted whether a candidate gets one. */
export const SeatStratum = z.object({
  name: z.string(),
  pools: z.number(),
  /** The share that was offered again, and the share that was expected to be. */
  offered: score,
  expected: score,
  /** The chances as students see them. */
  counted: ChanceScores,
  /** The same chances as if every seat were offered again. */
  ifOffered: ChanceScores,
});
export type SeatStratum = z.infer<typeof SeatStratum>;

/** The forecasts of one year, made from the years before it only, beside what happened. */
export const Backtest = z.object({
  exam: Exam,
  year: z.number(),
  parts: z.array(
    z.object({
      /** How many rounds of the year were already known. */
      givenRound: z.number(),
      strata: z.array(Stratum),
      seats: z.array(SeatStratum),
    }),
  ),
  /** The same before the season from lists that end two years before it, all seats together. */
  twoYearsAhead: z.optional(z.omit(Stratum, { name: true })),
});
export type Backtest = z.infer<typeof Backtest>;

/** What students answered after a season, beside the chances that they had seen. */
export const ToldSeason = z.object({
  exam: Exam,
  year: z.number(),
  /** 'CAP 2026'. */
  title: z.string(),
  answers: z.number(),
  bands: z.array(
    z.object({
      band: z.enum(BAND_FLOORS.map(({ band }) => band)),
      chances: z.number(),
      /** Of these, the share that was allotted, and the mean of what was predicted. */
      obtainedPercent: z.number(),
      expectedPercent: z.number(),
    }),
  ),
});
export type ToldSeason = z.infer<typeof ToldSeason>;

export const accuracy = {
  read: endpoint('GET /predictor/accuracy', 'student', {
    summary: 'How well the predictor did in each past year, from the last backtest',
    response: reply(z.array(Backtest)),
  }),
  told: endpoint('GET /predictor/accuracy/told', 'student', {
    summary: 'What students told after past seasons, beside the chances that they had seen, newest first',
    response: reply(z.array(ToldSeason)),
  }),
};
