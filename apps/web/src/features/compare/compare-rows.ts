import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import type { CollegeWords } from '../../colleges/messages.ts';
import { indianNumber, rupees } from '../../lib/format.ts';
import type { CompareWords } from './messages.ts';
import type { ComparedCollege } from './use-compared.ts';

type RowKey = keyof CompareWords['rows'];
type Words = { words: CompareWords; shared: CollegeWords };
type ValueOf = (compared: ComparedCollege, words: Words) => string | null;

/** The figure under a label, with the year it speaks of. */
function figure({ college }: ComparedCollege, label: string, format: (value: number) => string, words: CompareWords) {
  const fact = college.facts.find((one) => one.label === label);
  if (!fact) return null;
  const value = format(Number(fact.value));
  return fact.year ? words.withYear(value, fact.year) : value;
}

/** What is compared, row by row. Null is unknown. */
export const COMPARE_ROWS: readonly (readonly [RowKey, ValueOf])[] = [
  ['exam', ({ exam }, { words }) => words.exams[exam]],
  ['type', ({ college }, { shared }) => shared.types[college.type]],
  ['level', ({ college }) => college.collegeLevel],
  ['place', ({ college }, { shared }) => shared.place(college.location.city, college.location.state)],
  ['university', ({ college }) => college.universityFullForm ?? college.university],
  ['homeState', ({ college }, { words }) => ('homeState' in college && college.homeState) || words.notApplicable],
  ['established', ({ college }) => college.establishmentYear?.toString() ?? null],
  [
    'nirf',
    ({ college: { nirfRanking, nirfYear } }, { words }) =>
      nirfRanking === null ? null : words.withYear(nirfLabel(nirfRanking), String(nirfYear)),
  ],
  ['accreditations', ({ college }) => college.accreditations.join('; ') || null],
  ['programs', ({ college }) => String(college.courses.length)],
  [
    'seats',
    (compared, { words }) =>
      figure(compared, 'Intake', indianNumber, words) ?? figure(compared, 'Seats', indianNumber, words),
  ],
  ['fee', (compared, { words }) => figure(compared, 'Fee for a year in rupees', rupees, words)],
];
