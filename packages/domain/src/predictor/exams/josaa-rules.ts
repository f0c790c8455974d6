import { labelOf, messageOf } from '../../messages/message.ts';
import type { JosaaCandidate } from '../candidate.ts';
import type { Dated, Rule } from '../eligibility.ts';
import type { JosaaKind } from './josaa-kind.ts';

/**
 * Eligibility in JoSAA, by its business rules. The years are those in which a rule first held; the rounds are those
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
    if (quota === GENERAL_QUOTA) return { because: messageOf('predictor.open.quota') };
    if (quota === OTHER_STATES_QUOTA) {
      return homeQuotas.length > 0
        ? { closed: messageOf('predictor.closed.otherStates', { state: labelOf(homeState) }) }
        : { because: messageOf('predictor.open.otherStates', { state: labelOf(homeState) }) };
    }
    return homeQuotas.includes(quota)
      ? { because: messageOf('predictor.open.homeState', { state: labelOf(homeState) }) }
      : { closed: messageOf('predictor.closed.homeState', { state: labelOf(homeState) }) };
  },
};

/** A reserved candidate competes for open seats by common rank and for the own category's seats by category rank. */
const categoryRule: JosaaRule = {
  validFrom: 2016,
  source: BUSINESS_RULES,
  value: (candidate, { category }) => {
    if (category === 'OPEN') return { because: messageOf('predictor.open.common') };
    return category === candidate.category
      ? { because: messageOf('predictor.open.categoryRank', { category }) }
      : { closed: messageOf('predictor.closed.category', { category }) };
  },
};

const disabilityRule: JosaaRule = {
  validFrom: 2016,
  source: BUSINESS_RULES,
  value: ({ pwd }, { isPwd }) => {
    if (!isPwd) return null;
    return pwd ? { because: messageOf('predictor.open.pwdList') } : { closed: messageOf('predictor.closed.pwd') };
  },
};

/** Female-only seats came in 2018. Women compete in both. */
const genderRule: JosaaRule = {
  validFrom: 2018,
  source: BUSINESS_RULES,
  value: ({ gender }, { isFemaleOnly }) => {
    if (!isFemaleOnly) return gender === 'female' ? { because: messageOf('predictor.open.genderNeutral') } : null;
    return gender === 'female'
      ? { because: messageOf('predictor.femaleOnly') }
      : { closed: messageOf('predictor.femaleOnly') };
  },
};

const architectureRule: JosaaRule = {
  validFrom: 2016,
  source: 'JEE (Advanced) information brochure',
  value: ({ aatPassed }, { basis, paper }) => {
    if (basis !== 'JEE Advanced' || paper !== 'architecture') return null;
    return aatPassed
      ? { because: messageOf('predictor.open.architecture') }
      : { closed: messageOf('predictor.closed.architecture') };
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
