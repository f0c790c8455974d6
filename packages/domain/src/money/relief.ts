import type { MessageId } from '../messages/message.ts';
import { type Answer, type Family, type FamilyFact, isIncomeWithin } from './family.ts';
import type { CollegeKind, Place } from './place.ts';
import type { FeeRelief, SchemeGroup } from './scheme.ts';
import { SCHEME_RULES } from './scheme-rules.ts';

/** Whether a scheme pays for a family's seat. `may`: a fact of the family is missing, or the rule itself is not settled. */
export type ReliefVerdict = 'applies' | 'may' | 'not';

/** A verdict with the reasons that decide it, the most important first. */
export type ReliefFinding = { verdict: ReliefVerdict; reasons: readonly MessageId[] };

/** One condition of a scheme. `no` and `unknown` are the reasons it gives. */
type Condition = { answer: Answer; no: MessageId; unknown: MessageId };

/** Whether a scheme pays for this family on this seat of such a college. */
export function reliefOf(scheme: FeeRelief, family: Family, place: Place): ReliefFinding {
  const conditions = conditionsOf(scheme, family, place);
  const failed = conditions.filter(({ answer }) => answer === 'no');
  if (failed.length > 0) return { verdict: 'not', reasons: failed.map(({ no }) => no) };
  const open = conditions.flatMap(({ answer, unknown }) => (answer === 'unknown' ? [unknown] : []));
  const { unsettled } = SCHEME_RULES[scheme.id];
  if (unsettled !== undefined) open.push(unsettled);
  if (open.length > 0) return { verdict: 'may', reasons: open };
  return { verdict: 'applies', reasons: ['money.why.fits'] };
}

function conditionsOf(scheme: FeeRelief, family: Family, place: Place): Condition[] {
  const { needsDomicile, isForLiving } = SCHEME_RULES[scheme.id];
  const about = (fact: Exclude<keyof typeof UNTOLD, 'gender'>, answer: Answer): Condition => ({
    answer,
    no: `money.not.${fact}`,
    unknown: UNTOLD[fact],
  });
  const conditions: Condition[] = [
    { answer: seatAnswer(scheme, place), no: seatReason(scheme, place), unknown: 'money.why.unsettled' },
    { answer: collegeAnswer(scheme, place.kind), no: 'money.not.college', unknown: 'money.why.college' },
  ];
  const group = groupAnswer(scheme.groups, family);
  conditions.push(about(group.about, group.answer));
  if (scheme.gender !== null)
    conditions.push({
      answer: genderAnswer(scheme.gender, family.gender),
      no: scheme.gender === 'female' ? 'money.not.girls' : 'money.not.boys',
      unknown: UNTOLD.gender,
    });
  conditions.push(incomeCondition(scheme, family));
  const domicile = asAnswer(family.domicile);
  // Pages that do not say so leave it open for a family from outside.
  if (needsDomicile) conditions.push(about('domicile', domicile));
  else if (domicile !== 'yes')
    conditions.push({
      ...about('domicile', 'unknown'),
      unknown: domicile === 'no' ? 'money.why.outside' : UNTOLD.domicile,
    });
  if (isForLiving)
    conditions.push(about('stays', family.stays === undefined ? 'unknown' : family.stays === 'hostel' ? 'yes' : 'no'));
  return conditions;
}

const UNTOLD = {
  category: 'money.untold.category',
  gender: 'money.untold.gender',
  income: 'money.untold.income',
  domicile: 'money.untold.domicile',
  minority: 'money.untold.minority',
  orphan: 'money.untold.orphan',
  stays: 'money.untold.stays',
} as const satisfies Partial<Record<FamilyFact, MessageId>>;

const asAnswer = (fact: boolean | undefined): Answer => (fact === undefined ? 'unknown' : fact ? 'yes' : 'no');

function seatAnswer({ id, isForCapSeatsOnly }: FeeRelief, { seat }: Place): Answer {
  // The collected rules are those of CAP and of institute-level seats in Maharashtra.
  if (seat === 'josaa') return 'no';
  const { isSeatOfItsOwn, isForLiving } = SCHEME_RULES[id];
  if (isSeatOfItsOwn) return seat === 'tfws' ? 'yes' : 'no';
  // A TFWS seat has no tuition that a second scheme could pay.
  if (seat === 'tfws' && !isForLiving) return 'no';
  if (seat === 'institute') return isForCapSeatsOnly === null ? 'unknown' : isForCapSeatsOnly ? 'no' : 'yes';
  return 'yes';
}

function seatReason({ id }: FeeRelief, { seat }: Place): MessageId {
  if (seat === 'josaa') return 'money.not.josaa';
  if (SCHEME_RULES[id].isSeatOfItsOwn) return 'money.not.tfwsOnly';
  return seat === 'tfws' ? 'money.not.tfwsSeat' : 'money.not.institute';
}

function collegeAnswer({ notAt }: FeeRelief, kind: CollegeKind): Answer {
  const isDeemed = kind === 'government-deemed' || kind === 'private-deemed';
  if (notAt.some((excluded) => excluded === kind || (excluded === 'deemed' && isDeemed))) return 'no';
  // Pages that exclude nothing do not name private universities either.
  return kind === 'unknown' || kind === 'private-deemed' || kind === 'private-university' ? 'unknown' : 'yes';
}

/** Open candidates are the "economically backward class" of the schemes, EWS among them. */
function groupAnswer(groups: readonly SchemeGroup[], family: Family) {
  if (groups.length === 0) return { about: 'category', answer: 'yes' } as const;
  if (groups.includes('orphan')) return { about: 'orphan', answer: asAnswer(family.orphan) } as const;
  if (groups.includes('minority')) return { about: 'minority', answer: asAnswer(family.minority) } as const;
  const { category } = family;
  if (category === undefined) return { about: 'category', answer: 'unknown' } as const;
  return { about: 'category', answer: groups.includes(category === 'OPEN' ? 'EBC' : category) ? 'yes' : 'no' } as const;
}

/** Schemes "for men" are those that pay women more under another name. No page speaks of a third gender. */
function genderAnswer(wanted: 'female' | 'male', gender: Family['gender']): Answer {
  if (gender === undefined) return 'unknown';
  if (wanted === 'male') return gender === 'female' ? 'no' : 'yes';
  return gender === 'female' ? 'yes' : gender === 'male' ? 'no' : 'unknown';
}

function incomeCondition({ id, incomeLimitRupees }: FeeRelief, { income }: Family): Condition {
  const reasons = {
    no: 'money.not.income',
    // Some know only that the income is within the limit of TFWS; the limit of another scheme may lie below it.
    unknown: income === undefined ? 'money.untold.income' : 'money.untold.incomeRange',
  } as const;
  const { aboveLimit, highestLimitRupees } = SCHEME_RULES[id];
  const limitRupees = incomeLimitRupees ?? highestLimitRupees;
  if (limitRupees !== undefined) {
    const answer = isIncomeWithin(income, limitRupees);
    if (answer === 'no' && aboveLimit !== undefined) return { answer: 'unknown', no: reasons.no, unknown: aboveLimit };
    return { answer, ...reasons };
  }
  // The waiver for orphans stands in a resolution with a limit of 8 lakh; whether it holds for them is not said.
  if (id === 'orphans' && (income === undefined || income === 'above-8'))
    return {
      answer: 'unknown',
      no: reasons.no,
      unknown: income === undefined ? reasons.unknown : 'money.why.unsettled',
    };
  return { answer: 'yes', ...reasons };
}
