import * as z from 'zod/mini';
import { YearlyRupees } from './college-list.ts';
import { Exam } from './exam.ts';
import { ChoiceStanding, PreferenceList } from './list-views.ts';
import { BANDS } from './predictor-results.ts';

/** A programme as the family sees it: nothing in it reveals rank, category or income. */
const programme = {
  collegeName: z.string(),
  city: z.string(),
  programme: z.string(),
  /** The full yearly fee, before any scholarship: it is the same for every family. Null where it is not known. */
  fee: z.nullable(YearlyRupees),
};

export const FamilyChoice = z.object({
  ...programme,
  /** Its number in the official form; null where it is left out of the form. */
  place: z.nullable(z.number()),
  /** As in the list, without the reason. */
  state: ChoiceStanding.shape.state,
  chance: ChoiceStanding.shape.chance,
  band: ChoiceStanding.shape.band,
  offer: ChoiceStanding.shape.offer,
  /** In whole percents: how often it is the final seat; null where it has no estimate. */
  final: z.nullable(z.number()),
});
export type FamilyChoice = z.infer<typeof FamilyChoice>;

/** A list as the family sees it. */
export const FamilyList = z.object({
  listName: z.string(),
  updatedAt: z.string(),
  rounds: z.number(),
  choices: z.array(FamilyChoice),
  /** In whole percents that make 100 with the choices; null where nothing could be simulated. `place` is that of the form, null is no seat. */
  outcome: z.nullable(
    z.object({
      some: z.number(),
      none: z.number(),
      likely: z.nullable(z.object({ place: z.nullable(z.number()), percent: z.number() })),
    }),
  ),
  compulsory: PreferenceList.shape.compulsory,
});
export type FamilyList = z.infer<typeof FamilyList>;

export const FamilyProgramme = z.object({
  ...programme,
  /** 0.03 to 0.97: the chance of a seat by the last round, if one is offered. */
  chance: z.number(),
  band: z.enum(BANDS),
  /** The chance that a seat is offered; null in a prediction from before that was separate. */
  offered: z.nullable(z.number()),
});
export type FamilyProgramme = z.infer<typeof FamilyProgramme>;

/** A saved prediction as the family sees it. Fee waiver seats and those without a chance are left out: they would reveal income and category. */
export const FamilyRun = z.object({
  createdAt: z.string(),
  /** Whether a longer merit list lowers some of the chances. Servers of the last release do not say. */
  isListLonger: z.optional(z.boolean()),
  /** The programmes to consider first, in the groups of the results screen. */
  picks: z.object({
    ambitious: z.array(FamilyProgramme),
    match: z.array(FamilyProgramme),
    safe: z.array(FamilyProgramme),
  }),
  /** From the best band to the worst: how many programmes it has, and the hardest to enter of them. */
  bands: z.array(z.object({ band: z.enum(BANDS), count: z.number(), programmes: z.array(FamilyProgramme) })),
});
export type FamilyRun = z.infer<typeof FamilyRun>;

/** What anyone sees who has a link: a list or a prediction, the other is null. */
export const FamilyPage = z.object({
  exam: Exam,
  /** The admission year. */
  year: z.number(),
  /** Null unless the student ticked to show it. */
  firstName: z.nullable(z.string()),
  expiresAt: z.string(),
  dataYears: PreferenceList.shape.dataYears,
  list: z.nullable(FamilyList),
  run: z.nullable(FamilyRun),
});
export type FamilyPage = z.infer<typeof FamilyPage>;
