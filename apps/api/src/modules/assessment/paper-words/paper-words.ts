import type { AssessmentReport, BranchFit } from '@dakhila/contract/assessment-report';

type Chance = NonNullable<BranchFit['chance']>;

/** What only the paper of a report says, in one language; the rest it takes from the report. */
export type PaperWords = {
  /** The name of the file in its properties, and the title with whose it is. */
  file: string;
  title: (firstName: string) => string;
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
  ofHundred: (percent: number) => string;
  rightOf: (name: string, right: number, of: number) => string;
  bars: string;
  source: (prediction: NonNullable<AssessmentReport['prediction']>) => string;
  noPrediction: string;
  levels: Readonly<Record<BranchFit['level'], string>>;
  work: (work: string) => string;
  why: string;
  change: string;
  inReach: string;
  fit: (fit: number) => string;
  bestChance: (percent: number, band: Chance['band']) => string;
  notAmong: string;
  notYet: string;
  noFees: string;
  fees: (amounts: readonly string[]) => string;
  fee: (amount: string, year: string | null) => string;
  helps: string;
  doesNot: string;
  cannot: string;
  version: (norms: string, version: string) => string;
  reliability: { title: string; text: string; alpha: string; omega: string; error: string };
};
