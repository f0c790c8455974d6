import type {
  Autonomy,
  FeeRow,
  HomeUniversityRow,
  IntakeRow,
  NotAdmittingRow,
  SeatSectionsRow,
  WebsiteRow,
} from '@dakhila/domain/colleges/figures';
import type { JeeRecord } from '@dakhila/domain/colleges/records';
import { isCapUniversity } from '@dakhila/domain/colleges/universities';
import { websiteLink } from '@dakhila/domain/colleges/website';
import type { Scholarship } from '@dakhila/domain/money/scheme';
import { type CsvRow, field, fieldNumber, readCsv } from '../csv.ts';
import type { DataSet } from '../data-set.ts';
import type { Problems } from '../problems.ts';
import { medianPay, ownSitePlacements, placements } from './placements.ts';
import { number, type ReadRow, words, wordsOrNull } from './read-row.ts';

/** Reads the tables about single colleges: seats, fees, placements, websites; and scholarships. What the folder does not have is not in the answer. */
export function readFigures(from: string, institutes: readonly JeeRecord[], problems: Problems): Partial<DataSet> {
  const slugs = new Map(institutes.map((record) => [record.name, record.id]));
  const read = <T>(name: string, readRow: ReadRow<T>) => readCsv(from, name)?.flatMap((row) => readRow(row, problems));
  const yearly = <T>(name: string, readRow: (year: number) => ReadRow<T>) =>
    YEARS.flatMap((year) => read(`mht-cet/${name}_${year}.csv`, readRow(year)) ?? []);
  return given({
    homeUniversities: read('mht-cet/home_universities.csv', homeUniversity),
    seatSections: orNothing(yearly('seat_sections', seatSections)),
    intake: read('mht-cet/intake.csv', intake),
    notAdmitting: read('mht-cet/not_admitting.csv', notAdmitting),
    fees: orNothing(yearly('fees', () => fee)),
    placements: read('mht-cet/placements.csv', placements),
    ownSitePlacements: read('mht-cet/placements_own_sites.csv', ownSitePlacements),
    websites: read('mht-cet/websites.csv', website),
    medianPay: read('josaa/median_pay.csv', medianPay(slugs)),
    scholarships: read('facts/scholarships.csv', scholarship),
  });
}

const YEARS = Array.from({ length: 25 }, (_, place) => 2020 + place);
const orNothing = <T>(rows: T[]): T[] | undefined => (rows.length === 0 ? undefined : rows);
const given = (parts: { [K in keyof DataSet]?: DataSet[K] | undefined }): Partial<DataSet> =>
  Object.fromEntries(Object.entries(parts).filter(([, rows]) => rows !== undefined));

function homeUniversity(row: CsvRow, problems: Problems): HomeUniversityRow[] {
  const [collegeCode, university] = [field(row, 'college_code'), words(row, 'home_university')];
  const basis = words(row, 'basis');
  if (!isCapUniversity(university)) problems.error('unknown-home-university', `${collegeCode}: ${university}`);
  if (basis !== 'list' && basis !== 'district') problems.error('unknown-basis', `${collegeCode}: ${basis}`);
  if (!isCapUniversity(university) || (basis !== 'list' && basis !== 'district')) return [];
  return [{ collegeCode, university, basis }];
}

const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);
const AUTONOMOUS: ReadonlyMap<string, Autonomy> = new Map([
  ['yes', 'all'],
  ['some courses', 'some'],
  ['no', 'none'],
]);

const seatSections =
  (year: number): ReadRow<SeatSectionsRow> =>
  (row, problems) => {
    const collegeCode = field(row, 'college_code');
    const is = (name: string) => YES_OR_NO.get(words(row, name));
    const [hasHome, hasOther, hasState] = [is('has_HU'), is('has_OHU'), is('has_STATE')];
    const hasGeneralState = is('has_STATE_general');
    const autonomy = AUTONOMOUS.get(words(row, 'printed_autonomous'));
    if (
      hasHome === undefined ||
      hasOther === undefined ||
      hasState === undefined ||
      hasGeneralState === undefined ||
      autonomy === undefined
    ) {
      problems.error('unreadable-seat-sections', `${year} ${collegeCode}: ${Object.values(row).join(' ')}`);
      return [];
    }
    return [{ year, collegeCode, hasHome, hasOther, hasState, hasGeneralState, autonomy }];
  };

const intake: ReadRow<IntakeRow> = (row) => [
  { year: number(row, 'year'), choiceCode: field(row, 'choice_code'), intake: number(row, 'sanctioned_intake') },
];

const notAdmitting: ReadRow<NotAdmittingRow> = (row) => [
  { collegeCode: field(row, 'college_code'), since: number(row, 'since'), basis: words(row, 'basis') },
];

const FEE_KIND: ReadonlyMap<string, FeeRow['kind']> = new Map([
  ['approved', 'approved'],
  ['approved (no upward revision)', 'unrevised'],
  ['interim (High Court order)', 'interim'],
]);

const fee: ReadRow<FeeRow> = (row, problems) => {
  const collegeCode = field(row, 'college_code');
  const kind = FEE_KIND.get(words(row, 'fee_kind'));
  if (kind === undefined) {
    problems.error('unknown-fee-kind', `${collegeCode}: ${row.fee_kind}`);
    return [];
  }
  return [
    {
      collegeCode,
      year: words(row, 'year'),
      tuitionRupees: number(row, 'tuition_rupees'),
      developmentRupees: number(row, 'development_rupees'),
      totalRupees: number(row, 'total_rupees'),
      kind,
      note: wordsOrNull(row, 'note'),
      sourceUrl: words(row, 'source_url'),
    },
  ];
};

const WEBSITE_GRADE: ReadonlyMap<string, WebsiteRow['grade']> = new Map([
  ['two or more places', 'several'],
  ['own domain, one place', 'single'],
  ['group or university site', 'group'],
]);

const website: ReadRow<WebsiteRow> = (row, problems) => {
  const collegeCode = field(row, 'college_code');
  const grade = WEBSITE_GRADE.get(words(row, 'grade'));
  const link = websiteLink(words(row, 'website'));
  if (grade === undefined) problems.error('unknown-website-grade', `${collegeCode}: ${row.grade}`);
  if (link === null) problems.error('not-a-website', `${collegeCode}: ${row.website}`);
  if (grade === undefined || link === null) return [];
  return [{ collegeCode, website: link, grade, isInAishe: /AISHE directory/.test(words(row, 'where_seen')) }];
};

const scholarship: ReadRow<Scholarship> = (row) => [
  {
    name: words(row, 'name'),
    provider: wordsOrNull(row, 'provider'),
    level: words(row, 'level'),
    gender: wordsOrNull(row, 'gender'),
    categories: wordsOrNull(row, 'categories'),
    incomeLimitRupees: fieldNumber(row, 'income_limit_inr'),
    states: words(row, 'states'),
    course: words(row, 'course'),
    amountRupees: fieldNumber(row, 'amount_inr'),
    amountPer: wordsOrNull(row, 'amount_per'),
    officialLink: wordsOrNull(row, 'official_link'),
    platformLink: wordsOrNull(row, 'platform_link'),
    closingMonth: words(row, 'closing_month'),
    lastClosingDate: words(row, 'last_closing_date'),
    note: wordsOrNull(row, 'note'),
  },
];
