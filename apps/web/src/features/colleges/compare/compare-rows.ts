import type { JeeCollege, MhtCetCollege, Placements } from '@dakhila/contract/college-detail';
import type { Exam } from '@dakhila/contract/exam';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { placedPercent } from '@dakhila/domain/colleges/placements';
import { websiteLink } from '@dakhila/domain/colleges/website';
import { useQueries } from '@tanstack/react-query';
import { indianNumber, rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { placementsOf } from '../college/any-college.ts';
import type { CompareMessages } from '../messages.ts';
import { shortDistance, useDistances } from '../shared/distances.ts';
import { type CollegeMessages, collegeMessages } from '../shared/messages.ts';
import { collegeQuery } from '../shared/queries.ts';

type RowKey = keyof CompareMessages['rows'];
type Messages = {
  messages: CompareMessages;
  shared: CollegeMessages;
  /** How far a college is, as text; null while it is not known. */
  distanceOf: (compared: ComparedCollege) => string | null;
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

/** What is compared, row by row. Null is unknown. */
const COMPARE_ROWS: readonly (readonly [RowKey, ValueOf])[] = [
  ['exam', ({ exam }, { messages }) => messages.exams[exam]],
  ['type', ({ college }, { shared }) => shared.types[college.type]],
  ['level', ({ college }) => college.collegeLevel],
  [
    'place',
    ({ college }, { shared }) => fill(shared.place, { city: college.location.city, state: college.location.state }),
  ],
  ['distance', (compared, { distanceOf }) => distanceOf(compared)],
  ['university', ({ college }) => college.universityFullForm ?? college.university],
  [
    'homeState',
    ({ college }, { messages }) =>
      'homeState' in college ? (college.homeState ?? messages.notApplicable) : messages.notInCap,
  ],
  ['established', ({ college }) => college.establishmentYear?.toString() ?? null],
  [
    'nirf',
    ({ college: { nirfRanking, nirfYear } }, { messages }) =>
      nirfRanking === null ? null : fill(messages.withYear, { value: nirfLabel(nirfRanking), year: String(nirfYear) }),
  ],
  ['accreditations', ({ college }) => college.accreditations.join('; ') || null],
  ['programs', ({ college }) => String(college.courses.length)],
  [
    'seats',
    (compared, { messages }) =>
      figure(compared, 'Intake', indianNumber, messages) ?? figure(compared, 'Seats', indianNumber, messages),
  ],
  [
    'fee',
    ({ college }, { messages }) => {
      if ('fee' in college && college.fee) {
        const fee = fill(messages.withYear, { value: rupees(college.fee.totalRupees), year: college.fee.year });
        return college.fee.isForUnaidedOnly ? fill(messages.unaidedOnly, { fee }) : fee;
      }
      return 'collegeCode' in college && college.type === 'government' ? messages.feeNotPublished : null;
    },
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
      ),
  ],
  [
    'higher',
    (compared, { messages }) =>
      ofNewestYear(compared, messages, ({ higherStudies }) =>
        higherStudies === null ? null : indianNumber(higherStudies),
      ),
  ],
  ['website', ({ college }) => websiteLink(college.website)],
];

/** The home state is shown only with a JEE college, because CAP has none; the distance only where a PIN code was given. */
export function rowsFor(compared: readonly ComparedCollege[], hasOwnPin: boolean): typeof COMPARE_ROWS {
  const hasJee = compared.some(({ exam }) => exam === 'josaa');
  return COMPARE_ROWS.filter(([key]) => (key !== 'homeState' || hasJee) && (key !== 'distance' || hasOwnPin));
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
  return { compared, isLoading, missing: isLoading ? 0 : asked.length - compared.length };
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
