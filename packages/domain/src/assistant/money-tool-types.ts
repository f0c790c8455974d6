import type { SchemeId } from '../money/scheme.ts';
import type { CollegeKey, CollegeLabel } from './college-tool-types.ts';
import type { Gender, Maybe } from './said.ts';

/** What a question says of the family; the rest comes from the student's saved answers. */
type SaidFamily = Maybe<{ category: string; gender: Gender; incomeRupees: number; isForAnother: boolean }>;

/** What a seat costs a family in rupees: equal ends are sure, null is unknown for the reason in `why`. */
type SeatCostSaid = {
  seat: string;
  name: string;
  firstYear: { least: number; most: number } | null;
  fourYears: { least: number; most: number } | null;
  why: string | null;
  /** Names of the schemes that pay, or may pay. */
  schemes: { name: string; isSure: boolean }[];
};

export type CollegeCost = {
  input: { college: CollegeKey } & SaidFamily;
  output: {
    college: CollegeLabel;
    fee: {
      rupees: number;
      tuition: number;
      development: number;
      year: string;
      source: string;
      note: string | null;
    } | null;
    /** The ordinary seat first. */
    seats: SeatCostSaid[];
    /** What the student could still add, in words. */
    untold: string[];
    notes: string[];
  };
};

export type MyMoney = {
  /** `scheme`: one scheme only; `about` says which part is asked for. */
  input: { about: 'schemes' | 'scholarships' } & Maybe<{ scheme: SchemeId }> & SaidFamily;
  output: {
    schemes: {
      id: SchemeId;
      name: string;
      verdict: 'applies' | 'may' | 'not';
      pays: string;
      who: string;
      check: string;
      reasons: string[];
      documents: string[];
    }[];
    fitting: number;
    mayFit: number;
    /** The best of those that fit or may fit. */
    scholarships: {
      name: string;
      provider: string | null;
      rupees: number | null;
      lastClosing: string;
      isSure: boolean;
    }[];
    untold: string[];
    notes: string[];
  };
};
