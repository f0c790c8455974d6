import type { MessageId } from '../messages/message.ts';
import type { SchemeId } from './scheme.ts';

/** Documents that schemes ask for, by the id of their texts. */
export const DOCUMENTS = {
  domicile: 'papers.mht-cet.domicile.title',
  income: 'money.document.income',
  caste: 'papers.mht-cet.caste.title',
  'caste-validity': 'papers.mht-cet.caste-validity.title',
  'non-creamy-layer': 'papers.mht-cet.non-creamy-layer.title',
  ews: 'papers.mht-cet.ews.title',
  orphan: 'papers.mht-cet.orphan.title',
  minority: 'money.document.minority',
  labourer: 'money.document.labourer',
  'allotment-letter': 'money.document.allotment',
  bank: 'money.document.bank',
} as const satisfies Record<string, MessageId>;
export type DocumentId = keyof typeof DOCUMENTS;

/** What the data leaves to words, as rules. */
type SchemeRule = {
  /** Null: the pages do not say whether it is for families of Maharashtra only. */
  needsDomicile: true | null;
  /** Nobody could settle something that decides who gets it or how much: it may apply, never more. */
  isUnsettled?: true;
  /** The share of the tuition that some pages give for public colleges. */
  tuitionAtPublic?: number;
  /** Up to this income compulsory fees are paid too, which may include the development fee. */
  paysCompulsoryUpToRupees?: number;
  /** Pays for living, not for the fee. */
  isForLiving?: true;
  /** Counts only on a TFWS seat, on which no other scheme pays tuition. */
  isSeatOfItsOwn?: true;
  documents: readonly DocumentId[];
};

const CATEGORY_DOCUMENTS = [
  'caste',
  'caste-validity',
  'non-creamy-layer',
  'domicile',
  'allotment-letter',
  'bank',
] as const;
const WITHOUT_CREAMY_LAYER = CATEGORY_DOCUMENTS.filter((document) => document !== 'non-creamy-layer');

/** `isUnsettled` stands where the collected pages disagree or were not found; see the decision record on what a family pays. */
export const SCHEME_RULES: Readonly<Record<SchemeId, SchemeRule>> = {
  ebc: { needsDomicile: true, documents: ['income', 'domicile', 'allotment-letter', 'bank'] },
  girls: { needsDomicile: true, documents: ['income', 'domicile', 'allotment-letter', 'bank'] },
  orphans: { needsDomicile: null, documents: ['orphan', 'allotment-letter', 'bank'] },
  sbc: { needsDomicile: true, documents: ['income', ...CATEGORY_DOCUMENTS] },
  obc: { needsDomicile: true, isUnsettled: true, tuitionAtPublic: 1, documents: ['income', ...CATEGORY_DOCUMENTS] },
  'vj-nt': { needsDomicile: true, isUnsettled: true, documents: ['income', ...CATEGORY_DOCUMENTS] },
  sc: {
    needsDomicile: true,
    paysCompulsoryUpToRupees: 250_000,
    documents: ['income', ...WITHOUT_CREAMY_LAYER],
  },
  st: { needsDomicile: true, isUnsettled: true, documents: ['income', ...WITHOUT_CREAMY_LAYER] },
  minority: { needsDomicile: null, documents: ['minority', 'income', 'bank'] },
  tfws: {
    needsDomicile: true,
    isUnsettled: true,
    isSeatOfItsOwn: true,
    documents: ['income', 'domicile', 'allotment-letter'],
  },
  hostel: {
    needsDomicile: null,
    isUnsettled: true,
    isForLiving: true,
    documents: ['income', 'labourer', 'allotment-letter', 'bank'],
  },
};
