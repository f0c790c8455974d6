import { nameKey } from '../colleges/names.ts';
import { placeKeys } from '../colleges/place-choice.ts';
import { typeGroup } from '../colleges/type-group.ts';
import { branchGroupsOf, groupOfPreference } from './branch-groups.ts';
import type { Option, TableCollege } from './exam-table.ts';

export const GENDERS = ['male', 'female', 'other'] as const;
type Gender = (typeof GENDERS)[number];

export const JOSAA_CATEGORIES = ['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'] as const;
export type JosaaCategory = (typeof JOSAA_CATEGORIES)[number];

export const CAP_CATEGORY_CODES = ['OPEN', 'SC', 'ST', 'VJ', 'NT1', 'NT2', 'NT3', 'OBC', 'SEBC', 'SBC'] as const;
/** The category of a candidate. SBC has no seats of its own in the lists of CAP: its candidates compete for open seats. */
export type CandidateCategory = (typeof CAP_CATEGORY_CODES)[number];

/** As students and certificates say it. */
const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  VJ: 'VJ/DT',
  NT1: 'NT-B',
  NT2: 'NT-C',
  NT3: 'NT-D',
};
export const categoryName = (category: string): string => CATEGORY_NAMES[category] ?? category;

const WITHOUT_CREAMY_LAYER: readonly string[] = ['OPEN', 'SC', 'ST'];
/** Whether seats of a category of CAP need a non-creamy-layer certificate. */
export const hasCreamyLayer = (category: string): boolean =>
  CAP_CATEGORY_CODES.some((code) => code === category) && !WITHOUT_CREAMY_LAYER.includes(category);

export const CANDIDATURES = ['maharashtra', 'outside'] as const;
type Candidature = (typeof CANDIDATURES)[number];

/** What narrows a prediction. An absent or empty list narrows nothing. */
export type Preferences = {
  /** Branch names as the Explorer offers them, and whole groups of them. */
  branches?: readonly string[] | undefined;
  /** Cities, and choices of whole districts. */
  cities?: readonly string[] | undefined;
  /** A level (IIT, NIT, IIIT, GFTI), 'government' or 'private'. */
  kinds?: readonly string[] | undefined;
};

type Common = { gender: Gender; pwd?: boolean | undefined; year?: number | undefined };

/** A JEE candidate. Each rank belongs to its own rank list; none replaces another. A percentile replaces the ranks of JEE Main that are not given. */
export type JosaaCandidate = Common & {
  category: JosaaCategory;
  /** Where Class XII was first written, which is not the domicile. */
  homeState: string;
  /** NTA scores of the two sessions of JEE Main, for a candidate without a rank: the better one counts. */
  mainPercentile?: number | undefined;
  mainSecondPercentile?: number | undefined;
  mainCrl?: number | undefined;
  mainCategoryRank?: number | undefined;
  /** Rank in the PwD list of the common rank list, and in that of the category. */
  mainPwdRank?: number | undefined;
  mainCategoryPwdRank?: number | undefined;
  advancedCrl?: number | undefined;
  advancedCategoryRank?: number | undefined;
  advancedPwdRank?: number | undefined;
  advancedCategoryPwdRank?: number | undefined;
  /** JEE Main paper 2A (B.Arch) and 2B (B.Plan). */
  architectureCrl?: number | undefined;
  architectureCategoryRank?: number | undefined;
  planningCrl?: number | undefined;
  planningCategoryRank?: number | undefined;
  /** Passed the Architecture Aptitude Test, which the IITs ask for B.Arch. */
  aatPassed?: boolean | undefined;
};

/** A CAP candidate. */
export type CapCandidate = Common & {
  category: CandidateCategory;
  candidature: Candidature;
  percentile?: number | undefined;
  meritNumber?: number | undefined;
  homeUniversity?: string | undefined;
  ews?: boolean | undefined;
  tfws?: boolean | undefined;
  defence?: boolean | undefined;
  orphan?: boolean | undefined;
  /** Communities by language and by religion. */
  minority?: readonly string[] | undefined;
  jeeMainRank?: number | undefined;
  jeeMainPercentile?: number | undefined;
  /** The number in CAP's own All India merit list, once it is out. */
  allIndiaMeritNumber?: number | undefined;
};

/** For this many days, repeating a prediction with the same answers costs no attempt: the saved run opens, or it is predicted again if there are newer forecasts. */
export const SAME_QUESTION_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whether the answers of a run that was made at this moment cost nothing now. */
export const isSameQuestionAt = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < SAME_QUESTION_DAYS * DAY_MS;

/** The test an option must pass to stay in a prediction. Spelling, case and punctuation do not count. */
export function preferenceMatcher(
  preferences: Preferences | undefined,
): ((option: Option, college: TableCollege) => boolean) | null {
  const isWantedBranch = branchMatcher(preferences?.branches);
  const cities = keys(preferences?.cities);
  const kinds = keys(preferences?.kinds);
  if (isWantedBranch === null && cities === null && kinds === null) return null;
  return (option, { city, district, type, level }) =>
    (isWantedBranch === null || isWantedBranch(option.branch)) &&
    (cities === null || placeKeys({ city, district }).some((key) => cities.has(key))) &&
    (kinds === null || kinds.has(typeGroup({ type, level }) ?? '') || (level !== null && kinds.has(nameKey(level))));
}

function branchMatcher(preferred: readonly string[] = []): ((branch: string) => boolean) | null {
  const names = keys(preferred.filter((one) => groupOfPreference(one) === undefined));
  const groups = new Set(preferred.flatMap((one) => groupOfPreference(one) ?? []));
  if (names === null && groups.size === 0) return null;
  return (branch) => names?.has(nameKey(branch)) === true || branchGroupsOf(branch).some((group) => groups.has(group));
}

function keys(names: readonly string[] | undefined): ReadonlySet<string> | null {
  return names === undefined || names.length === 0 ? null : new Set(names.map(nameKey));
}
