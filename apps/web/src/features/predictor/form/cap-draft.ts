import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { CapInput } from '@dakhila/contract/predictor-inputs';
import { CAP_CATEGORY_CODES, GENDERS } from '@dakhila/domain/predictor/candidate';
import { capProblems, INPUT_SENTENCES, WORST_MERIT_NUMBER, WORST_RANK } from '@dakhila/domain/predictor/input-rules';
import { homeUniversityOf } from '@dakhila/domain/predictor/places';
import { BLANK_PREFERENCES, isPercentile, isWholeUpTo, preferencesFrom, type Reading, readNumber } from './draft.ts';

/** How each number is validated, and whether only Maharashtra candidates enter it. */
const NUMBERS = {
  percentile: { isGood: isPercentile, sentence: INPUT_SENTENCES.percentile, isForState: true },
  meritNumber: { isGood: isWholeUpTo(WORST_MERIT_NUMBER), sentence: INPUT_SENTENCES.meritNumber, isForState: true },
  jeeMainRank: { isGood: isWholeUpTo(WORST_RANK), sentence: INPUT_SENTENCES.rank, isForState: false },
  jeeMainPercentile: { isGood: isPercentile, sentence: INPUT_SENTENCES.percentile, isForState: false },
  allIndiaMeritNumber: {
    isGood: isWholeUpTo(WORST_MERIT_NUMBER),
    sentence: INPUT_SENTENCES.meritNumber,
    isForState: false,
  },
} as const;
export type CapNumberField = keyof typeof NUMBERS;
const NUMBER_FIELDS = ['percentile', 'meritNumber', 'jeeMainRank', 'jeeMainPercentile', 'allIndiaMeritNumber'] as const;

/** Reserved seats that need a certificate. */
export const CAP_FLAGS = ['ews', 'tfws', 'pwd', 'defence', 'orphan'] as const;
type CapFlag = (typeof CAP_FLAGS)[number];

export const NO_UNIVERSITY = 'none';
/** Asked in the same list as the home university: a candidate from outside Maharashtra has none. */
export const OUTSIDE = 'outside';

/** A saved answer without a home university had none to choose. */
export const withUniversity = <Saved extends { candidature?: unknown }>(saved: Saved) => ({
  ...(saved.candidature === 'maharashtra' && { homeUniversity: NO_UNIVERSITY }),
  ...saved,
});

export const BLANK_CAP = {
  candidature: '',
  gender: '',
  category: '',
  homeUniversity: '',
  percentile: '',
  meritNumber: '',
  jeeMainRank: '',
  jeeMainPercentile: '',
  allIndiaMeritNumber: '',
  ews: false,
  tfws: false,
  pwd: false,
  defence: false,
  orphan: false,
  minority: [] as readonly string[],
  ...BLANK_PREFERENCES,
};
export type CapDraft = typeof BLANK_CAP;

/** EWS is only for students without another reservation. */
export const askedFlags = ({ category }: CapDraft): readonly CapFlag[] =>
  CAP_FLAGS.filter((flag) => flag !== 'ews' || category === 'OPEN');

/** Candidates from outside Maharashtra compete for All India seats only, so their other answers are ignored. */
export function readCap(draft: CapDraft, messages: { choose: string }): Reading<CapInput> {
  const problems: Record<string, string> = {};
  // Drafts of the older form may name a university alone.
  const isOutside = draft.candidature === OUTSIDE;
  const candidature = isOutside ? OUTSIDE : 'maharashtra';
  const gender = GENDERS.find((one) => one === draft.gender);
  const category = isOutside ? 'OPEN' : CAP_CATEGORY_CODES.find((one) => one === draft.category);
  const homeUniversity =
    isOutside || draft.homeUniversity === NO_UNIVERSITY ? undefined : homeUniversityOf(draft.homeUniversity);
  if (gender === undefined) problems.gender = messages.choose;
  if (category === undefined) problems.category = messages.choose;
  if (homeUniversity === null) problems.homeUniversity = INPUT_SENTENCES.homeUniversity;

  const numbers: Partial<Record<CapNumberField, number>> = {};
  for (const field of NUMBER_FIELDS) {
    const { isGood, sentence, isForState } = NUMBERS[field];
    const number = isOutside && isForState ? undefined : readNumber(draft[field]);
    if (number === undefined) continue;
    if (isGood(number)) numbers[field] = number;
    else problems[field] = sentence;
  }
  // Conflicts between numbers are reported before the rest is answered.
  Object.assign(
    problems,
    capProblems({
      ...{ candidature, gender: gender ?? 'other', category: category ?? 'OPEN' },
      ...numbers,
    }),
    { ...problems },
  );
  if (gender === undefined || category === undefined || Object.keys(problems).length > 0)
    return { isReady: false, problems };
  const flags = isOutside ? [] : askedFlags(draft).filter((flag) => draft[flag]);
  const body: CapInput = {
    ...{ candidature, gender, category, ...numbers },
    ...(homeUniversity && { homeUniversity }),
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    ...(!isOutside && draft.minority.length > 0 && { minority: [...draft.minority] }),
    ...preferencesFrom(draft),
  };
  return { isReady: true, body };
}

/** What a student has answered for JEE that means the same here. Those who are OPEN, EWS or OBC at the centre may have another category in the state. */
export function capFromJosaa({ josaa }: ExamProfile): Partial<CapInput> {
  const category = (['SC', 'ST'] as const).find((one) => one === josaa?.category);
  const percentiles = [josaa?.mainPercentile, josaa?.mainSecondPercentile].filter((one) => one !== undefined);
  return {
    ...(josaa?.mainCrl !== undefined && { jeeMainRank: josaa.mainCrl }),
    ...(percentiles.length > 0 && { jeeMainPercentile: Math.max(...percentiles) }),
    ...(category && { category }),
  };
}

export function capIntoProfile(profile: ExamProfile, { gender, pwd, preferences, ...own }: CapInput): ExamProfile {
  const { year: _year, ...mhtCet } = own;
  return { ...profile, gender, pwd: pwd ?? false, preferences, mhtCet };
}
