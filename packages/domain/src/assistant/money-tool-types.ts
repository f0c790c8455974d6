import type { SchemeId } from '../money/scheme.ts';
import type { CollegeKey, CollegeLabel } from './college-tool-types.ts';
import type { Gender, Maybe } from './said.ts';

/** What a question says of the family; the rest comes from the student's saved answers. */
type SaidFamily = Maybe<{ category: string; gender: Gender; incomeRupees: number; isForAnother: boolean }>;

/** What a seat costs a family in rupees: equal ends are sure, null is unknown for the reason in `why`. */
type SeatCostSaid = {
  seat: string;
  name: string;
  /** False where the family's answers rule such a seat out. */
  isOpen: boolean;
  firstYear: { least: number; most: number } | null;
  fourYears: { least: number; most: number } | null;
  why: string | null;
  /** The schemes that pay, or may pay, with what they pay. */
  schemes: { name: string; pays?: string | undefined; who?: string | undefined; isSure: boolean }[];
};

/** A yearly income in rupees; `upTo` is null where it has no upper end. */
type IncomeSaid = { above: number; upTo: number | null };
/** A missing answer in words, with the question that asks for it. */
type Untold = { words: string; href: string };

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
    restsOn: RestsOn;
    /** What the student could still add. */
    untold: Untold[];
    notes: string[];
  };
};

/** `full`: what a family without relief pays there. */
export type FeesInReach = { colleges: number; pays: Rupees; full: Rupees };
type Rupees = { least: number; most: number };

/** The answers that figures rest on, as far as they are known. */
export type RestsOn = Maybe<{ category: string; gender: string; income: IncomeSaid; domicile: boolean }>;

export type MyMoney = {
  /** `scheme`: one scheme only; `about` says which part is asked for. */
  input: { about: 'schemes' | 'scholarships' | 'fees' | 'waiver' | 'hostel' | 'seat-choice' } & Maybe<{
    scheme: SchemeId;
  }> &
    SaidFamily;
  output: {
    /** Of 'scholarships': only those that are the student's own, by gender or category. */
    schemes: {
      id: SchemeId;
      name: string;
      verdict: 'applies' | 'may' | 'not';
      /** The share of the tuition fee that it pays, from 0 to 1. */
      tuition: number | null;
      pays: string;
      who: string;
      check: string;
      reasons: string[];
      documents: string[];
    }[];
    restsOn: RestsOn;
    /** Of 'waiver': the schemes for students of this category and gender, the better one first. */
    own?: readonly SchemeId[] | undefined;
    /** Of 'fees' and 'waiver': what the family pays in the first year at the colleges within reach whose fee is known. */
    inReach?: FeesInReach | undefined;
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
    untold: Untold[];
    notes: string[];
  };
};
