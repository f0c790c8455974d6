import { everyone, type Paper, type PaperFacts, toNextMarch } from './paper.ts';

const RESERVED = ['SC', 'ST', 'VJ', 'NT1', 'NT2', 'NT3', 'OBC', 'SEBC', 'SBC'];
/** Those with a creamy layer: all reserved categories but SC and ST. */
const WITH_CREAMY_LAYER = RESERVED.filter((category) => category !== 'SC' && category !== 'ST');

/** State seats and their reservations are not for candidates from outside Maharashtra. */
const isOfState = ({ candidature }: PaperFacts) => candidature !== 'outside';
const isIn = (categories: readonly string[], facts: PaperFacts) =>
  isOfState(facts) && facts.category !== undefined && categories.includes(facts.category);

/** Up to ₹8 lakh of income: the EBC scheme, which EWS and SEBC are in, and the waivers for OBC girls and for orphans. The limit of OBC boys is not confirmed. */
function mayHaveFeePaid({ category, gender, ews, orphan }: PaperFacts): boolean {
  if (ews === true || orphan === true) return true;
  return category === 'OPEN' || category === 'SEBC' || (category === 'OBC' && gender === 'female');
}

/** What CAP asks for: first what takes time to get, then what comes with the allotment. */
export const CAP_PAPERS: readonly Paper[] = [
  {
    id: 'domicile',
    title: 'Domicile and nationality certificate',
    for: 'candidates of Maharashtra',
    why: 'It proves your candidature of Maharashtra.',
    isFor: isOfState,
  },
  {
    id: 'nationality',
    title: 'Proof of Indian nationality',
    for: 'candidates from outside Maharashtra',
    why: 'Such as a passport, a birth certificate, or a leaving certificate that says so.',
    isFor: ({ candidature }) => candidature === 'outside',
  },
  {
    id: 'caste',
    title: 'Caste certificate',
    for: 'reserved categories',
    why: 'Late papers move a candidate to the open category.',
    isFor: (facts) => isIn(RESERVED, facts),
  },
  {
    id: 'caste-validity',
    title: 'Caste validity certificate',
    for: 'reserved categories',
    why: 'The caste certificate alone is not enough. Apply early: late papers move a candidate to the open category.',
    isFor: (facts) => isIn(RESERVED, facts),
  },
  {
    id: 'non-creamy-layer',
    title: 'Non-creamy-layer certificate',
    for: 'VJ, NT, OBC, SEBC and SBC',
    why: 'The seats of these categories need it beside the caste certificate.',
    validity: toNextMarch,
    isFor: (facts) => isIn(WITH_CREAMY_LAYER, facts),
  },
  {
    id: 'ews',
    title: 'EWS certificate, Maharashtra format',
    for: 'EWS',
    why: 'EWS seats of CAP need the format of Maharashtra, not the central one.',
    isFor: (facts) => isOfState(facts) && facts.ews === true,
  },
  {
    id: 'income',
    title: 'Income certificate, up to ₹8 lakh a year',
    for: 'TFWS and help with the fee',
    why: 'Tuition fee waiver seats need it. So does the help with the fee that the state gives on a CAP seat.',
    isFor: (facts) => isOfState(facts) && (facts.tfws === true || mayHaveFeePaid(facts)),
  },
  {
    id: 'pwd',
    title: 'Disability certificate in the proforma of CAP',
    for: 'PwD',
    why: 'Seats for persons with disability need it.',
    isFor: (facts) => isOfState(facts) && facts.pwd === true,
  },
  {
    id: 'defence',
    title: 'Defence certificate in the proforma of CAP',
    for: 'children of defence personnel',
    why: 'Defence seats need it.',
    isFor: (facts) => isOfState(facts) && facts.defence === true,
  },
  {
    id: 'orphan',
    title: 'Orphan certificate',
    for: 'orphans',
    why: 'Orphan seats need it. The Women and Child Development Department issues it.',
    isFor: (facts) => isOfState(facts) && facts.orphan === true,
  },
  {
    id: 'minority',
    title: 'Proof of your minority community',
    for: 'minority communities',
    why: 'Minority seats need proof of your religion or mother tongue. The brochure says which papers count.',
    isFor: (facts) => isOfState(facts) && facts.minority === true,
  },
  {
    id: 'class-ten',
    title: 'Class X (SSC) mark sheet',
    why: 'It shows your name and date of birth as they must stand in the application.',
    ...everyone,
  },
  {
    id: 'class-twelve',
    title: 'Class XII mark sheet',
    why: 'It shows the qualifying examination, and where you passed it: your home university follows from that.',
    ...everyone,
  },
  {
    id: 'leaving-certificate',
    title: 'School or college leaving certificate',
    why: 'Colleges ask for it when you join.',
    ...everyone,
  },
  {
    id: 'mht-cet',
    title: 'MHT-CET score card',
    for: 'state seats',
    why: 'State seats go by MHT-CET. With two attempts the better percentile counts.',
    isFor: isOfState,
  },
  {
    id: 'jee-main',
    title: 'JEE Main score card',
    for: 'All India seats',
    why: 'All India seats go by JEE Main.',
    isFor: ({ candidature, jeeMain }) => candidature === 'outside' || jeeMain === true,
  },
  {
    id: 'allotment-letter',
    title: 'CAP allotment letter and receipt of the seat acceptance fee',
    why: 'You download them after the round that allots you a seat.',
    ...everyone,
  },
];
