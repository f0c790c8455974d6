import { CHOICES_LIMIT } from '@dakhila/domain/lists/choice-key';
import { ADMISSIONS, DAY_BASES } from '@dakhila/domain/season-plan/timeline';
import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { says } from './fields.ts';
import { ScheduleEvent } from './rounds.ts';

/** '2026-06-14', in India. */
const day = z.string();
const days = z.object({ firstDay: day, lastDay: day });
/** An exact share of the simulated seasons. */
const share = z.number();

/** One of the two admissions in the plan. */
const PlannedList = z.object({
  exam: Exam,
  /** 'JoSAA 2027'. */
  title: z.string(),
  list: z.nullable(z.object({ id: z.string(), name: z.string(), version: z.number(), choices: z.number() })),
  /** As of an outcome, and `no-list`. `message` says what to do unless it is `simulated`. */
  state: z.enum(['simulated', 'no-list', 'no-profile', 'paused', 'empty']),
  message: z.nullable(z.string()),
});
export type PlannedList = z.infer<typeof PlannedList>;

const Timing = z.object({ state: z.enum(['in-time', 'late', 'unknown']), isGuide: z.boolean() });

/** What follows from the student's order between the two admissions. */
const DecidedPlan = z.object({
  /** The seat the student ends with, without CSAB; they add up to 1. */
  ends: z.object({ josaa: share, cap: share, none: share }),
  hold: z.object({
    /** How often a CAP seat that is preferred to the held JoSAA seat is there after each round, and whether the round is in time to give the JoSAA seat back. */
    rounds: z.array(z.object({ round: z.number(), gains: share, timing: Timing })),
    /** The round until which holding pays; null where it brings next to nothing. */
    until: z.nullable(z.number()),
    /** A JoSAA seat given up before CAP leads to a CAP seat that is wanted less, or to none. */
    worseWithout: share,
    noneWithout: share,
  }),
  /** No JoSAA seat, and no CAP seat that is preferred to one: CSAB is worth a try. Its own outcome is never simulated. */
  csabIsOpen: share,
});
export type DecidedPlan = z.infer<typeof DecidedPlan>;

/** How the special rounds of past years would have served the list. No forecast: ranks of the past only. */
const CsabPast = z.object({
  /** How many choices of the list are at institutes that take part. */
  choices: z.number(),
  /** The student's common rank in JEE Main; null where it is not known. */
  rank: z.nullable(z.number()),
  /** For how many of the choices a special round of the year closed at or beyond the rank. */
  years: z.array(z.object({ year: z.number(), opened: z.number() })),
  /** Why there is no chance. */
  noChance: z.string(),
  source: z.string(),
});

const TimelineStep = z.object({
  admission: z.enum(ADMISSIONS),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  kind: ScheduleEvent.shape.kind,
  round: z.nullable(z.number()),
  basis: z.enum(DAY_BASES),
  /** As published; those of the year before are as they were then. */
  days: z.nullable(days),
  /** The same days in the year of the season. */
  planned: z.nullable(days),
  /** Which seat to hold then, by the rules; null where the step decides nothing. */
  hold: z.nullable(z.string()),
  sameDaysAs: z.array(z.object({ admission: z.enum(ADMISSIONS), id: z.string() })),
  source: z.nullable(z.string()),
  asOf: z.nullable(day),
});
export type TimelineStep = z.infer<typeof TimelineStep>;

/** One plan for a student who takes part in both admissions. */
export const SeasonPlan = z.object({
  josaa: PlannedList,
  cap: PlannedList,
  /** The choices of the CAP list in order, to ask where a JoSAA seat stands among them. */
  capChoices: z.array(z.object({ choice: z.string(), name: z.string() })),
  /** How many of them the student prefers to a JoSAA seat; null while that was not said. */
  capAbove: z.nullable(z.number()),
  /** Null unless both lists are simulated; `message` then says why where it is not the fault of a list. */
  outcome: z.nullable(
    z.object({
      draws: z.number(),
      /** Which admission has a seat for the student; they add up to 1. */
      seats: z.object({ both: share, josaaOnly: share, capOnly: share, none: share }),
      /** Null while the order is not known. */
      decided: z.nullable(DecidedPlan),
      csab: CsabPast,
    }),
  ),
  message: z.nullable(z.string()),
  /** The student has entered seats of real rounds: the plan does not use them. */
  hasEnteredRounds: z.boolean(),
  timeline: z.array(TimelineStep),
  /** What holding and giving up a seat means, each with its publisher. */
  facts: z.array(z.object({ text: z.string(), source: z.string(), isUnconfirmed: z.boolean() })),
});
export type SeasonPlan = z.infer<typeof SeasonPlan>;

const list = z.optional(z.uuid(says('lists.notFound')));
const MOST_DIGITS = String(CHOICES_LIMIT).length;

export const seasonPlan = {
  read: endpoint('GET /season-plan', 'student', {
    hasMessages: true,
    summary: 'One plan across JoSAA, CSAB and CAP: both lists simulated together, and both schedules in one timeline',
    query: z.object({
      /** The lists; the latest changed one of each admission unless they are named. */
      josaaList: list,
      capList: list,
      /** How many of the first CAP choices the student prefers to a JoSAA seat. */
      capAbove: z.optional(z.string().check(z.regex(new RegExp(`^\\d{1,${MOST_DIGITS}}$`), says('season.order')))),
    }),
    response: reply(SeasonPlan),
  }),
};
