/**
 * The papers that a candidate shows at verification and reporting, as data: for whom, why, and what their date must be. From the rules that JoSAA and the State CET Cell
 * publish; dates that depend on the year are worked out from the admission year. The official notice of the year decides.
 */
import type { Exam } from './exam-name.ts';

/** What decides which papers are needed. An unknown answer is undefined. */
export type PaperFacts = {
  year: number;
  category?: string | undefined;
  pwd?: boolean | undefined;
  ews?: boolean | undefined;
  tfws?: boolean | undefined;
  defence?: boolean | undefined;
  orphan?: boolean | undefined;
  minority?: boolean | undefined;
  candidature?: string | undefined;
};

type Paper = {
  id: string;
  title: string;
  for: string;
  why: string;
  validity?: (facts: PaperFacts) => string;
  isFor: (facts: PaperFacts) => boolean;
};

export type NeededPaper = { id: string; title: string; for: string; why: string; validity: string | null };

const everyone = { for: 'everyone', isFor: () => true };
const CAP_RESERVED = ['SC', 'ST', 'VJ', 'NT1', 'NT2', 'NT3', 'OBC', 'SEBC'];
/** Those with a creamy layer: all reserved categories but SC and ST. */
const CAP_WITH_CREAMY_LAYER = CAP_RESERVED.filter((category) => category !== 'SC' && category !== 'ST');

const fromApril = ({ year }: PaperFacts) => `Dated on or after 1 April ${year}`;
const toNextMarch = ({ year }: PaperFacts) => `Valid to 31 March ${year + 1}`;

const CLASS_TWELVE: Omit<Paper, 'why'> = { id: 'class-twelve', title: 'Class XII mark sheet', ...everyone };

const PAPERS: Record<Exam, readonly Paper[]> = {
  josaa: [
    {
      ...CLASS_TWELVE,
      why: 'It shows 75 % (65 % for SC, ST and PwD) or the top 20 percentile of your board, and the state of your home quota.',
    },
    {
      id: 'obc-ncl',
      title: 'OBC-NCL certificate, central format',
      for: 'OBC-NCL',
      why: 'Without a certificate of the current financial year the seat of the category is not given.',
      validity: fromApril,
      isFor: ({ category }) => category === 'OBC-NCL',
    },
    {
      id: 'ews',
      title: 'EWS certificate, central format',
      for: 'EWS',
      why: 'Without a certificate of the current financial year the seat of the category is not given.',
      validity: fromApril,
      isFor: ({ category }) => category === 'EWS',
    },
    {
      id: 'caste',
      title: 'Caste or tribe certificate, central format',
      for: 'SC and ST',
      why: 'It proves the category that your seat and your rank list go by.',
      isFor: ({ category }) => category === 'SC' || category === 'ST',
    },
    {
      id: 'pwd',
      title: 'Certificate of disability',
      for: 'PwD',
      why: 'Seats for persons with disability need it.',
      isFor: ({ pwd }) => pwd === true,
    },
  ],
  'mht-cet': [
    {
      ...CLASS_TWELVE,
      why: 'It shows the qualifying examination, and where you passed it: your home university follows from that.',
    },
    {
      id: 'domicile',
      title: 'Domicile and nationality certificate',
      for: 'candidates of Maharashtra',
      why: 'It proves your candidature of Maharashtra.',
      isFor: ({ candidature }) => candidature !== 'outside',
    },
    {
      id: 'caste',
      title: 'Caste certificate',
      for: 'reserved categories',
      why: 'Late papers move a candidate to the open category.',
      isFor: ({ category }) => category !== undefined && CAP_RESERVED.includes(category),
    },
    {
      id: 'caste-validity',
      title: 'Caste validity certificate',
      for: 'reserved categories',
      why: 'The caste certificate alone is not enough. Apply early: late papers move a candidate to the open category.',
      isFor: ({ category }) => category !== undefined && CAP_RESERVED.includes(category),
    },
    {
      id: 'non-creamy-layer',
      title: 'Non-creamy-layer certificate',
      for: 'VJ, NT, OBC and SEBC',
      why: 'The seats of these categories need it beside the caste certificate.',
      validity: toNextMarch,
      isFor: ({ category }) => category !== undefined && CAP_WITH_CREAMY_LAYER.includes(category),
    },
    {
      id: 'ews',
      title: 'EWS certificate, Maharashtra format',
      for: 'EWS',
      why: 'EWS seats of CAP need the format of Maharashtra, not the central one.',
      isFor: ({ ews }) => ews === true,
    },
    {
      id: 'income',
      title: 'Income certificate, up to ₹8 lakh a year',
      for: 'TFWS',
      why: 'Tuition fee waiver seats need it.',
      isFor: ({ tfws }) => tfws === true,
    },
    {
      id: 'pwd',
      title: 'Disability certificate in the proforma of CAP',
      for: 'PwD',
      why: 'Seats for persons with disability need it.',
      isFor: ({ pwd }) => pwd === true,
    },
    {
      id: 'defence',
      title: 'Defence certificate in the proforma of CAP',
      for: 'children of defence personnel',
      why: 'Defence seats need it.',
      isFor: ({ defence }) => defence === true,
    },
  ],
};

/** The papers that a candidate needs, in the order to get them. */
export function neededPapers(exam: Exam, facts: PaperFacts): NeededPaper[] {
  return PAPERS[exam]
    .filter(({ isFor }) => isFor(facts))
    .map(({ id, title, why, validity, for: whom }) => ({
      id,
      title,
      for: whom,
      why,
      validity: validity?.(facts) ?? null,
    }));
}

/** Whether an exam has such a paper for anybody. */
export const isPaper = (exam: Exam, id: string): boolean => PAPERS[exam].some((paper) => paper.id === id);

export const PAPER_SOURCES: Record<Exam, string> = {
  josaa: 'JoSAA business rules',
  'mht-cet': 'State CET Cell, CAP information brochure',
};
