import type { Exam } from '../lists/exam-name.ts';
import type { EN } from '../messages/en/index.ts';
import { type Message, messageOf } from '../messages/message.ts';
import { type Income, isIncomeWithin } from '../money/family.ts';
import { CAP_CATEGORY_CODES, hasCreamyLayer } from '../predictor/candidate.ts';

/** A paper of an exam, by the id of its texts. */
type PaperOf<E extends string> = keyof typeof EN.papers extends infer Key
  ? Key extends `${E}.${infer Id}.title`
    ? Id
    : never
  : never;

/** The answers that decide which documents are needed. An unknown answer is undefined. */
export type PaperFacts = {
  /** The season that the documents are for. */
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
  income?: Income | undefined;
  /** Has ranks of JEE Advanced. */
  advanced?: boolean | undefined;
  /** Has a rank or percentile of JEE Main, in CAP. */
  jeeMain?: boolean | undefined;
};

/** Which candidates need a document, and what its date must be. */
type PaperRule = {
  isFor: (facts: PaperFacts) => boolean;
  validity?: { text: 'fromApril' | 'toMarch'; year: (season: number) => number };
};

const everyone: PaperRule = { isFor: () => true };
const fromApril = { text: 'fromApril', year: (season: number) => season } as const;
const toNextMarch = { text: 'toMarch', year: (season: number) => season + 1 } as const;

const RESERVED = CAP_CATEGORY_CODES.filter((category) => category !== 'OPEN');
const WITH_CREAMY_LAYER = RESERVED.filter(hasCreamyLayer);

/** State seats and their reservations are not for candidates from outside Maharashtra. */
const isOfState = ({ candidature }: PaperFacts) => candidature !== 'outside';
const isIn = (categories: readonly string[], facts: PaperFacts) =>
  isOfState(facts) && facts.category !== undefined && categories.includes(facts.category);

const FEE_LIMIT = 800_000;
/** Up to ₹8 lakh of income: the EBC scheme, which EWS and SEBC are in, and the waivers for OBC girls and for orphans. The limit of OBC boys is not confirmed. */
function mayHaveFeePaid({ category, gender, ews, orphan, income }: PaperFacts): boolean {
  if (isIncomeWithin(income, FEE_LIMIT) === 'no') return false;
  if (ews === true || orphan === true) return true;
  return category === 'OPEN' || category === 'SEBC' || (category === 'OBC' && gender === 'female');
}

const CAP_RULES: Readonly<Record<PaperOf<'mht-cet'>, PaperRule>> = {
  domicile: { isFor: isOfState },
  nationality: { isFor: ({ candidature }) => candidature === 'outside' },
  caste: { isFor: (facts) => isIn(RESERVED, facts) },
  'caste-validity': { isFor: (facts) => isIn(RESERVED, facts) },
  'non-creamy-layer': { isFor: (facts) => isIn(WITH_CREAMY_LAYER, facts), validity: toNextMarch },
  ews: { isFor: (facts) => isOfState(facts) && facts.ews === true },
  income: {
    isFor: (facts) => isOfState(facts) && facts.category !== 'SC' && (facts.tfws === true || mayHaveFeePaid(facts)),
  },
  // The same certificate, with the limit of the scholarship for SC.
  'income-sc': { isFor: (facts) => isIn(['SC'], facts) },
  pwd: { isFor: (facts) => isOfState(facts) && facts.pwd === true },
  defence: { isFor: (facts) => isOfState(facts) && facts.defence === true },
  orphan: { isFor: (facts) => isOfState(facts) && facts.orphan === true },
  minority: { isFor: (facts) => isOfState(facts) && facts.minority === true },
  'class-ten': everyone,
  'class-twelve': everyone,
  'leaving-certificate': everyone,
  'mht-cet': { isFor: isOfState },
  'jee-main': { isFor: ({ candidature, jeeMain }) => candidature === 'outside' || jeeMain === true },
  'allotment-letter': everyone,
};

const JOSAA_RULES: Readonly<Record<PaperOf<'josaa'>, PaperRule>> = {
  'obc-ncl': { isFor: ({ category }) => category === 'OBC-NCL', validity: fromApril },
  ews: { isFor: ({ category }) => category === 'EWS', validity: fromApril },
  caste: { isFor: ({ category }) => category === 'SC' || category === 'ST' },
  pwd: { isFor: ({ pwd }) => pwd === true },
  medical: everyone,
  'class-ten': everyone,
  'class-twelve': everyone,
  'photo-id': everyone,
  'jee-main': everyone,
  'jee-advanced': { isFor: ({ advanced }) => advanced === true },
  'allotment-letter': everyone,
  'fee-proof': everyone,
  bank: everyone,
};

type NeededPaper = { id: string; title: Message; for: Message; why: Message; validity: Message | null };

/**
 * The documents that a candidate shows at verification and reporting, by the rules of JoSAA and the State CET Cell: first those that take time to get, then
 * those that come with the allotment. The official list of the season is authoritative.
 */
const RULES: Readonly<Record<Exam, Readonly<Record<string, PaperRule>>>> = { josaa: JOSAA_RULES, 'mht-cet': CAP_RULES };

/** The documents that a candidate needs, in the order to get them. */
export function neededPapers(exam: Exam, facts: PaperFacts): NeededPaper[] {
  return Object.entries(RULES[exam]).flatMap(([id, rule]) =>
    rule.isFor(facts) ? [{ id, ...textsOf(exam, id), validity: validityOf(rule, facts.year) }] : [],
  );
}

/** The rules name no paper without texts. */
function textsOf(exam: Exam, id: string) {
  const paper = `${exam}.${id}` as `josaa.${PaperOf<'josaa'>}` | `mht-cet.${PaperOf<'mht-cet'>}`;
  return {
    title: messageOf(`papers.${paper}.title`),
    for: messageOf(`papers.${paper}.for`),
    why: messageOf(`papers.${paper}.why`),
  };
}

/** What the date of a document must be; computed from the season. */
const validityOf = ({ validity }: PaperRule, season: number) =>
  validity === undefined ? null : messageOf(`papers.${validity.text}`, { year: validity.year(season) });

/** Whether any candidate of an exam needs such a document. */
export const isPaper = (exam: Exam, id: string): boolean => Object.hasOwn(RULES[exam], id);

export const PAPER_SOURCES: Readonly<Record<Exam, Message>> = {
  josaa: messageOf('rounds.source.josaa'),
  'mht-cet': messageOf('rounds.source.cap'),
};
