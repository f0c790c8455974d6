import { TOPICS } from '@dakhila/domain/counselling/topics';
import { LIST_VERDICTS } from '@dakhila/domain/dashboard/list-health';
import { ASSESSMENT_STATES, FACES, STEPS } from '@dakhila/domain/dashboard/next-steps';
import { PICK_GROUPS } from '@dakhila/domain/predictor/result-names';
import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { OrderPurpose } from './payments.ts';
import { Band, BandCounts, OfferHistory } from './predictor-results.ts';
import { ScheduleEvent } from './rounds.ts';
import { SubscriptionAllowance } from './students.ts';

/** A next step, with its exam and the id of its target. */
export const DashboardStep = z.object({
  step: z.enum(STEPS),
  exam: z.nullable(Exam),
  target: z.nullable(z.string()),
});
export type DashboardStep = z.infer<typeof DashboardStep>;

/** The latest run, as it was when it was made. */
export const DashboardPrediction = z.object({
  id: z.string(),
  exam: Exam,
  title: z.string(),
  year: z.number(),
  createdAt: z.string(),
  counts: BandCounts,
  /** The years of the closing ranks it is based on. */
  dataYears: z.nullable(z.object({ first: z.number(), last: z.number() })),
  /** A few of the first picks of the results screen, the one to count on first. Empty for a run from before first picks. */
  top: z.array(
    z.object({
      /** Its group on the results screen; earlier runs have none. */
      group: z.optional(z.enum(PICK_GROUPS)),
      collegeId: z.string(),
      collegeName: z.string(),
      programme: z.string(),
      chance: z.nullable(z.number()),
      band: z.nullable(Band),
      /** The chance that a seat is offered, and in how many of the last years one was. */
      offered: z.nullable(z.number()),
      record: z.nullable(OfferHistory),
    }),
  ),
  /** How many of the results may not be offered; null for a run without this figure. */
  inDoubt: z.nullable(z.number()),
  /** Newer forecasts or another year have come since. */
  isOutdated: z.boolean(),
  /** The year of the coming season. A run of an earlier year belongs to a season that is over. */
  season: z.number(),
});
export type DashboardPrediction = z.infer<typeof DashboardPrediction>;

/** A preference list as the student last saw it. */
export const DashboardList = z.object({
  id: z.string(),
  exam: Exam,
  name: z.string(),
  updatedAt: z.string(),
  choices: z.number(),
  verdict: z.enum(LIST_VERDICTS),
  bands: z.object({
    Safe: z.number(),
    Likely: z.number(),
    Possible: z.number(),
    Reach: z.number(),
    Unlikely: z.number(),
  }),
  closed: z.number(),
});
export type DashboardList = z.infer<typeof DashboardList>;

export const DashboardSession = z.object({
  id: z.string(),
  counsellor: z.string(),
  topic: z.enum(TOPICS),
  startsAt: z.string(),
  endsAt: z.string(),
  isNow: z.boolean(),
  joinUrl: z.nullable(z.string()),
});
export type DashboardSession = z.infer<typeof DashboardSession>;

/** The current and coming official dates of one exam; empty when none is known. */
export const DashboardRounds = z.object({
  exam: Exam,
  title: z.string(),
  authority: z.string(),
  dates: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      kind: ScheduleEvent.shape.kind,
      firstDay: z.string(),
      lastDay: z.string(),
      isRunning: z.boolean(),
    }),
  ),
});
export type DashboardRounds = z.infer<typeof DashboardRounds>;

export const Dashboard = z.object({
  firstName: z.string(),
  tier: z.string(),
  allowance: SubscriptionAllowance,
  face: z.enum(FACES),
  /** What to do next: the first is the main step, and there always is one. */
  steps: z.array(DashboardStep).check(z.minLength(1)),
  /** Exams for which a rank or a percentile is known. */
  examsTold: z.array(Exam),
  profile: z.object({ filled: z.number(), of: z.number() }),
  age: z.object({
    isKnown: z.boolean(),
    isUnderage: z.nullable(z.boolean()),
    /** Whether the assessment, sessions and shared reports may go ahead. */
    isSatisfied: z.boolean(),
    /** The guardian who was sent a code that is not confirmed yet. */
    asked: z.nullable(z.string()),
  }),
  prediction: z.nullable(DashboardPrediction),
  runs: z.number(),
  /** The lists that changed last, and how many there are. */
  lists: z.array(DashboardList),
  listCount: z.number(),
  session: z.nullable(DashboardSession),
  assessment: z.object({
    state: z.enum(ASSESSMENT_STATES),
    /** The sitting in progress, or the one with the report. */
    id: z.nullable(z.string()),
    answered: z.number(),
    of: z.number(),
  }),
  rounds: z.array(DashboardRounds),
  /** Whether the current terms and privacy policy were accepted. */
  isAgreementCurrent: z.boolean(),
  /** An order of the last day whose payment is unknown, or one under review. */
  payment: z.nullable(
    z.object({
      plan: z.string(),
      amount: z.number(),
      purpose: OrderPurpose,
      state: z.enum(['processing', 'review']),
    }),
  ),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboard = {
  read: endpoint('GET /dashboard', 'student', {
    hasMessages: true,
    summary: 'Everything the first screen shows: next steps, allowances, prediction, lists, session, assessment, dates',
    response: reply(Dashboard),
  }),
};
