import type { MessageId } from '@dakhila/domain/messages/message';
import { CANDIDATURES, CAP_CATEGORY_CODES, GENDERS, JOSAA_CATEGORIES } from '@dakhila/domain/predictor/candidate';
import {
  capProblems,
  type FieldProblems,
  josaaProblems,
  WORST_MERIT_NUMBER,
  WORST_RANK,
} from '@dakhila/domain/predictor/input-rules';
import { communityOf, homeStateOf, homeUniversityOf } from '@dakhila/domain/predictor/places';
import * as z from 'zod/mini';
import { says } from './fields.ts';

const wholeUpTo = (most: number, sentence: MessageId) =>
  z.int(sentence).check(z.gte(1, sentence), z.lte(most, sentence));

/** A rank in a published rank list. */
const rank = wholeUpTo(WORST_RANK, 'input.rank');
/** A number in a merit list of CAP. */
export const meritNumber = wholeUpTo(WORST_MERIT_NUMBER, 'input.meritNumber');
export const percentile = z
  .number(says('input.percentile'))
  .check(z.gte(0, says('input.percentile')), z.lte(100, says('input.percentile')));
export const year = z.int(says('input.year')).check(z.gte(1000, says('input.year')), z.lte(9999, says('input.year')));
export const gender = z.enum(GENDERS, says('input.gender'));

const LONGEST_NAME = 120;

/** A name from a list in any spelling; the result is its official spelling. */
const listed = (find: (said: string) => string | null, sentence: MessageId) =>
  z.pipe(
    z.string(sentence).check(
      z.maxLength(LONGEST_NAME, sentence),
      z.refine((said) => find(said) !== null, sentence),
    ),
    z.transform((said: string) => find(said) ?? said),
  );

export const homeState = listed(homeStateOf, 'input.homeState');
export const homeUniversity = listed(homeUniversityOf, 'input.homeUniversity');

const community = listed(communityOf, 'input.minority');
/** One community, or one by language and one by religion. */
const minority = z.union(
  [
    z.pipe(
      community,
      z.transform((one: string) => [one]),
    ),
    z.array(community).check(z.maxLength(4, says('input.minority'))),
  ],
  says('input.minority'),
);

const flag = z.optional(z.boolean(says('input.yesOrNo')));
const names = z.optional(z.array(z.string().check(z.maxLength(160))).check(z.maxLength(60)));

/** What narrows a prediction; an empty list narrows nothing. */
export const Preferences = z.strictObject({ branches: names, cities: names, kinds: names });

const common = { gender, pwd: flag, year: z.optional(year), preferences: z.optional(Preferences) };

/** Puts each problem under its field. */
const under =
  <T>(problemsOf: (input: T) => FieldProblems) =>
  (payload: z.core.ParsePayload<T>) => {
    for (const [field, message] of Object.entries(problemsOf(payload.value)))
      payload.issues.push({ code: 'custom', path: [field], message, input: payload.value });
  };

export const josaaCategory = z.enum(JOSAA_CATEGORIES, says('input.category'));
export const JosaaRanks = {
  /** NTA scores of the sessions of JEE Main, for students without a rank; the better one counts. */
  mainPercentile: z.optional(percentile),
  mainSecondPercentile: z.optional(percentile),
  mainCrl: z.optional(rank),
  mainCategoryRank: z.optional(rank),
  mainPwdRank: z.optional(rank),
  mainCategoryPwdRank: z.optional(rank),
  advancedCrl: z.optional(rank),
  advancedCategoryRank: z.optional(rank),
  advancedPwdRank: z.optional(rank),
  advancedCategoryPwdRank: z.optional(rank),
  architectureCrl: z.optional(rank),
  architectureCategoryRank: z.optional(rank),
  planningCrl: z.optional(rank),
  planningCategoryRank: z.optional(rank),
  aatPassed: flag,
};

/** A JEE candidate. The home state is where Class XII was first written. */
export const JosaaInput = z
  .strictObject({ ...JosaaRanks, category: josaaCategory, homeState, ...common })
  .check(under(josaaProblems));
export type JosaaInput = z.output<typeof JosaaInput>;

export const capCategory = z.enum(CAP_CATEGORY_CODES, says('input.category'));
export const candidature = z.enum(CANDIDATURES, says('input.candidature'));
export const CapMerit = {
  percentile: z.optional(percentile),
  meritNumber: z.optional(meritNumber),
  jeeMainRank: z.optional(rank),
  jeeMainPercentile: z.optional(percentile),
  allIndiaMeritNumber: z.optional(meritNumber),
};
export const CapSpecial = { ews: flag, tfws: flag, defence: flag, orphan: flag, minority: z.optional(minority) };

/** A CAP candidate. All India seats go by JEE Main, never by the state merit number. */
export const CapInput = z
  .strictObject({
    ...CapMerit,
    ...CapSpecial,
    category: capCategory,
    candidature,
    homeUniversity: z.optional(homeUniversity),
    ...common,
  })
  .check(under(capProblems));
export type CapInput = z.output<typeof CapInput>;
