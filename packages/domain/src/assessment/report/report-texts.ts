import type { Language } from '../../language/languages.ts';
import type { BranchId } from '../branches.ts';
import type { AptitudeScale, InterestScale, TraitScale, ValueScale, Verdict } from '../scales.ts';
import type { Evidence } from '../validity.ts';
import enBranches from './data/en/branches.json' with { type: 'json' };
import enScales from './data/en/scales.json' with { type: 'json' };
import enSentences from './data/en/sentences.json' with { type: 'json' };
import hiBranches from './data/hi/branches.json' with { type: 'json' };
import hiScales from './data/hi/scales.json' with { type: 'json' };
import hiSentences from './data/hi/sentences.json' with { type: 'json' };
import mrBranches from './data/mr/branches.json' with { type: 'json' };
import mrScales from './data/mr/scales.json' with { type: 'json' };
import mrSentences from './data/mr/sentences.json' with { type: 'json' };

export type Note = { title: string; text: string };

/** Holland's six interests as text. `like` completes the sentence `likes`; `strength` is a suggestion, not a judgement. */
type InterestTexts = { name: string; like: string; lower: string; middle: string; higher: string; strength: Note };

/** `described` completes the sentence `describes`. */
type TraitSide = { described: string; more?: string; strength: Note; watchOut: Note };
/** The five traits as text. Both ends have advantages and risks; neither is better. */
type TraitTexts = {
  name: string;
  lowEnd: string;
  highEnd: string;
  lower: TraitSide;
  middle: { described: string };
  higher: TraitSide;
};

type ScaleTexts = {
  interests: Readonly<Record<InterestScale, InterestTexts>>;
  traits: Readonly<Record<TraitScale, TraitTexts>>;
  values: Readonly<Record<ValueScale, { name: string; text: string; ask: string }>>;
  /** `lean` is what a branch leans on, as the sentence `hint` takes it. */
  aptitudes: Readonly<Record<AptitudeScale, { name: string; lean: string }>>;
};

/** What people in a branch do all day, and what in it feeds each of its three letters. */
type BranchTexts = { name: string; work: string; taste: Readonly<Partial<Record<InterestScale, string>>> };

/** One sentence for each number of interests. */
export type Likings = { few: string; one: string; two: string; three: string };

/** Whole sentences with gaps; no piece is glued to another outside of them. */
type SentenceTexts = {
  /** `translated` is added where the questions were answered in another language than the one they were written in. */
  norms: { provisionalName: string; ownName: string; provisional: string; own: string; translated: string };
  differentiation: { flat: string; middle: string; clear: string };
  consistency: { high: string; middle: string; low: string; single: string };
  /** Shown in place of the figures while they are assumed. */
  assumedReliability: string;
  aptitude: { note: string; lower: string; middle: string; higher: string; repeated: string };
  describes: string;
  /** By how many interests were liked; `few` where even the first was not. */
  likes: Likings;
  nearest: string;
  noneNear: string;
  looksFor: string;
  decidesNothing: string;
  meaning: {
    likingTitle: string;
    liking: Likings;
    selfTitle: string;
    wantsTitle: string;
    wants: string;
    easyTitle: string;
    easy: string;
  };
  even: Note;
  questions: {
    daily: string;
    sharedYear: string;
    flat: string;
    apart: string;
    branchOrCollege: string;
    rankNeeded: string;
    disagree: string;
  };
  why: { shared: string; alike: string; none: string };
  change: { missing: string; strongest: string; unsure: string; bored: string };
  hint: string;
  /** Between the two things that a branch leans on. */
  and: string;
  dataUpTo: string;
  verdicts: Readonly<Record<Verdict, Note>>;
  checks: Readonly<Record<keyof Evidence, { name: string; fine: string; not: string }>>;
  parents: { paragraphs: readonly string[]; help: readonly string[]; avoid: readonly string[] };
  limits: readonly string[];
  howMade: readonly Note[];
};

export type ReportTexts = SentenceTexts & ScaleTexts & { branches: Readonly<Record<BranchId, BranchTexts>> };

/** All texts of a report. The type checker finds a missing key here, `scripts/check-words.js` a differing gap or list length. */
export const REPORT_TEXTS: Readonly<Record<Language, ReportTexts>> = {
  en: { ...enSentences, ...enScales, branches: enBranches },
  hi: { ...hiSentences, ...hiScales, branches: hiBranches },
  mr: { ...mrSentences, ...mrScales, branches: mrBranches },
};
