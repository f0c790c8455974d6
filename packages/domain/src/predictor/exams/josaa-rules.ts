import type { JosaaCandidate } from '../candidate.ts';
import type { Dated } from '../dated.ts';
import type { Rule } from '../eligibility.ts';
import type { JosaaKind } from './josaa-kind.ts';

/**
 * Who competes where in JoSAA, as the business rules of JoSAA have it. The years are those in which a rule first held; the rounds are those
 * that were held. Nothing here is inferred from cut-offs.
 */
const BUSINESS_RULES = 'JoSAA business rules';

/** The quotas of one institute that are reserved for the candidate's home state. */
export type JosaaTie = { key: string; homeQuotas: readonly string[] };

type JosaaRule = Rule<JosaaCandidate, JosaaKind, JosaaTie>;

const GENERAL_QUOTA = 'AI';
const OTHER_STATES_QUOTA = 'OS';

/** All India for everyone; home state seats for the home state; other states' seats for those who have no home seats there. Never both of the last two. */
const quotaRule: JosaaRule = {
  validFrom: 2016,
  source: BUSINESS_RULES,
  value: ({ homeState }, { quota }, { homeQuotas }) => {
    if (quota === GENERAL_QUOTA) return { because: 'All India seats are open to every state.' };
    if (quota === OTHER_STATES_QUOTA) {
      return homeQuotas.length > 0
        ? { closed: `Other states' seats: ${homeState} has home seats at this institute.` }
        : { because: `Other states' seats: your home state, ${homeState}, is not that of the institute.` };
    }
    return homeQuotas.includes(quota)
      ? { because: `Home seats: you first wrote Class XII in ${homeState}.` }
      : { closed: `Home seats of another state; your home state is ${homeState}.` };
  },
};

/** A reserved candidate competes for open seats by common rank and for the own category's seats by category rank. */
const categoryRule: JosaaRule = {
  validFrom: 2016,
  source: BUSINESS_RULES,
  value: (candidate, { category }) => {
    if (category === 'OPEN') return { because: 'Open seats go by the common list, whatever the category.' };
    return category === candidate.category
      ? { because: `Seats of your category, ${category}, go by the rank within it.` }
      : { closed: `Seats of the category ${category}.` };
  },
};

const disabilityRule: JosaaRule = {
  validFrom: 2016,
  source: BUSINESS_RULES,
  value: ({ pwd }, { isPwd }) => {
    if (!isPwd) return null;
    return pwd
      ? { because: 'Seats for persons with disability go by the PwD list.' }
      : { closed: 'Seats for persons with disability.' };
  },
};

/** Female-only seats came in 2018. Women compete in both. */
const genderRule: JosaaRule = {
  validFrom: 2018,
  source: BUSINESS_RULES,
  value: ({ gender }, { isFemaleOnly }) => {
    if (!isFemaleOnly) return gender === 'female' ? { because: 'Gender-neutral seats are open to women too.' } : null;
    return gender === 'female' ? { because: 'Female-only seats.' } : { closed: 'Female-only seats.' };
  },
};

const architectureRule: JosaaRule = {
  validFrom: 2016,
  source: 'JEE (Advanced) information brochure',
  value: ({ aatPassed }, { basis, paper }) => {
    if (basis !== 'JEE Advanced' || paper !== 'architecture') return null;
    return aatPassed
      ? { because: 'You have passed the Architecture Aptitude Test.' }
      : { closed: 'B.Arch at an IIT needs the Architecture Aptitude Test.' };
  },
};

export const JOSAA_RULES: readonly JosaaRule[] = [
  quotaRule,
  categoryRule,
  disabilityRule,
  genderRule,
  architectureRule,
];

export const JOSAA_ROUNDS: readonly Dated<number>[] = [
  { validFrom: 2016, value: 6, source: 'JoSAA' },
  { validFrom: 2017, value: 7, source: 'JoSAA' },
  { validFrom: 2020, value: 6, source: 'JoSAA' },
  { validFrom: 2024, value: 5, source: 'JoSAA' },
  { validFrom: 2025, value: 6, source: 'JoSAA' },
  { validFrom: 2026, value: 5, source: 'JoSAA' },
];
