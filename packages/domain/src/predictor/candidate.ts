export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

export const JOSAA_CATEGORIES = ['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'] as const;
export type JosaaCategory = (typeof JOSAA_CATEGORIES)[number];

export const CAP_CATEGORY_CODES = ['OPEN', 'SC', 'ST', 'VJ', 'NT1', 'NT2', 'NT3', 'OBC', 'SEBC', 'SBC'] as const;
/** The category of a candidate. SBC has no seats of its own in the lists of CAP: its candidates compete for open seats. */
export type CandidateCategory = (typeof CAP_CATEGORY_CODES)[number];

export const CANDIDATURES = ['maharashtra', 'outside'] as const;
export type Candidature = (typeof CANDIDATURES)[number];

/** What narrows a prediction. An absent or empty list narrows nothing. */
export type Preferences = {
  /** Branch names as the Explorer offers them. */
  branches?: readonly string[] | undefined;
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
