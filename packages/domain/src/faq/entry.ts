/** Where a rule of admission comes from: the authority, the admission year it was read for, and whether it was read second-hand. */
export type FaqSource = { authority: 'JoSAA' | 'State CET Cell, Maharashtra'; year: number; isSecondHand?: boolean };

/** One question with its answer in short paragraphs. The id is the address of the question and never changes. */
export type FaqEntry = {
  id: string;
  question: string;
  answer: readonly string[];
  /** Present where the answer states a rule of admission. */
  source?: FaqSource;
  /** Pages of ours that carry it further. */
  links?: readonly { label: string; to: string }[];
  /** Words a student may type that stand in neither question nor answer. */
  alsoAskedAs?: readonly string[];
};

/** Questions that belong together, under one heading. */
export type FaqGroup = { id: string; title: string; entries: readonly FaqEntry[] };
