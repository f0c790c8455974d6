import type { PlacementCaution } from '../colleges/figures.ts';
import type { Exam } from '../lists/exam-name.ts';
import type { Band } from '../predictor/bands.ts';
import type { SavedDiffers } from '../predictor/saved-difference.ts';
import type { Gender, Maybe, Quota, Said, Special } from './said.ts';

/** A page that an answer rests on or leads to. `href` is one of our own addresses. */
export type Source = { title: string; href: string };

/** A college by its id: a canonical code (MHT-CET) or a slug (JEE). */
export type CollegeKey = { exam: Exam; id: string };

/** A college as an answer names and links it. `short` is what students call it, where that names no other college; else its name. */
export type CollegeLabel = CollegeKey & { name: string; short: string; city: string; href: string };

/** The owner of a college. */
export type Ownership = 'government' | 'private';
/** Kinds of JEE institutes. */
export type InstituteLevel = 'IIT' | 'NIT' | 'IIIT' | 'GFTI';

type Years = { first: number; last: number };
type Pool = { code: string; words: string };

/** The closings of one pool of one programme, oldest first. */
export type CutoffSeries = {
  programme: string;
  pool: Pool;
  points: { year: number; round: number; isLastRound: boolean; rank: number; percentile: number | null }[];
};

export type CutoffHistory = {
  input: { college: CollegeKey } & Maybe<{
    branch: string;
    category: string;
    gender: Gender;
    special: Special;
    quota: Quota;
    round: number;
    year: number;
    isForAnother: boolean;
  }>;
  output: {
    college: CollegeLabel;
    /** The student’s category, where its seats are shown; not said of open seats. */
    ownCategory?: string;
    /** Says whose seats these are, where none of the student’s own has a closing. */
    insteadOfOwn?: string;
    /** 'MHT-CET state merit number', 'JEE Advanced common rank list', … */
    rankList: string;
    source: string;
    dataYears: Years;
    /** Programmes that were meant; empty where the college has no such branch. */
    programmes: string[];
    /** What the college does offer, for asking back. */
    offered: string[];
    series: CutoffSeries[];
    /** What was asked for and is not in the data, in words. */
    notes: string[];
  };
};

export type PredictProgramme = {
  input: { college: CollegeKey; branch: string; said: Said };
  output: {
    college: CollegeLabel;
    programme: string;
    year: number;
    dataYears: Years;
    /** Null where the pool is too small for odds. */
    band: Band | null;
    bandWords: string;
    /** In per cent; only where the student has a prediction with the same answers, and `href` shows it there. */
    percent: number | null;
    savedDiffers?: SavedDiffers | undefined;
    href: string;
    pool: Pool;
    /** The rank that the chance was estimated for. */
    rank: { list: string; value: number; isEstimate: boolean };
    lastYear: { rank: number; percentile: number | null } | null;
    /** Whether the seat may not be offered, and in how many of the last years it was. */
    offer: { isInDoubt: boolean; years: number; of: number };
    /** What was taken for granted, in words. */
    assumptions: string[];
  };
};

/** Where colleges are looked for. `branch` is a key of the table of branches, or a branch name; `minority` a community such as Muslim, or 'any'. */
type Where = {
  branch: string;
  city: string;
  state: string;
  level: InstituteLevel;
  type: Ownership;
  minority: string;
  limit: number;
};

