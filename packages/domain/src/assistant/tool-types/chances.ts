import type { Exam } from '../../lists/exam-name.ts';
import type { Band } from '../../predictor/bands.ts';
import type { CollegeKey, CollegeLabel, InstituteLevel, Ownership } from './college.ts';
import type { Said } from './said.ts';

export type PredictProgramme = {
  input: { college: CollegeKey; branch: string; said: Said };
  output: {
    college: CollegeLabel;
    programme: string;
    year: number;
    dataYears: { first: number; last: number };
    /** Null where the pool is too small for odds. */
    band: Band | null;
    bandWords: string;
    pool: { code: string; words: string };
    /** The rank that was judged by. */
    rank: { list: string; value: number; isEstimate: boolean };
    lastYear: { rank: number; percentile: number | null } | null;
    /** Whether the seat may not be offered, and in how many of the last years it was. */
    offer: { isInDoubt: boolean; years: number; of: number };
    /** What was taken for granted, in words. */
    assumptions: string[];
  };
};

export type ProgrammesNear = {
  input: {
    exam: Exam;
    said: Said;
    branch?: string | undefined;
    city?: string | undefined;
    state?: string | undefined;
    level?: InstituteLevel | undefined;
    type?: Ownership | undefined;
    /** Nothing that closed below this percentile: for a range of cut-offs. */
    leastPercentile?: number | undefined;
    limit?: number | undefined;
  };
  output: {
    year: number;
    rankList: string;
    /** The rank or percentile that was compared. */
    judgedBy: string;
    pool: string;
    /** How many programmes closed at or beyond it. */
    total: number;
    /** Where nothing did at colleges of the asked type: how many at colleges of any type. */
    totalOfAnyType?: number | undefined;
    programmes: {
      college: CollegeLabel;
      programme: string;
      round: number;
      rank: number;
      percentile: number | null;
      pool: string;
      poolWords: string;
    }[];
    source: string;
    assumptions: string[];
  };
};

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
