import { familyHref } from '@dakhila/domain/assistant/links';
import type { CollegeCost, MyMoney, Said } from '@dakhila/domain/assistant/tool-types';
import { dayInWords } from '@dakhila/domain/calendar/indian-time';
import { type MessageId, messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { asUsual, bandOf, type Family, hasRareUntold, incomeEnds, knownFacts } from '@dakhila/domain/money/family';
import { ownSchemes, reliefsOf, type SchemeFinding } from '@dakhila/domain/money/refer';
import type { ReliefFinding } from '@dakhila/domain/money/relief';
import type { FeeRelief, SchemeId } from '@dakhila/domain/money/scheme';
import { DOCUMENTS, SCHEME_RULES } from '@dakhila/domain/money/scheme-rules';
import { isForHostellers, matchScholarship, namedAnswers } from '@dakhila/domain/money/scholarship-match';
import { seatCosts } from '@dakhila/domain/money/seat-costs';
import { CAP_CATEGORY_CODES } from '@dakhila/domain/predictor/candidate';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { moneyCollege, moneyOfFamily } from '../../money/index.ts';
import { findLabel } from './lexicon.ts';
import type { PaysAt } from './programmes-near.ts';

type SaidFamily = Pick<MyMoney['input'], 'category' | 'gender' | 'incomeRupees'>;

const words = (id: MessageId) => say('en', messageOf(id));
const MAX_UNTOLD = 3;
const MAX_SCHOLARSHIPS = 8;

/** What a question says counts more than earlier answers. */
export function familyWith(family: Family, { category, gender, incomeRupees }: SaidFamily): Family {
  const said = knownFacts({
    category: CAP_CATEGORY_CODES.find((code) => code === category),
    gender,
    income: incomeRupees === undefined ? undefined : bandOf(incomeRupees),
  });
  return { ...family, ...said };
}

const UNTOLD = 'money.untold.';

/** What the student could still add to narrow an answer, each with its question on the page about the family. */
const untoldIn = (findings: readonly ReliefFinding[]) =>
  [...new Set(findings.flatMap(({ reasons }) => reasons.filter((reason) => reason.startsWith(UNTOLD))))]
    .slice(0, MAX_UNTOLD)
    .map((reason) => ({ words: words(reason), href: familyHref(reason.slice(UNTOLD.length)) }));

/** The answers that decide a figure. */
const answersOf = ({ category, gender, income, domicile }: Family): CollegeCost['output']['restsOn'] => ({
  category,
  gender,
  income: income && incomeEnds(income),
  domicile,
});

const paysFee = (id: SchemeId) => SCHEME_RULES[id].isForLiving !== true;

/** What a college costs the family by kind of seat; undefined where there is no such college. */
export function collegeCost(
  catalogue: Catalogue,
  input: CollegeCost['input'],
  told: Family,
): CollegeCost['output'] | undefined {
  const { exam, id } = input.college;
  const label = findLabel(catalogue, input.college);
  const college = moneyCollege(catalogue, exam, id);
  if (label === undefined || college === undefined) return undefined;
  const { fee } = college;
  const family = familyWith(told, input);
  const costs = seatCosts(catalogue.feeRelief, family, college);
  const [ordinary] = costs;
  const names = (schemes: (typeof costs)[number]['schemes']) =>
    schemes.flatMap((scheme) =>
      scheme.verdict === 'not' || !paysFee(scheme.id)
        ? []
        : [
            {
              name: words(`money.scheme.${scheme.id}.name`),
              pays: words(`money.scheme.${scheme.id}.pays`),
              who: words(`money.scheme.${scheme.id}.who`),
              isSure: scheme.verdict === 'applies',
            },
          ],
    );
  return {
    college: label,
    fee: fee && {
      ...{ rupees: fee.totalRupees, tuition: fee.tuitionRupees, development: fee.developmentRupees },
      ...{ year: fee.year, source: fee.source, note: fee.isForUnaidedOnly ? 'for its unaided courses' : null },
    },
    seats: costs.map(({ seat, isOpen, cost, whyUnknown, schemes }) => ({
      ...{ seat, name: words(`money.seat.${seat}`), isOpen: isOpen !== 'no' },
      ...{ firstYear: cost?.firstYear ?? null, fourYears: cost?.fourYears ?? null },
      why: whyUnknown && words(whyUnknown),
      schemes: names(schemes),
    })),
    restsOn: answersOf(family),
    // Also where the fee is unknown: the answers decide whether a scheme pays it.
    untold: ordinary && !ordinary.cost?.isSure ? untoldIn(ordinary.schemes.filter(({ id }) => paysFee(id))) : [],
    notes: (ordinary?.cost ? costNotes(family) : ['money.asOf' as const])
      .concat(fee?.doubt ? `money.doubt.${fee.doubt}` : [])
      .map(words),
  };
}

/** What the figures leave out and rest on. */
const costNotes = (family: Family): MessageId[] => [
  'money.fourYears',
  'money.asOf',
  ...(hasRareUntold(family) ? (['money.rare'] as const) : []),
];

/** Schemes and scholarships with what they are worth to the family. */
export function myMoney(catalogue: Catalogue, input: MyMoney['input'], told: Family): MyMoney['output'] {
  const isOfHostel = input.about === 'hostel';
  const isOfSeats = input.about === 'seat-choice' || input.about === 'waiver';
  const answered = { ...familyWith(told, input), ...(isOfHostel ? { stays: 'hostel' as const } : {}) };
  // As in the figures of a college, schemes for orphans and minorities count only for those who say so.
  const family = isOfSeats ? asUsual(answered) : answered;
  const isAsked = ({ id }: FeeRelief) =>
    isOfHostel || isOfSeats ? paysFee(id) === isOfSeats : input.scheme === undefined || id === input.scheme;
  const schemes = reliefsOf(catalogue.feeRelief, family, ({ id }) => ({
    seat: SCHEME_RULES[id].isSeatOfItsOwn ? 'tfws' : 'cap',
    kind: 'unaided',
  })).filter(({ scheme }) => isAsked(scheme));
  const matched = catalogue.scholarships
    .map((scholarship) => ({ scholarship, ...matchScholarship(scholarship, family) }))
    .filter(({ scholarship, verdict }) => verdict !== 'not' && (!isOfHostel || isForHostellers(scholarship.note)));
  const sure = matched.filter(({ verdict }) => verdict === 'fits');
  const isOfScholarships = input.about === 'scholarships';
  const own = input.about === 'waiver' ? ownSchemes(catalogue.feeRelief, family) : undefined;
  const asked = schemes.filter(({ scheme }) => own === undefined || own.length === 0 || own.includes(scheme.id));
  return {
    schemes: (isOfScholarships ? ownOf(schemes, family) : schemes).map(
      ({ scheme: { id, pays }, verdict, reasons }) => ({
        ...{ id, verdict, tuition: pays.tuition, reasons: reasons.map(words) },
        ...{ name: words(`money.scheme.${id}.name`), pays: words(`money.scheme.${id}.pays`) },
        ...{ who: words(`money.scheme.${id}.who`), check: words(`money.scheme.${id}.check`) },
        documents: SCHEME_RULES[id].documents.map((document) => words(DOCUMENTS[document])),
      }),
    ),
    restsOn: answersOf(family),
    fitting: sure.length,
    mayFit: matched.length - sure.length,
    scholarships: isOfScholarships || isOfHostel ? bestOf(matched, family) : [],
    ...{ own, untold: isOfScholarships ? [] : untoldIn(asked) },
    notes: [
      ...(own !== undefined && hasRareUntold(answered) ? [words('money.rare')] : []),
      words(isOfScholarships ? 'money.scholarshipsSource' : 'money.asOf'),
    ],
  };
}

/** The schemes that pay a fee and are the family's own: those that apply and that of the category, else those that name the student's gender or category. */
function ownOf(schemes: readonly SchemeFinding[], { category, gender }: Family): SchemeFinding[] {
  const paying = schemes.filter(({ scheme: { id } }) => paysFee(id));
  const sure = paying.filter(({ verdict }) => verdict === 'applies');
  const isNamed = ({ scheme: { groups, ...scheme } }: SchemeFinding) =>
    (scheme.gender !== null && scheme.gender === gender) || groups.some((group) => group === category);
  const mayFit = paying.filter((one) => one.verdict === 'may' && isNamed(one));
  if (sure.length === 0) return mayFit;
  return [...mayFit.filter(({ scheme: { groups } }) => groups.some((group) => group === category)), ...sure];
}

type Matched = { scholarship: Catalogue['scholarships'][number]; verdict: 'fits' | 'may' | 'not' };

/** Those that fit first, then those that name the student's own answers, then those for girls alone, the largest amount first. */
function bestOf(matched: readonly Matched[], family: Family): MyMoney['output']['scholarships'] {
  const rank = ({ verdict, scholarship }: Matched) => [
    ...[Number(verdict !== 'fits'), -namedAnswers(scholarship, family), Number(scholarship.gender !== 'female')],
    -(scholarship.amountRupees ?? 0),
  ];
  return matched
    .toSorted(
      (one, other) =>
        rank(one)
          .map((value, at) => value - (rank(other)[at] ?? 0))
          .find(Boolean) ?? 0,
    )
    .slice(0, MAX_SCHOLARSHIPS)
    .map(({ scholarship: { name, provider, amountRupees, lastClosingDate }, verdict }) => ({
      ...{ name, provider, rupees: amountRupees, lastClosing: dayInWords(lastClosingDate) },
      isSure: verdict === 'fits',
    }));
}

/** What an ordinary seat costs in the first year, by college. */
export function payerFor(catalogue: Catalogue, said: Pick<Said, 'category' | 'gender'>, told: Family): PaysAt {
  const money = moneyOfFamily(catalogue, 'mht-cet', familyWith(told, said));
  return (collegeId) => money.get(collegeId)?.firstYear.cap ?? null;
}
