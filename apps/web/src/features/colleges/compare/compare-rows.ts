import type { JeeCollege, MhtCetCollege, Placements } from '@dakhila/contract/college-detail';
import type { Exam } from '@dakhila/contract/exam';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { placedPercent } from '@dakhila/domain/colleges/placements';
import { websiteLink } from '@dakhila/domain/colleges/website';
import { useQueries } from '@tanstack/react-query';
import { indianNumber, rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { placementsOf } from '../college/any-college.ts';
import type { CompareWords } from '../messages.ts';
import { shortDistance, useDistances } from '../shared/distances.ts';
import { type CollegeWords, collegeMessages } from '../shared/messages.ts';
import { collegeQuery } from '../shared/queries.ts';

type RowKey = keyof CompareWords['rows'];
type Words = {
  words: CompareWords;
  shared: CollegeWords;
  /** How far a college is, in words; null while it is not known. */
  distanceOf: (compared: ComparedCollege) => string | null;
};
type ValueOf = (compared: ComparedCollege, words: Words) => string | null;

function figure({ college }: ComparedCollege, label: string, format: (value: number) => string, words: CompareWords) {
  const fact = college.facts.find((one) => one.label === label);
  if (!fact) return null;
  const value = format(Number(fact.value));
  return fact.year ? fill(words.withYear, { value, year: fact.year }) : value;
}

/** A figure of the newest graduating year that has it, with that year. */
function ofNewestYear(
  { college }: ComparedCollege,
  words: CompareWords,
  read: (year: Placements['years'][number]) => string | null,
) {
  const { years } = placementsOf(college);
  for (const year of years) {
    const value = read(year);
    if (value !== null) return fill(words.withYear, { value, year: year.graduatingYear });
  }
  return null;
}

/** What is compared, row by row. Null is unknown. */
const COMPARE_ROWS: readonly (readonly [RowKey, ValueOf])[] = [
  ['exam', ({ exam }, { words }) => words.exams[exam]],
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
    ({ college }, { words }) => ('homeState' in college ? (college.homeState ?? words.notApplicable) : words.notInCap),
  ],
  ['established', ({ college }) => college.establishmentYear?.toString() ?? null],
  [
    'nirf',
    ({ college: { nirfRanking, nirfYear } }, { words }) =>
      nirfRanking === null ? null : fill(words.withYear, { value: nirfLabel(nirfRanking), year: String(nirfYear) }),
  ],
  ['accreditations', ({ college }) => college.accreditations.join('; ') || null],
  ['programs', ({ college }) => String(college.courses.length)],
  [
    'seats',
    (compared, { words }) =>
      figure(compared, 'Intake', indianNumber, words) ?? figure(compared, 'Seats', indianNumber, words),
  ],
  [
    'fee',
    ({ college }, { words }) => {
      if ('fee' in college && college.fee) {
        const fee = fill(words.withYear, { value: rupees(college.fee.totalRupees), year: college.fee.year });
        return college.fee.isForUnaidedOnly ? fill(words.unaidedOnly, { fee }) : fee;
      }
      return 'collegeCode' in college && college.type === 'government' ? words.feeNotPublished : null;
    },
  ],
  [
    'placed',
    (compared, { words }) =>
      ofNewestYear(compared, words, (year) => {
        const share = placedPercent(year);
        return share === null ? null : `${share}%`;
      }),
  ],
  [
    'median',
    (compared, { words }) =>
      ofNewestYear(compared, words, ({ medianSalaryRupees }) =>
        medianSalaryRupees === null ? null : rupees(medianSalaryRupees),
      ),
  ],
  [
    'higher',
    (compared, { words }) =>
      ofNewestYear(compared, words, ({ higherStudies }) =>
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

/** Says how far each compared college is from the student's PIN code; null where it is not known or not loaded. */
export function useDistanceOf(compared: readonly ComparedCollege[]): (one: ComparedCollege) => string | null {
  const words = useMessages(collegeMessages).distance;
  const pins = compared.map(({ college }) => college.facts.find(({ label }) => label === 'PIN code')?.value ?? null);
  const { distances } = useDistances(pins);
  return (one) => {
    const distance = distances?.[compared.indexOf(one)];
    return distance ? shortDistance(words, distance) : null;
  };
}
