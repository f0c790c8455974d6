import { CHECK_CODES } from '@dakhila/domain/lists/checks/checked';
import * as z from 'zod/mini';
import { YearlyRupees } from './college-list.ts';
import { Exam } from './exam.ts';
import { RupeeRange } from './money.ts';
import { Band, Offer, RankList } from './predictor-results.ts';

/** A list without its estimates: the response to an edit. */
export const ListHead = z.object({
  id: z.string(),
  exam: Exam,
  name: z.string(),
  /** Grows with every edit. The next edit sends it. */
  version: z.number(),
  updatedAt: z.string(),
  /** Keys of the choices, first preference first. */
  choices: z.array(z.string()),
});
export type ListHead = z.infer<typeof ListHead>;

const optionFields = {
  /** The key: see `choice-key` in the domain. */
  choice: z.string(),
  /** Empty for a programme that is no longer offered. */
  collegeId: z.string(),
  collegeName: z.string(),
  city: z.string(),
  programme: z.string(),
  /** What to enter in the official form. CAP: the choice code. JoSAA: the institute's code, if it is known, and the programme as printed. */
  official: z.object({ code: z.nullable(z.string()), institute: z.string(), programme: z.string() }),
  /** A note on this choice, such as the separate code of a fee waiver seat. */
  note: z.nullable(z.string()),
};
export const ListOption = z.object(optionFields);
export type ListOption = z.infer<typeof ListOption>;

/** A line to add. Its chance, as in the results, is there where the student has a prediction with the present answers. */
export const FoundOption = z.object({
  ...optionFields,
  chance: z.optional(z.nullable(z.number())),
  band: z.optional(z.nullable(Band)),
  /** There will be a chance, but the forecasts are still being opened: the same search tells it later. */
  isChancePending: z.optional(z.literal(true)),
});
export type FoundOption = z.infer<typeof FoundOption>;

/**
 * The state of a choice for the student. `judged`: it has an estimated chance. `range`: the pool is too small for one. `closed`: not eligible, see `why`. `unknown`: one
 * more answer in the profile is needed, see `field`. `no-data`: a new programme without data. `none`: there is no profile yet.
 */
export const ChoiceStanding = z.object({
  state: z.enum(['estimated', 'range', 'closed', 'unknown', 'no-data', 'none']),
  why: z.nullable(z.string()),
  field: z.nullable(z.string()),
  /** 0.03 to 0.97: the chance of a seat in this programme by the last round if one is offered, independent of the rest of the list. */
  chance: z.nullable(z.number()),
  band: z.nullable(Band),
  /** The chance that a seat is offered to the student here; `years` are those of the best pool. */
  offer: z.nullable(Offer),
  forecast: z.nullable(z.object({ q10: z.number(), q50: z.number(), q90: z.number() })),
  lastYear: z.nullable(z.number()),
  /** The round of `lastYear`. */
  lastYearRound: z.nullable(z.number()),
  byRound: z.array(z.object({ round: z.number(), chance: z.number() })),
  /** The best pool. `list` is the id of one of `lists`. */
  pool: z.nullable(z.object({ code: z.string(), label: z.string(), list: z.string() })),
});
export type ChoiceStanding = z.infer<typeof ChoiceStanding>;

export const ListChoice = z.object({
  ...optionFields,
  standing: ChoiceStanding,
  /** What the family pays in the first year on the best seat, and the full yearly fee; null where unknown. Only the owner's own list has it; older cached responses have none. */
  cost: z.optional(z.object({ firstYear: z.nullable(RupeeRange), fee: z.nullable(YearlyRupees) })),
});
export type ListChoice = z.infer<typeof ListChoice>;

const ShortStanding = z.object({ state: ChoiceStanding.shape.state, chance: z.nullable(z.number()) });

/** What changed since the student last saw the list; `choices` are those whose state changed. */
export const ListChanges = z.object({
  /** As text: 'Category: OPEN → OBC-NCL', 'New closing ranks'. */
  reasons: z.array(z.string()),
  choices: z.array(z.object({ choice: z.string(), before: ShortStanding, after: ShortStanding })),
});

/** Compulsory acceptance: a seat from the first `places` preferences in this round ends the process. Null: any seat does. */
const CompulsoryAcceptance = z.object({ round: z.number(), places: z.nullable(z.number()) });

export const PreferenceList = z.object({
  ...ListHead.shape,
  choices: z.array(ListChoice),
  /** The admission year of the estimate, its rounds, and the years of the data. */
  year: z.number(),
  rounds: z.number(),
  dataYears: z.object({ first: z.number(), last: z.number() }),
  /** `no-profile`: `message` says what to fill in. `paused`: too many profiles were tried today. */
  estimation: z.object({ state: z.enum(['estimated', 'no-profile', 'paused']), message: z.nullable(z.string()) }),
  /** The student's places in the rank lists. */
  lists: z.array(RankList),
  /** Null when nothing changed. */
  changes: z.nullable(ListChanges),
  /** CAP only; empty for JoSAA. */
  compulsory: z.array(CompulsoryAcceptance),
  /** Past years for which the list can be simulated, newest first. */
  mockYears: z.array(z.number()),
});
export type PreferenceList = z.infer<typeof PreferenceList>;

