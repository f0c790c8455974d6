/** What decides which papers are needed. An unknown answer is undefined. */
export type PaperFacts = {
  /** The season that the papers are for. */
  year: number;
  category?: string | undefined;
  gender?: string | undefined;
  pwd?: boolean | undefined;
  ews?: boolean | undefined;
  tfws?: boolean | undefined;
  defence?: boolean | undefined;
  orphan?: boolean | undefined;
  minority?: boolean | undefined;
  candidature?: string | undefined;
  /** Has ranks of JEE Advanced. */
  advanced?: boolean | undefined;
  /** Has a rank or percentile of JEE Main, in CAP. */
  jeeMain?: boolean | undefined;
};

/** A paper that a candidate shows at verification or reporting: for whom, why, and what its date must be. */
export type Paper = {
  id: string;
  title: string;
  for: string;
  why: string;
  validity?: (facts: PaperFacts) => string;
  isFor: (facts: PaperFacts) => boolean;
};

export const everyone = { for: 'everyone', isFor: () => true };
export const fromApril = ({ year }: PaperFacts) => `Dated on or after 1 April ${year}`;
export const toNextMarch = ({ year }: PaperFacts) => `Valid to 31 March ${year + 1}`;