/** `leastPercentile`: nothing that closed below this, for a range of cut-offs. */
export type ProgrammesNear = {
  /** `college`: only there. */
  input: { exam: Exam; said: Said } & Maybe<
    Where & { college: CollegeKey; leastPercentile: number; order: 'fee' | 'chance' }
  >;
  output: {
    exam: Exam;
    /** The one college that was asked about. */
    college?: CollegeLabel | undefined;
    /** Of JEE: which institutes were looked at, where not all that use JEE Main. */
    level?: InstituteLevel | undefined;
    /** A rank that nobody said to be of JEE Main, and that was taken for one. */
    rankAssumed?: number | undefined;
    year: number;
    rankList: string;
    /** The rank or percentile that was compared. */
    estimatedBy: string;
    pool: string;
    /** How many programmes closed at or beyond it. */
    total: number;
    /** What the student's prediction with the same answers says; then `programmes` are those within reach in it. */
    prediction?: NearPrediction | undefined;
    /** The student has predicted for this exam, with whatever answers. */
    hasPrediction?: true | undefined;
    /** Chances could be given, but the forecasts are still being made. */
    isForecastMissing?: true | undefined;
    /** Where nothing did at colleges of the asked type: how many at colleges of any type. */
    totalOfAnyType?: number | undefined;
    /** Where no branch was named and few are within reach: all of them by college. A department is one of a university, not a college of its own. */
    reach?: { college: CollegeLabel; isDepartment: boolean; branches: string[] }[] | undefined;
    /** Government colleges of the place that was named with nothing within reach. */
    nothingAt?: CollegeLabel[] | undefined;
    /** The minority colleges of the place, where they were asked for and nothing there is within reach. */
    minorityAt?: CollegeLabel[] | undefined;
    /** `pays`: what the family pays in the first year on an ordinary seat, where the cheapest are asked for; null where the fee is unknown. */
    programmes: NearProgramme[];
    /** Where the cheapest are asked for: the colleges within reach, each once. */
    collegesInReach?: string[] | undefined;
    /** The number of these. */
    shown: number;
    source: string;
    assumptions: string[];
  };
};
/** The last closing of a programme, where it had one; `chance` only where there is a prediction. */
export type NearProgramme = Omit<Closing, 'rank'> & {
  rank: number | null;
  college: CollegeLabel;
  poolWords: string;
  pays?: Pays | undefined;
  chance?: NearChance | undefined;
};
/** `isInDoubt`: the seat itself may not be offered. */
export type NearChance = { percent: number; isInDoubt: boolean };
/** How many programmes that were asked about are within reach, how many of them are Likely or better, the best chance, and where they are shown. */
export type NearPrediction = {
  year: number;
  total: number;
  likely: number;
  best: NearChance | null;
  href: string;
  differs?: SavedDiffers | undefined;
};
type Pays = { least: number; most: number } | null;
type Closing = { programme: string; pool: string; round: number; rank: number; percentile: number | null };

export type MeritEstimate = {
  input: { percentile: number } | { meritNumber: number };
  output: {
    year: number;
    percentile: number;
    meritNumber: number;
    low: number;
    high: number;
    earlier: { year: number; percentile: number; meritNumber: number }[];
    explanation: string;
  };
};

type Nirf = { rank: string; year: number };

/** The standing order is by NIRF rank; 'fee' is lowest first, MHT-CET only. */
export type SearchColleges = {
  input: Maybe<
    Where & {
      exam: Exam;
      text: string;
      isForWomen: boolean;
      isAutonomous: boolean;
      order: 'nirf' | 'fee';
      mostFeeRupees: number;
    }
  >;
  output: {
    total: number;
    /** `programmes`: where a branch was asked for, what it is called there. */
    colleges: (CollegeLabel & {
      type: Ownership;
      nirf: Nirf | null;
      fee: { rupees: number; year: string } | null;
      programmes: string[];
    })[];
    href: string;
  };
};

export type CollegeFacts = {
  input: { college: CollegeKey };
  output: {
    college: CollegeLabel;
    code: string | null;
    type: Ownership;
    level: string | null;
    university: string | null;
    isAutonomous: boolean | null;
    isForWomen: boolean;
    minority: string | null;
    establishmentYear: number | null;
    website: string | null;
    contact: string | null;
    nirf: Nirf[];
    accreditations: string[];
    /** `note`: which courses it holds for, where it does not hold for all. */
    fee: { rupees: number; year: string | null; source: string | null; note: string | null } | null;
    /** All seats of a year, where they are known. */
    intake: { seats: number; year: string | null } | null;
    courses: { name: string; code: string | null; seats: number | null; seatsYear: number | null }[];
    facts: { label: string; value: string; year: string | null; source: string | null }[];
    notAdmittingSince: number | null;
    placements?: CollegePlacements | undefined;
  };
};

/** What became of the graduates: the newest year submitted to NIRF, and what the college itself says on its website. They can't be compared. */
export type CollegePlacements = {
  submitted: {
    year: string;
    edition: number;
    graduated: number | null;
    placed: number | null;
    placedPercent: number | null;
    medianRupees: number | null;
    caution: PlacementCaution | null;
  } | null;
  ownSite: {
    year: string;
    placedPercent: number | null;
    medianRupees: number | null;
    averageRupees: number | null;
    highestRupees: number | null;
  } | null;
};

/** `branches`: one for each of the colleges, where they differ. */
export type CompareColleges = {
  input: { colleges: CollegeKey[] } & Maybe<{ branch: string; branches: string[]; said: Said }>;
  output: { colleges: (CollegeFacts['output'] & { closing: (Closing & { year: number }) | null })[] };
};
