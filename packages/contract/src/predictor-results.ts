import { COST_FACTS } from '@dakhila/domain/money/net-cost';
import { BRANCH_GROUPS } from '@dakhila/domain/predictor/branch-groups';
import { RELAXED } from '@dakhila/domain/predictor/relaxed-preferences';
import { PICK_GROUPS, RANGE_VERDICTS, RESULT_BANDS } from '@dakhila/domain/predictor/result-names';
import * as z from 'zod/mini';
import { YearlyRupees } from './college-list.ts';
import { Exam } from './exam.ts';

/** From best to worst; below the last one a programme is not among the results. */
export const BANDS = ['Safe', 'Likely', 'Possible', 'Reach'] as const;
export const Band = z.enum([...BANDS, 'Unlikely']);
export type Band = z.infer<typeof Band>;

/** The expected closing rank of the last round: 80% likely between `q10` and `q90`. */
const Forecast = z.object({ q10: z.number(), q50: z.number(), q90: z.number() });

const poolWords = {
  /** The seat code of CAP (`GOPENH`); quota, seat type and gender joined for JoSAA (`HS-OPEN-F`). */
  code: z.string(),
  /** The pool as text. */
  label: z.string(),
  quota: z.nullable(z.string()),
  seatType: z.string(),
  gender: z.nullable(z.string()),
  /** The section of the CAP list, seat → candidate. */
  section: z.nullable(z.string()),
};

/** In how many of the last years its programme was in the lists a seat was offered; `newIn` is the newest year where no earlier list has it, `since` the first of several years without a gap. */
export const OfferHistory = z.object({
  years: z.number(),
  of: z.number(),
  newIn: z.optional(z.number()),
  since: z.optional(z.number()),
});
/** Whether a seat is offered: the chance that it is, and what it is based on. */
export const Offer = z.extend(OfferHistory, { chance: z.number() });

/** One group of seats that the student competes in. `chance` is null where the closing rank is too uncertain. */
export const ConsideredPool = z.object({
  ...poolWords,
  /** 0.03 to 0.97: of a seat by the last round, if the pool offers one. */
  chance: z.nullable(z.number()),
  /** Runs from before offers were separate have none. */
  offer: z.optional(Offer),
  forecast: z.nullable(Forecast),
  /** The expected closing as a percentile, for lists that students know by percentile. */
  forecastPercentile: z.optional(z.number()),
  /** The loosest closing rank of last year's rounds, with its percentile where the list prints one. */
  lastYear: z.nullable(z.number()),
  lastYearPercentile: z.optional(z.number()),
  /** The round it closed in, where that was not the last one of the year. */
  lastYearRound: z.optional(z.number()),
  /** The id of one of `lists`: which rank counts here. */
  list: z.string(),
  /** Last year it was open to the end of the merit list: it closed there, or its seats were released to others. */
  isListEnd: z.optional(z.literal(true)),
  /** Last year it closed before the end, and the forecast range reaches the last tenth of the merit list. */
  mayReachListEnd: z.optional(z.literal(true)),
  /**
   * How far it reached in the years with complete lists, newest first, as a rank in the list expected this season: a student ranked no worse had a seat there. Only CAP has
   * such lists; older runs have none.
   */
  earlier: z.optional(z.array(z.object({ year: z.number(), rank: z.number() }))),
  /** The forecast range is too wide for an honest chance: a range only. */
  isTiny: z.optional(z.literal(true)),
});

/** Equal ends are sure. */
const Rupees = z.object({ least: z.number(), most: z.number() });

