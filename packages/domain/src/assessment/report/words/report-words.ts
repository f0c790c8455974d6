import type { Language } from '../../../language/languages.ts';
import type { BranchId } from '../../branches.ts';
import type { AptitudeScale, InterestScale, TraitScale, ValueScale, Verdict } from '../../scales.ts';
import type { Evidence } from '../../validity.ts';

export type Note = { title: string; text: string };

/** Holland's six in plain words. `like` is what one likes, as `likes` of the sentences takes it; `strength` is offered, not pronounced. */
export type InterestWords = {
  name: string;
  like: string;
  lower: string;
  middle: string;
  higher: string;
  strength: Note;
};

/** `described` is what one says of oneself, as `describes` of the sentences takes it. */
type Side = { described: string; more?: string; strength: Note; watchOut: Note };
/** The five traits in plain words. Both ends have something to offer and something to mind; neither is better. */
export type TraitWords = {
  name: string;
  lowEnd: string;
  highEnd: string;
  lower: Side;
  middle: { described: string };
  higher: Side;
};

/** What people in a branch do all day, and what in it feeds each of its three letters. */
export type BranchWords = { name: string; work: string; taste: Readonly<Partial<Record<InterestScale, string>>> };

export type OtherWords = {
  values: Readonly<Record<ValueScale, { name: string; text: string; ask: string }>>;
  /** `lean` is what a branch leans on, as `hint` of the sentences takes it. */
  aptitudes: Readonly<Record<AptitudeScale, { name: string; lean: string }>>;
  aptitudeNote: string;
  parents: { paragraphs: readonly string[]; help: readonly string[]; avoid: readonly string[] };
  limits: readonly string[];
  howMade: readonly Note[];
};

/** Whole sentences with gaps; no piece is glued to another outside of them. */
export type SentenceWords = {
  norms: {
    name: (name: string, isProvisional: boolean) => string;
    provisional: (least: number) => string;
    own: (sampleSize: number) => string;
    /** Added where the questions were answered in another language than the one they were written in. */
    translated: string;
  };
  differentiation: { flat: string; middle: string; clear: string };
  consistency: { high: string; middle: string; low: string };
  aptitude: { lower: string; middle: string; higher: string; repeated: string };
  describes: (described: readonly string[]) => string;
  likes: (first: string, second: string) => string;
  nearest: (branches: readonly string[]) => string;
  noneNear: string;
  looksFor: (top: string, next: string) => string;
  decidesNothing: string;
  meaning: {
    likingTitle: string;
    liking: (first: string, second: string, third: string) => string;
    selfTitle: string;
    wantsTitle: string;
    wants: (top: string, next: string) => string;
    easyTitle: string;
    easy: (part: string) => string;
  };
  even: Note;
  questions: {
    daily: (first: string | undefined, second: string | undefined) => string;
    sharedYear: string;
    flat: string;
    apart: string;
    branchOrCollege: string;
    rankNeeded: string;
    disagree: string;
  };
  why: { shared: (like: string, taste: string) => string; alike: string; none: string };
  change: { missing: (taste: string) => string; strongest: (like: string) => string; unsure: string; bored: string };
  hint: (leans: readonly string[]) => string;
  dataUpTo: (year: number) => string;
  verdicts: Readonly<Record<Verdict, Note>>;
  checks: Readonly<Record<keyof Evidence, { name: string; fine: string; not: string }>>;
};

export type ReportWords = SentenceWords &
  OtherWords & {
    interests: Readonly<Record<InterestScale, InterestWords>>;
    traits: Readonly<Record<TraitScale, TraitWords>>;
    branches: Readonly<Record<BranchId, BranchWords>>;
  };

export type AllReportWords = Readonly<Record<Language, ReportWords>>;