/** A warning. `mend` is the corrected sequence of choices: send it with `lists.order`. */
export const Check = z.object({
  code: z.enum(CHECK_CODES),
  severity: z.enum(['danger', 'warning', 'info']),
  title: z.string(),
  reason: z.string(),
  /** The choices it is about. */
  choices: z.array(z.string()),
  mend: z.nullable(z.object({ label: z.string(), choices: z.array(z.string()) })),
});
export type Check = z.infer<typeof Check>;

/**
 * The simulated outcome, including the chance that a seat is not offered at all. Chances are exact shares of the draws: those of the choices, `withoutOdds`
 * and `none` add up to 1. Round them together with `wholePercents`, and show one of 3% or less, or of 97% or more, as text ('up to 3%').
 */
export const Outcome = z.object({
  /** `no-profile` and `paused` as in the list; then nothing was simulated. `empty`: no choice that could be estimated. */
  state: z.enum(['simulated', 'no-profile', 'paused', 'empty']),
  message: z.nullable(z.string()),
  /** The version of the list that this is about. */
  version: z.number(),
  year: z.number(),
  rounds: z.number(),
  draws: z.number(),
  choices: z.array(
    z.object({
      choice: z.string(),
      /** The chance that this choice is the final seat; null where it has none: its pool is too small, or there is no data. */
      chance: z.nullable(z.number()),
      /** The chance of holding this choice after each round. */
      byRound: z.nullable(z.array(z.number())),
      /** By how much it raises the chance of any seat, compared with the choices above it alone. */
      gain: z.nullable(z.number()),
      /** The chance that it is the only choice that opens, so that without it there would be no seat. */
      saves: z.nullable(z.number()),
      /** How often it would be the seat, had a lower choice not been accepted before it opened. Older cached responses have none. */
      missed: z.optional(z.nullable(z.number())),
      /** What the family pays in the first year, on the seats that serve the student best; null where it is unknown. Older cached responses have none. */
      firstYear: z.optional(z.nullable(RupeeRange)),
    }),
  ),
  /** The chance of no seat at all, and of no seat yet after each round. */
  none: z.number(),
  noneByRound: z.array(z.number()),
  /** The chance of a seat in a pool too small for an estimate of its own. Choices without any estimate are not simulated. */
  withoutOdds: z.number(),
  /** The most frequent outcome; `choice` is null if that is no seat. */
  likely: z.nullable(z.object({ choice: z.nullable(z.string()), chance: z.number() })),
  /** CAP: how often compulsory acceptance ends the process although a higher choice would have opened later. */
  endsEarly: z.number(),
  /** What the first choice costs the family and earns compared with a later one; null where that is not sure or not known. Older cached responses have none. */
  money: z.optional(z.nullable(z.string())),
  /** What the family pays is a range, and its income is not known: with it the range is narrower. Older cached responses have none. */
  isIncomeUntold: z.optional(z.boolean()),
  /** The student told to live in a hostel or a rented room, whose cost is not known. Older cached responses do not say. */
  livesAway: z.optional(z.boolean()),
  checks: z.array(Check),
});
export type Outcome = z.infer<typeof Outcome>;

/** One past year, round by round. */
export const MockAllotment = z.object({
  year: z.number(),
  rounds: z.number(),
  source: z.string(),
  /** What to know before reading it. */
  notes: z.array(z.string()),
  /** The seat after each round; null while there is none. */
  seats: z.array(
    z.object({
      round: z.number(),
      choice: z.nullable(z.string()),
      /** 1 is the first preference. */
      place: z.nullable(z.number()),
      /** Allotted in this round, not carried over from an earlier one. */
      isNew: z.boolean(),
      /** Acceptance is compulsory here: the process ends. */
      endsProcess: z.boolean(),
    }),
  ),
  final: z.nullable(z.object({ choice: z.string(), place: z.number(), round: z.number() })),
  choices: z.array(
    z.object({
      choice: z.string(),
      /** Why there is nothing to compare with; null otherwise. */
      why: z.nullable(z.string()),
      /** The pool that was easiest to enter for this student, the rank that counts in it, and its closing rank by round (null: no seat was given). */
      pool: z.nullable(z.object({ code: z.string(), label: z.string() })),
      rank: z.nullable(z.number()),
      closing: z.array(z.nullable(z.number())),
      /** The first round in which the student would have had a seat here; null for none. */
      opensIn: z.nullable(z.number()),
    }),
  ),
});
export type MockAllotment = z.infer<typeof MockAllotment>;
