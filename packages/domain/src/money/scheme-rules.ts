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
  /** Nobody could settle something that decides who gets it or how much, and this is what: it may apply, never more. */
  unsettled?: MessageId;
  /** The highest income limit that a page names, where the pages disagree. */
  highestLimitRupees?: number;
  /** Who may get it above the income limit, where somebody may. */
  aboveLimit?: MessageId;
  /** Up to this income compulsory fees are paid too, which may include the development fee. */
  paysCompulsoryUpToRupees?: number;
  /** Pays for living, not for the fee. */
  isForLiving?: true;
  /** Comes with a TFWS seat, on which no other scheme pays tuition. */
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

/** `unsettled` stands where the collected pages disagree or were not found; see the decision record on what a family pays. */
export const SCHEME_RULES: Readonly<Record<SchemeId, SchemeRule>> = {
  ebc: { needsDomicile: true, documents: ['income', 'domicile', 'allotment-letter', 'bank'] },
  girls: { needsDomicile: true, documents: ['income', 'domicile', 'allotment-letter', 'bank'] },
  orphans: { needsDomicile: null, documents: ['orphan', 'allotment-letter', 'bank'] },
  sbc: { needsDomicile: true, documents: ['income', ...CATEGORY_DOCUMENTS] },
  obc: {
    needsDomicile: true,
    unsettled: 'money.why.unsettled',
    highestLimitRupees: 800_000,
    documents: ['income', ...CATEGORY_DOCUMENTS],
  },
  'vj-nt': { needsDomicile: true, unsettled: 'money.why.unsettled', documents: ['income', ...CATEGORY_DOCUMENTS] },
  sc: {
    needsDomicile: true,
    paysCompulsoryUpToRupees: 250_000,
    documents: ['income', ...WITHOUT_CREAMY_LAYER],
  },
  st: { needsDomicile: true, unsettled: 'money.why.unsettled', documents: ['income', ...WITHOUT_CREAMY_LAYER] },
  minority: { needsDomicile: null, unsettled: 'money.why.undated', documents: ['minority', 'income', 'bank'] },
  tfws: {
    needsDomicile: true,
    unsettled: 'money.why.tfws',
    isSeatOfItsOwn: true,
    documents: ['income', 'domicile', 'allotment-letter'],
  },
  hostel: {
    needsDomicile: null,
    unsettled: 'money.why.hostel',
    aboveLimit: 'money.why.landHolder',
    isForLiving: true,
    documents: ['income', 'labourer', 'allotment-letter', 'bank'],
  },
};
