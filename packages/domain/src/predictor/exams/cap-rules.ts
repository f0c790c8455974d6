import type { CapCandidate } from '../candidate.ts';
import type { Dated } from '../dated.ts';
import type { Rule } from '../eligibility.ts';
import type { CapKind } from './cap-kind.ts';

/**
 * Who competes where in CAP (engineering, Maharashtra), as the information brochure of the State CET Cell has it. Rules marked unconfirmed
 * come from secondary sources.
 */
const BROCHURE = 'State CET Cell, CAP information brochure';

/** How a college stands to the candidate. `home` is 'unasked' while the candidate's home university is not given, 'unclear' where the college's own is not known. */
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
    if (side === 'all-india') return { because: 'All India seats go by JEE Main and are open to every state.' };
    return candidature === 'outside' ? { closed: 'Seats for candidates of Maharashtra.' } : null;
  },
};

/** The second half of the section decides: home seats at colleges of the own home university, the others' seats at all other colleges. */
const homeUniversityRule: CapRule = {
  validFrom: 2020,
  source: BROCHURE,
  value: ({ homeUniversity }, { side }, { home }) => {
    if (side === 'state') return { because: 'State level seats are open to every candidate of Maharashtra.' };
    if (side === 'all-india') return null;
    if (home === 'unasked')
      return {
        unknown: 'Home university seats need your home university.',
        missing: { field: 'homeUniversity', label: 'Your home university' },
      };
    if (home === 'unclear') return { closed: 'The home university of this college is not known to us.' };
    if (side !== home)
      return {
        closed: side === 'home' ? 'Seats for candidates of this home university.' : 'Seats for other universities.',
      };
    return side === 'home'
      ? { because: `For candidates of the college's home university, which is yours: ${homeUniversity}.` }
      : { because: "For candidates of other universities than the college's own." };
  },
};

/** Every candidate competes in OPEN pools, and in those of the own category. SEBC is a category of its own since 2024 and never OBC. */
const categoryRule: CapRule = {
  validFrom: 2020,
  source: BROCHURE,
  value: (candidate, { seat: { category } }) => {
    if (category === null) return null;
    if (category === 'OPEN') return { because: 'Open seats are for everyone, whatever the category.' };
    return category === candidate.category
      ? { because: `Seats of your category, ${category}.` }
      : { closed: `Seats of the category ${category}.` };
  },
};

/** Women compete in ladies' and in general pools. */
const genderRule: CapRule = {
  validFrom: 2020,
  source: BROCHURE,
  value: ({ gender }, { seat }) => {
    if (seat.gender === 'general') return gender === 'female' ? { because: 'General seats include women.' } : null;
    if (seat.gender === null) return null;
    return gender === 'female' ? { because: "Ladies' seats." } : { closed: "Ladies' seats." };
  },
};

const womensCollegeRule: CapRule = {
  validFrom: 2020,
  source: BROCHURE,
  value: ({ gender }, _kind, { isForWomen }) =>
    isForWomen && gender !== 'female' ? { closed: "A women's college." } : null,
};

/** The pools with a condition of their own: never shown as if they were the general cut-off. */
const specialRule: CapRule = {
  validFrom: 2020,
  source: BROCHURE,
  isUnconfirmed: true,
  value: (candidate, { seat }, { isOwnCommunity }) => {
    switch (seat.kind) {
      case 'pwd':
        return candidate.pwd ? { because: 'For persons with disability.' } : { closed: 'For persons with disability.' };
      case 'defence':
        return candidate.defence
          ? { because: 'For children of defence personnel.' }
          : { closed: 'For children of defence personnel.' };
      case 'orphan':
        return candidate.orphan ? { because: 'For orphans.' } : { closed: 'For orphans.' };
      case 'tfws':
        return candidate.tfws
          ? { because: 'Tuition fee waiver: family income up to ₹8 lakh, by merit.' }
          : { closed: 'These are tuition fee waiver seats, for which you did not ask.' };
      case 'ews':
        if (candidate.ews && candidate.category === 'OPEN') return { because: 'For the economically weaker section.' };
        return { closed: 'For the economically weaker section, outside the reserved categories.' };
      case 'minority':
        return isOwnCommunity
          ? { because: 'Minority seats: the college is of your community.' }
          : { closed: 'Minority seats of another community.' };
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
