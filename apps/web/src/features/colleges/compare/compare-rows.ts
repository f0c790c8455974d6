import type { JeeCollege, MhtCetCollege, Placements } from '@dakhila/contract/college-detail';
import type { Exam } from '@dakhila/contract/exam';
import type { RupeeRange } from '@dakhila/contract/money';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { townText } from '@dakhila/domain/colleges/place-choice';
import { placedPercent } from '@dakhila/domain/colleges/placements';
import { websiteLink } from '@dakhila/domain/colleges/website';
import { useQueries } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { indianNumber, rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { rupeeRange } from '../../../lib/rupee-range.ts';
import { sentences } from '../../../lib/sentences.ts';
import { isToldNothing } from '../college/answers/family-cost.tsx';
import { cardOf, placementsOf } from '../college/any-college.ts';
import type { CompareMessages, FeeDoubtMessages } from '../messages.ts';
import { ownRange, rangeText } from '../shared/closing-range.ts';
import { shortDistance, useDistances } from '../shared/distances.ts';
import { type CollegeMessages, collegeMessages } from '../shared/messages.ts';
import { categoryRange, type useOwnCategory } from '../shared/own-category.ts';
import { collegeMoneyQuery, collegeQuery } from '../shared/queries.ts';

type RowKey = keyof CompareMessages['rows'];
type Messages = {
  messages: CompareMessages;
  /** What may be wrong with a fee. */
  doubts: FeeDoubtMessages;
  shared: CollegeMessages;
  /** The student's category, where it has seats of its own. */
  own: ReturnType<typeof useOwnCategory>;
  /** The student's home university, where it is known. */
  university: string | null;
  /** How far a college is, as text; null while it is not known. */
  distanceOf: (compared: ComparedCollege) => string | null;
  /** What a CAP seat costs the student's family; null while it is not known. */
  costOf: ReturnType<typeof useCostOf>['costOf'];
};
type ValueOf = (compared: ComparedCollege, messages: Messages) => string | null;

function figure(
  { college }: ComparedCollege,
  label: string,
  format: (value: number) => string,
  messages: CompareMessages,
) {
  const fact = college.facts.find((one) => one.label === label);
  if (!fact) return null;
  const value = format(Number(fact.value));
  return fact.year ? fill(messages.withYear, { value, year: fact.year }) : value;
}

/** A figure of the newest graduating year that has it, with that year. */
function ofNewestYear(
  { college }: ComparedCollege,
  messages: CompareMessages,
  read: (year: Placements['years'][number]) => string | null,
) {
  const { years } = placementsOf(college);
  for (const year of years) {
    const value = read(year);
    if (value !== null) return fill(messages.withYear, { value, year: year.graduatingYear });
  }
  return null;
}

/** Where NIRF has no median, the college's own statement, which is said. */
function ownStatedMedian({ college }: ComparedCollege, messages: CompareMessages) {
  if (!('ownSitePlacements' in college)) return null;
  for (const { medianSalaryRupees, graduatingYear: year } of college.ownSitePlacements)
    if (medianSalaryRupees !== null) return fill(messages.ownFigure, { amount: rupees(medianSalaryRupees), year });
  return null;
}

/** A range of CAP, with whose seats it is of. */
function capLevel(
  closings: Parameters<typeof ownRange>[0],
  { location }: ComparedCollege['college'],
  messages: CompareMessages,
  university: string | null,
) {
  const shown = ownRange(closings, location, university);
  return fill(messages.levels[shown.whose], { range: rangeText(shown), year: shown.year });
}

/** What is compared, row by row, what decides first. Null is unknown. */
const COMPARE_ROWS: readonly (readonly [RowKey, ValueOf])[] = [
  [
    'cutoff',
    ({ college }, { messages, university }) => {
      const { closings } = cardOf(college);
      if (closings === null) return null;
      if (closings.scale === 'percentile')
        return sentences(capLevel(closings, college, messages, university), messages.noAllIndia);
      return fill(messages.levels[closings.scale], { range: rangeText(closings), year: closings.year });
    },
  ],
  [
    'categoryCutoff',
    ({ exam, college }, { messages, own, university }) => {
      const range = own && categoryRange(cardOf(college), exam, own.category);
      return range && capLevel(range, college, messages, university);
    },
  ],
  [
    'fee',
    ({ college }, { messages, doubts }) => {
      if ('fee' in college && college.fee) {
        const fee = fill(messages.withYear, { value: rupees(college.fee.totalRupees), year: college.fee.year });
        const { isForUnaidedOnly, doubt } = college.fee;
        const told = isForUnaidedOnly ? fill(messages.unaidedOnly, { fee }) : fee;
        return doubt ? sentences(told, doubts[doubt]) : told;
      }
      return 'collegeCode' in college && college.type === 'government' ? messages.feeNotPublished : null;
    },
  ],
  ['firstYear', (compared, { costOf }) => costText(costOf(compared)?.firstYear)],
  ['fourYears', (compared, { costOf }) => costText(costOf(compared)?.fourYears)],
  [
    'place',
    ({ college }, { shared }) =>
      fill(shared.place, { city: townText(college.location), state: college.location.state }),
  ],
  ['distance', (compared, { distanceOf }) => distanceOf(compared)],
  [
    'nirf',
    ({ college: { nirfRanking, nirfYear } }, { messages }) =>
      nirfRanking === null ? null : fill(messages.withYear, { value: nirfLabel(nirfRanking), year: String(nirfYear) }),
  ],
  [
    'placed',
    (compared, { messages }) =>
      ofNewestYear(compared, messages, (year) => {
        const share = placedPercent(year);
        return share === null ? null : `${share}%`;
      }),
  ],
  [
    'median',
    (compared, { messages }) =>
      ofNewestYear(compared, messages, ({ medianSalaryRupees }) =>
        medianSalaryRupees === null ? null : rupees(medianSalaryRupees),
      ) ?? ownStatedMedian(compared, messages),
  ],
  [
    'higher',
    (compared, { messages }) =>
      ofNewestYear(compared, messages, ({ higherStudies }) =>
        higherStudies === null ? null : indianNumber(higherStudies),
      ),
  ],
  [
    'seats',
    (compared, { messages }) =>
      figure(compared, 'Intake', indianNumber, messages) ?? figure(compared, 'Seats', indianNumber, messages),
  ],
  ['programs', ({ college }) => String(college.courses.length)],
  ['type', ({ college }, { shared }) => shared.types[college.type]],
  ['level', ({ college }) => college.collegeLevel],
  [
    'homeState',
    ({ college }, { messages }) =>
      'homeState' in college ? (college.homeState ?? messages.notApplicable) : messages.notInCap,
  ],
  ['university', ({ college }) => college.universityFullForm ?? college.university],
  ['established', ({ college }) => college.establishmentYear?.toString() ?? null],
  ['accreditations', ({ college }) => college.accreditations.join('; ') || null],
  ['exam', ({ exam }, { messages }) => messages.exams[exam]],
  ['website', ({ college }) => websiteLink(college.website)],
];

/** The home state is shown only where one of them has one: CAP and the IITs do not; the distance only where a PIN code was given. */
export function rowsFor(compared: readonly ComparedCollege[], has: { ownPin: boolean }): typeof COMPARE_ROWS {
  const isShown: Partial<Record<RowKey, boolean>> = {
    homeState: compared.some(({ college }) => 'homeState' in college && college.homeState !== null),
    distance: has.ownPin,
  };
  return COMPARE_ROWS.filter(([key]) => isShown[key] ?? true);
}

export type ComparedCollege = { exam: Exam; id: string; college: MhtCetCollege | JeeCollege };

/** The colleges of a comparison, in order; those that cannot be loaded are counted. */
export function useCompared(asked: readonly { exam: Exam; id: string }[]) {
  const results = useQueries({ queries: asked.map(({ exam, id }) => collegeQuery(exam, id)) });
  const compared = asked.flatMap((one, place): ComparedCollege[] => {
    const college = results[place]?.data;
    return college ? [{ ...one, college }] : [];
  });
  const isLoading = results.some(({ isPending }) => isPending);
  // A college that the server does not know is missing; any other failure can be tried again.
  const failed = results.filter(({ error }) => error && !(error instanceof ApiError && error.status === 404));
  return {
    compared,
    isLoading,
    missing: isLoading ? 0 : asked.length - compared.length - failed.length,
    error: failed[0]?.error ?? null,
    isTrying: results.some(({ isFetching }) => isFetching),
    tryAgain: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** How far each compared college is from the student's PIN code; null if it is not known or not loaded. */
export function useDistanceOf(compared: readonly ComparedCollege[]): (one: ComparedCollege) => string | null {
  const messages = useMessages(collegeMessages).distance;
  const pins = compared.map(({ college }) => college.facts.find(({ label }) => label === 'PIN code')?.value ?? null);
  const { distances } = useDistances(pins);
  return (one) => {
    const distance = distances?.[compared.indexOf(one)];
    return distance ? shortDistance(messages, distance) : null;
  };
}

/** Null is unknown. */
const costText = (range: RupeeRange | undefined) => (range ? rupeeRange(range) : null);

const hasFee = ({ college }: ComparedCollege) => 'fee' in college && college.fee !== null;

/** What a CAP seat of each compared college costs the student's family. */
export function useCostOf(compared: readonly ComparedCollege[]) {
  const results = useQueries({
    queries: compared.map((one) => ({ ...collegeMoneyQuery(one.exam, one.id), enabled: hasFee(one) })),
  });
  const known = results.flatMap(({ data }) => data ?? []);
  return {
    isKnown: known.length > 0,
    hasFamily: known.some((money) => !isToldNothing(money)),
    costOf: (one: ComparedCollege) =>
      results[compared.indexOf(one)]?.data?.seats.find(({ seat }) => seat === 'cap')?.cost ?? null,
  };
}