export const PredictionResult = z.object({
  /** Its place in the run, by which a what-if names it. */
  row: z.number(),
  collegeId: z.string(),
  collegeName: z.string(),
  programme: z.string(),
  /** The branch to filter by, where the programme's name says more. */
  branch: z.optional(z.string()),
  /** The choice code of the programme. That of a fee waiver seat is another one, which no list prints: show it through `shownChoiceCode`. */
  choiceCode: z.optional(z.string()),
  /** A JoSAA programme's number, as the cut-off history names it. */
  programmeId: z.optional(z.number()),
  /** Something to know about this very choice, such as the separate choice code of a fee waiver seat. */
  note: z.optional(z.string()),
  /** How sought-after it is by all students, as a place among the programmes of the exam: 1 is the hardest to enter. Older runs have none. */
  demand: z.optional(z.number()),
  /** How good the rank is: the chance of a seat by the last round if one is offered. */
  chance: z.nullable(z.number()),
  band: z.nullable(Band),
  /** The chance that a seat is offered. A run from before offers were separate has none: its chance includes them. */
  offered: z.optional(z.number()),
  forecast: z.nullable(Forecast),
  lastYear: z.nullable(z.number()),
  /** The chance of a seat by the end of each round, if one is offered. */
  byRound: z.array(z.object({ round: z.number(), chance: z.number() })),
  /** The best pool; `pools` begins with it. */
  pool: z.object(poolWords),
  /** In a list of results the best one alone; all of them where one result is asked for. */
  pools: z.array(ConsideredPool),
  /** What the student's family pays on the best seat, by its answers when this was read; null where the fee is unknown. Older cached responses have none. */
  cost: z.optional(
    z.nullable(
      z.object({
        firstYear: Rupees,
        /** Four times the same yearly fee. */
        fourYears: Rupees,
        /** The academic year of that fee. Older cached responses have none. */
        feeYear: z.optional(z.string()),
        /** The questions about the family whose answer would narrow it. Older cached responses have none. */
        openFacts: z.optional(z.array(z.enum(COST_FACTS))),
        /** Whether schemes for orphans or religious minorities could still lower it. Older cached responses do not say. */
        isRareUntold: z.optional(z.boolean()),
        /** The student told to live in a hostel or a rented room, whose cost is not known. Older cached responses do not say. */
        livesAway: z.optional(z.boolean()),
      }),
    ),
  ),
  /** The newest median pay of those placed, as submitted to NIRF, with their graduating year. Older cached responses have none. */
  median: z.optional(z.nullable(YearlyRupees)),
});
export type PredictionResult = z.infer<typeof PredictionResult>;

/** A college of the results, once, for filters and sorting. */
export const ResultCollege = z.object({
  id: z.string(),
  city: z.string(),
  /** Known for colleges of CAP; predictions that were saved earlier may not have it. */
  district: z.optional(z.string()),
  state: z.string(),
  type: z.enum(['government', 'private']),
  level: z.nullable(z.string()),
  nirfRanking: z.nullable(z.number()),
  /** The year of that rank. Predictions that were saved earlier may not have it. */
  nirfYear: z.optional(z.nullable(z.number())),
});

/** One result with all its pools, and its college with its fee for a year, where that is known. */
export const ResultDetails = z.extend(PredictionResult, {
  college: z.extend(ResultCollege, { fee: z.optional(YearlyRupees) }),
});
export type ResultDetails = z.infer<typeof ResultDetails>;

/** One rank list and what the student's place in it is taken to be. A place that is an estimate has a range. */
export const RankList = z.object({
  id: z.string(),
  label: z.string(),
  rank: z.number(),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  /** The percentile of this place, where students know the list by percentile: as typed, else an estimate. */
  percentile: z.optional(z.number()),
  /** The number of the same percentile on the list of the last data year. Only CAP has one. */
  lastYearRank: z.optional(z.number()),
  /** How an estimate was made. */
  note: z.optional(z.string()),
});

/** Seats that could not be estimated, and the field of the form that would change that. */
export const MissingRank = z.object({ field: z.string(), label: z.string(), message: z.string(), pools: z.number() });

/** Why one kind of pool is open to the student, as text. What could not be estimated is in `missing`. */
export const Explanation = z.object({ ...poolWords, list: z.string(), isEstimated: z.boolean(), why: z.string() });

/** How many programmes lie in each band, before paging or filters of the screen. */
export const BandCounts = z.object({
  Safe: z.number(),
  Likely: z.number(),
  Possible: z.number(),
  Reach: z.number(),
  /** With a range but no chance. */
  tiny: z.number(),
});

