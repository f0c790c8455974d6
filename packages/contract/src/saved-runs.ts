import * as z from 'zod/mini';
import { Exam } from './exam.ts';
import { BandCounts, LeftOut, PredictionResult } from './predictor-results.ts';

/** A saved run in the list. */
export const RunSummary = z.object({
  id: z.string(),
  exam: Exam,
  year: z.number(),
  createdAt: z.string(),
  /** How many rounds it covers; a cached list from before this field has none. */
  rounds: z.optional(z.number()),
  /** The input in short. */
  title: z.string(),
  input: z.record(z.string(), z.unknown()),
  counts: BandCounts,
  /** Newer forecasts have come since. */
  isOutdated: z.boolean(),
  /** The current season; a run of an earlier year belongs to a season that is over. A cached list from before this field has none. */
  season: z.optional(z.number()),
});
export type RunSummary = z.infer<typeof RunSummary>;

/** What the newest saved prediction says about one college, best chance first. */
export const CollegeChances = z.object({
  runId: z.string(),
  /** What was asked, in a few words. Older cached responses have none. */
  title: z.optional(z.string()),
  /** The admission year it is about. */
  year: z.number(),
  createdAt: z.string(),
  isOutdated: z.boolean(),
  /** Why it has nothing of the college. Absent where it has, and in older cached responses. */
  leftOut: z.optional(z.pick(LeftOut, { why: true, missing: true })),
  /** For whom it was made. Older cached responses have none. */
  student: z.optional(
    z.object({ category: z.optional(z.string()), gender: z.optional(z.string()), ews: z.optional(z.boolean()) }),
  ),
  results: z.array(
    z.extend(z.pick(PredictionResult, { programme: true, choiceCode: true, chance: true, band: true, offered: true }), {
      /** The seat of that chance, as text. Older cached responses have none. */
      seat: z.optional(z.string()),
      /** That seat is a CAP seat filled by JEE Main. */
      isByJee: z.optional(z.literal(true)),
      /** Where the best seat is not an open one: how it closed last time. Older cached responses have none. */
      reserved: z.optional(
        z.nullable(
          z.object({
            seat: z.string(),
            /** Of a CAP seat, as its lists print them. Older cached responses have none. */
            printed: z.optional(z.object({ category: z.string(), section: z.string() })),
            year: z.number(),
            rank: z.number(),
            percentile: z.nullable(z.number()),
            /** The seats were open to the end of the list: the closing is no cut-off. */
            isToEnd: z.optional(z.literal(true)),
          }),
        ),
      ),
    }),
  ),
});
export type CollegeChances = z.infer<typeof CollegeChances>;
