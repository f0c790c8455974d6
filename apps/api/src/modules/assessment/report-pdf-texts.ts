import type { BranchFit } from '@dakhila/contract/assessment-report';
import type { Language } from '@dakhila/domain/language/languages';
import en from './data/en.json' with { type: 'json' };
import hi from './data/hi.json' with { type: 'json' };
import mr from './data/mr.json' with { type: 'json' };

type Chance = NonNullable<BranchFit['chance']>;

/** What only the PDF of a report says, in one language; the rest it takes from the report. */
export type ReportPdfTexts = {
  /** The name of the file in its properties, and the title with whose it is. */
  file: string;
  title: string;
  headings: {
    liking: string;
    self: string;
    wants: string;
    timed: string;
    meaning: string;
    strengths: string;
    watchOuts: string;
    branches: string;
    questions: string;
    parents: string;
    howMade: string;
  };
  nearest: string;
  ofHundred: string;
  rightOf: string;
  bars: string;
  source: string;
  noPrediction: string;
  levels: Readonly<Record<BranchFit['level'], string>>;
  work: string;
  why: string;
  change: string;
  inReach: string;
  fit: string;
  bestChance: string;
  bands: Readonly<Record<Chance['band'], string>>;
  notAmong: string;
  notYet: string;
  noFees: string;
  fee: string;
  feeOfYear: string;
  feeRange: string;
  helps: string;
  doesNot: string;
  cannot: string;
  version: string;
  reliability: { title: string; text: string; alpha: string; omega: string; error: string };
};

export const REPORT_PDF_TEXTS: Readonly<Record<Language, ReportPdfTexts>> = { en, hi, mr };
