import { labelOf, messageOf } from '../../messages/message.ts';
import type { CapCandidate } from '../candidate.ts';
import type { Dated, Rule } from '../eligibility.ts';
import type { CapKind } from './cap-kind.ts';

/**
 * Eligibility in CAP (engineering, Maharashtra), by the information brochure of the State CET Cell. Rules marked unconfirmed
 * come from secondary sources.
 */
const BROCHURE = 'State CET Cell, CAP information brochure';

/** The relation of a college to the candidate. `home` is 'unasked' while the candidate's home university is not given, 'unclear' where the college's own is not known. */
export type CapTie = {
  key: string;
  home: 'home' | 'other' | 'unasked' | 'unclear';
  isOwnCommunity: boolean;
  isForWomen: boolean;
};

type CapRule = Rule<CapCandidate, CapKind, CapTie>;

/** Candidates from outside Maharashtra compete for All India seats only. */
const candidatureRule: CapRule = {
  validFrom: 2020,
  source: BROCHURE,
  value: ({ candidature }, { side }) => {
    if (side === 'all-india') return { because: messageOf('predictor.open.all-india') };
    return candidature === 'outside' ? { closed: messageOf('predictor.closed.maharashtra') } : null;
  },
};

/** The second half of the section decides: home seats at colleges of the own home university, the others' seats at all other colleges. */
const homeUniversityRule: CapRule = {
  validFrom: 2020,
  source: BROCHURE,
  value: ({ homeUniversity }, { side }, { home }) => {
    if (side === 'state') return { because: messageOf('predictor.open.state') };
    if (side === 'all-india') return null;
    if (home === 'unasked')
      return {
        unknown: messageOf('predictor.closed.homeNeeded'),
        missing: { field: 'homeUniversity', label: messageOf('predictor.homeUniversity') },
      };
    if (home === 'unclear') return { closed: messageOf('predictor.closed.homeUnclear') };
    if (side !== home)
      return {
        closed: messageOf(side === 'home' ? 'predictor.closed.home' : 'predictor.closed.other'),
      };
    return side === 'home'
      ? { because: messageOf('predictor.open.home', { university: labelOf(homeUniversity ?? '') }) }
      : { because: messageOf('predictor.open.other') };
  },
};

/** Every candidate competes in OPEN pools, and in those of the own category. SEBC is a category of its own since 2024 and never OBC. */
const categoryRule: CapRule = {
  validFrom: 2020,
  source: BROCHURE,
  value: (candidate, { seat: { category } }) => {
    if (category === null) return null;
    if (category === 'OPEN') return { because: messageOf('predictor.open.open') };
    return category === candidate.category
      ? { because: messageOf('predictor.open.category', { category }) }
      : { closed: messageOf('predictor.closed.category', { category }) };
  },
};

/** Women compete in ladies' and in general pools. */
const genderRule: CapRule = {
  validFrom: 2020,
  source: BROCHURE,
  value: ({ gender }, { seat }) => {
    if (seat.gender === 'general') return gender === 'female' ? { because: messageOf('predictor.open.women') } : null;
    if (seat.gender === null) return null;
    return gender === 'female' ? { because: messageOf('predictor.ladies') } : { closed: messageOf('predictor.ladies') };
  },
};

const womensCollegeRule: CapRule = {
  validFrom: 2020,
  source: BROCHURE,
  value: ({ gender }, _kind, { isForWomen }) =>
    isForWomen && gender !== 'female' ? { closed: messageOf('predictor.womensCollege') } : null,
};

/** The pools with a condition of their own: never shown as if they were the general cut-off. */
const specialRule: CapRule = {
  validFrom: 2020,
  source: BROCHURE,
  isUnconfirmed: true,
  value: (candidate, { seat }, { isOwnCommunity }) => {
    switch (seat.kind) {
      case 'pwd':
        return candidate.pwd ? { because: messageOf('predictor.pwd') } : { closed: messageOf('predictor.pwd') };
      case 'defence':
        return candidate.defence
          ? { because: messageOf('predictor.defence') }
          : { closed: messageOf('predictor.defence') };
      case 'orphan':
        return candidate.orphan
          ? { because: messageOf('predictor.orphan') }
          : { closed: messageOf('predictor.orphan') };
      case 'tfws':
        return candidate.tfws
          ? { because: messageOf('predictor.open.tfws') }
          : { closed: messageOf('predictor.closed.tfws') };
      case 'ews':
        if (candidate.ews && candidate.category === 'OPEN') return { because: messageOf('predictor.open.ews') };
        return { closed: messageOf('predictor.closed.ews') };
      case 'minority':
        return isOwnCommunity
          ? { because: messageOf('predictor.open.minority') }
          : { closed: messageOf('predictor.closed.minority') };
      default:
        return null;
    }
  },
};

export const CAP_RULES: readonly CapRule[] = [
  candidatureRule,
  homeUniversityRule,
  womensCollegeRule,
  specialRule,
  categoryRule,
  genderRule,
];

export const CAP_ROUNDS: readonly Dated<number>[] = [
  { validFrom: 2020, value: 3, source: 'State CET Cell' },
  { validFrom: 2025, value: 4, source: 'State CET Cell' },
];
