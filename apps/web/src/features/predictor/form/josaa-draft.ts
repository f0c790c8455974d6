import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { JosaaInput } from '@dakhila/contract/predictor-inputs';
import { GENDERS, JOSAA_CATEGORIES } from '@dakhila/domain/predictor/candidate';
import {
  INPUT_SENTENCES,
  JEE_PERCENTILE_FIELDS,
  JOSAA_RANK_FIELDS,
  josaaProblems,
  WORST_RANK,
} from '@dakhila/domain/predictor/input-rules';
import { homeStateOf } from '@dakhila/domain/predictor/places';
import { BLANK_PREFERENCES, isPercentile, isWholeUpTo, preferencesFrom, type Reading, readNumber } from './draft.ts';

/** The rank lists of JEE by paper: the common list, and those for some students only. */
export const JOSAA_PAPERS = {
  main: { crl: 'mainCrl', category: 'mainCategoryRank', pwd: 'mainPwdRank', categoryPwd: 'mainCategoryPwdRank' },
  advanced: {
    crl: 'advancedCrl',
    category: 'advancedCategoryRank',
    pwd: 'advancedPwdRank',
    categoryPwd: 'advancedCategoryPwdRank',
  },
  architecture: { crl: 'architectureCrl', category: 'architectureCategoryRank' },
  planning: { crl: 'planningCrl', category: 'planningCategoryRank' },
} as const;
export type JosaaPaper = keyof typeof JOSAA_PAPERS;
export type RankKind = 'crl' | 'category' | 'pwd' | 'categoryPwd';

type JosaaRankField = (typeof JOSAA_RANK_FIELDS)[number];
type JeePercentileField = (typeof JEE_PERCENTILE_FIELDS)[number];

const BLANK_RANKS = {
  mainPercentile: '',
  mainSecondPercentile: '',
  mainCrl: '',
  mainCategoryRank: '',
  mainPwdRank: '',
  mainCategoryPwdRank: '',
  advancedCrl: '',
  advancedCategoryRank: '',
  advancedPwdRank: '',
  advancedCategoryPwdRank: '',
  architectureCrl: '',
  architectureCategoryRank: '',
  planningCrl: '',
  planningCategoryRank: '',
};

export const BLANK_JOSAA = {
  ...{ gender: '', category: '', homeState: '', pwd: false, aatPassed: false },
  ...BLANK_RANKS,
  ...BLANK_PREFERENCES,
};
export type JosaaDraft = typeof BLANK_JOSAA;

/** The rank lists that this student can be in. */
export function askedRanks({ category, pwd }: JosaaDraft): readonly RankKind[] {
  const isReserved = category !== '' && category !== 'OPEN';
  return [
    'crl' as const,
    ...(isReserved ? (['category'] as const) : []),
    ...(pwd ? (['pwd'] as const) : []),
    ...(isReserved && pwd ? (['categoryPwd'] as const) : []),
  ];
}

/** The better percentile of the two sessions. */
export function typedPercentile(draft: JosaaDraft): number | undefined {
  const typed = JEE_PERCENTILE_FIELDS.flatMap((field) => {
    const percentile = readNumber(draft[field]);
    // A single digit is still being typed.
    return percentile !== undefined && isPercentile(percentile) && draft[field].replace(/\D/g, '').length > 1
      ? [percentile]
      : [];
  });
  return typed.length === 0 ? undefined : Math.max(...typed);
}

/** Ranks that are no longer asked for after a change of category are ignored. */
export function readJosaa(draft: JosaaDraft, messages: { choose: string }): Reading<JosaaInput> {
  const problems: Record<string, string> = {};
  const gender = GENDERS.find((one) => one === draft.gender);
  const category = JOSAA_CATEGORIES.find((one) => one === draft.category);
  const homeState = homeStateOf(draft.homeState);
  if (gender === undefined) problems.gender = messages.choose;
  if (category === undefined) problems.category = messages.choose;
  if (homeState === null) problems.homeState = INPUT_SENTENCES.homeState;

  const asked = new Set<string>(
    Object.values(JOSAA_PAPERS).flatMap((lists) =>
      Object.entries(lists).flatMap(([kind, field]) => (askedRanks(draft).some((one) => one === kind) ? [field] : [])),
    ),
  );
  const ranks: Partial<Record<JosaaRankField | JeePercentileField, number>> = {};
  for (const field of JEE_PERCENTILE_FIELDS) {
    const percentile = readNumber(draft[field]);
    if (percentile === undefined) continue;
    if (isPercentile(percentile)) ranks[field] = percentile;
    else problems[field] = INPUT_SENTENCES.percentile;
  }
  for (const field of JOSAA_RANK_FIELDS) {
    const rank = asked.has(field) ? readNumber(draft[field]) : undefined;
    if (rank === undefined) continue;
    if (isWholeUpTo(WORST_RANK)(rank)) ranks[field] = rank;
    else problems[field] = INPUT_SENTENCES.rank;
  }
  // Conflicts between ranks are reported before the rest is answered.
  const known = { gender: gender ?? 'other', category: category ?? 'OPEN', homeState: homeState ?? '' } as const;
  Object.assign(problems, josaaProblems({ ...known, ...ranks }), { ...problems });
  if (gender === undefined || category === undefined || homeState === null || Object.keys(problems).length > 0)
    return { isReady: false, problems };
  const body: JosaaInput = {
    ...{ gender, category, homeState, ...ranks },
    ...(draft.pwd && { pwd: true }),
    ...(draft.aatPassed && { aatPassed: true }),
    ...preferencesFrom(draft),
  };
  return { isReady: true, body };
}

/** What a student has answered for CAP that means the same here. OBC does not: the state and the centre have lists of their own. */
export function josaaFromCap({ mhtCet }: ExamProfile): Partial<JosaaInput> {
  // From outside Maharashtra everybody is OPEN in CAP.
  const inState = mhtCet?.candidature === 'maharashtra' ? mhtCet : undefined;
  const category = inState?.ews ? 'EWS' : ALIKE.find((one) => one === inState?.category);
  return {
    ...(mhtCet?.jeeMainRank !== undefined && { mainCrl: mhtCet.jeeMainRank }),
    ...(mhtCet?.jeeMainPercentile !== undefined && { mainPercentile: mhtCet.jeeMainPercentile }),
    ...(category && { category }),
  };
}

const ALIKE = ['OPEN', 'SC', 'ST'] as const;

export function josaaIntoProfile(profile: ExamProfile, { gender, pwd, preferences, ...own }: JosaaInput): ExamProfile {
  const { year: _year, ...josaa } = own;
  return { ...profile, gender, pwd: pwd ?? false, preferences, josaa };
}