/** A part of the results as a student filters and orders them. */
export const ResultsPage = z.object({
  page: z.number(),
  /** How many programmes pass the filters. */
  total: z.number(),
  /** Of how many. Those below 5% count only if they were requested. */
  all: z.number(),
  /** Where none passes: how many would among those below 5%. */
  below: z.number(),
  /** How many pass the other filters in each band, and how the student's rank stands to the ranges without a chance. Older cached responses have none. */
  bands: z.optional(z.record(z.enum(RESULT_BANDS), z.number())),
  ranges: z.optional(z.record(z.enum(RANGE_VERDICTS), z.number())),
  /** The programmes to consider first, best first in each group: with the first page, unless a search, a band or an order asks for the list itself. */
  picks: z.optional(z.record(z.enum(PICK_GROUPS), z.array(PredictionResult))),
  /** The student named no city, so that colleges in the districts of the home university come first among alike ones, and some are among the picks. Older cached responses do not say. */
  nearHome: z.optional(z.literal(true)),
  /** How many programmes each of these groups is picked from. Older cached responses have none. */
  groups: z.optional(z.record(z.enum(PICK_GROUPS), z.number())),
  /** How many the limits on cost and median leave out only because a figure is not known. */
  unknownMoney: z.optional(z.number()),
  /** The same by what is missing: the fee (of which at government colleges), answers of the family and to which questions, a clear rule, the median. Older cached responses have none. */
  missingMoney: z.optional(
    z.object({
      fee: z.number(),
      feeOfGovernment: z.number(),
      answers: z.number(),
      facts: z.array(z.enum(COST_FACTS)),
      rules: z.number(),
      median: z.number(),
    }),
  ),
  results: z.array(PredictionResult),
  /** The colleges of these results and picks, each once. */
  colleges: z.array(ResultCollege),
});
export type ResultsPage = z.infer<typeof ResultsPage>;

/** How many results have a value, and how many more of those below 5%. Older cached responses count both in one. */
const filterCounts = { count: z.number(), unlikely: z.optional(z.number()) };
const FilterOptions = z.array(z.object({ value: z.string(), ...filterCounts }));

/** A prediction as it was seen when it was made, with the first page of its results. */
export const Run = z.object({
  id: z.string(),
  exam: Exam,
  /** Its admission year. */
  year: z.number(),
  createdAt: z.string(),
  /** The same input was predicted before from the same forecasts: nothing was spent. */
  isReopened: z.boolean(),
  /** The same input was predicted before from older forecasts: this run is new, and nothing was spent. */
  isRenewed: z.optional(z.boolean()),
  input: z.record(z.string(), z.unknown()),
  rounds: z.number(),
  /** The years of the closing ranks it is based on. */
  dataYears: z.object({ first: z.number(), last: z.number() }),
  /** The last round of last year; older runs have none. */
  lastYearRounds: z.optional(z.number()),
  dataVersion: z.string(),
  modelVersion: z.string(),
  lists: z.array(RankList),
  missing: z.array(MissingRank),
  /** The preferences that were set aside because nothing that fits all of them is within reach. */
  relaxed: z.optional(z.enum(RELAXED)),
  notes: z.array(z.string()),
  counts: BandCounts,
  /** How many results there are, and how many of the nearest below 5%, which are hidden until asked for. */
  resultCount: z.number(),
  unlikelyCount: z.number(),
  explanations: z.array(Explanation),
  /** What the results can be filtered by, each with how many programmes have it. */
  filters: z.object({
    groups: z.array(z.object({ value: z.enum(BRANCH_GROUPS), ...filterCounts })),
    branches: FilterOptions,
    cities: FilterOptions,
    states: FilterOptions,
    kinds: FilterOptions,
    /** Older cached responses have none. */
    seats: z.optional(FilterOptions),
  }),
  /** In the recommended order, unfiltered. Where nothing is within reach, what came nearest. */
  first: ResultsPage,
});
export type Run = z.infer<typeof Run>;

/** A college that a search meant and the results do not hold, with the reason. */
export const LeftOut = z.object({
  collegeId: z.string(),
  collegeName: z.string(),
  /** All its programmes below 5 %; a rank is missing; no seat there is open to the student; left out by the student's own preferences; not in the lists; filled through the other exam. */
  why: z.enum(['below', 'not-estimated', 'closed', 'not-wanted', 'not-offered', 'other-exam']),
  /** What the student would have to fill in, as text. */
  missing: z.array(z.string()),
  /** The first year it admitted nobody through this exam; absent while it does. */
  notAdmittingSince: z.optional(z.number()),
});
export type LeftOut = z.infer<typeof LeftOut>;
