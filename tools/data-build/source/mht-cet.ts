import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import type { MhtCetCourse } from '@dakhila/domain/colleges/records';
import type { CAP_ROW_SOURCES } from '../../../apps/api/src/catalogue/cap-cutoffs.ts';
import type { MeritPoint, PublishedAs } from '../../../apps/api/src/catalogue/format/tables.ts';
import { type CsvRow, field, fieldNumber, readCsv, rowNumber } from '../csv.ts';
import type { CapCell, DataSet } from '../data-set.ts';
import type { Problems } from '../problems.ts';
import { readColleges } from './colleges.ts';

/** Reads what the source folder has of MHT-CET. What it does not have is not in the answer. */
export function readMhtCet(from: string, existing: DataSet, problems: Problems): Partial<DataSet> {
  const csv = (name: string) => readCsv(from, `mht-cet/${name}`);
  const colleges = csv('colleges.csv');
  const courses = csv('courses.csv')?.map(course);
  const codes = csv('college_code_map.csv');
  const branchNames = csv('branch_aliases.csv')?.map(branchName);
  const points = csv('percentile_to_merit.csv');
  const cutoffs = csv('cutoffs.csv');
  const known = { courses: courses ?? existing.courses, branchNames: branchNames ?? existing.branchNames };
  return {
    ...(colleges
      ? { colleges: readColleges(colleges, readCsv(from, 'facts/mhtcet_college_facts.csv') ?? [], problems) }
      : {}),
    ...(courses ? { courses } : {}),
    ...(codes ? { collegeCodes: codes.map(collegeCode) } : {}),
    ...(branchNames ? { branchNames } : {}),
    ...(points ? { meritPoints: points.map(meritPoint) } : {}),
    ...(cutoffs ? { mhtCet: readCapCells(cutoffs, known, problems) } : {}),
  };
}

const course = (row: CsvRow): MhtCetCourse => ({
  choiceCode: field(row, 'choice_code'),
  collegeCode: field(row, 'college_code'),
  branch: field(row, 'branch'),
  intake: fieldNumber(row, 'intake'),
  intakeYear: fieldNumber(row, 'intake_year'),
  firstYear: Number(field(row, 'first_year')),
  lastYear: Number(field(row, 'last_year')),
});

const collegeCode = (row: CsvRow): PublishedAs => ({
  published: field(row, 'published_code'),
  canonical: field(row, 'canonical_code'),
  years: field(row, 'years'),
  reason: field(row, 'reason'),
});

const branchName = (row: CsvRow): PublishedAs => ({
  published: field(row, 'alias'),
  canonical: field(row, 'choice_code'),
  years: field(row, 'years'),
  reason: 'printed name of this choice code',
});

const meritPoint = (row: CsvRow): MeritPoint => ({
  year: Number(field(row, 'year')),
  fact: field(row, 'fact'),
  percentile: fieldNumber(row, 'percentile'),
  meritNumber: Number(field(row, 'merit_no')),
  note: field(row, 'note'),
});

const SECTIONS = new Set(CAP_SECTIONS.map(({ code }) => code));
const STAGES = new Map(CAP_STAGES.map(({ code, published }) => [published, code]));
const EXAMS = new Map(CAP_EXAMS.map(({ code, published }) => [published, code]));
/** The official lists, and compilations of them for the lists that are not at hand. */
const ROW_SOURCES: ReadonlyMap<string, (typeof CAP_ROW_SOURCES)[number]> = new Map([
  ['pdf', 'pdf'],
  ['parth_csv', 'csv-a'],
  ['supriya_csv', 'csv-b'],
  ['anand_json', 'json-a'],
]);

type Known = Pick<DataSet, 'courses' | 'branchNames'>;

function readCapCells(rows: CsvRow[], known: Known, problems: Problems): CapCell[] {
  const courses = new Map(known.courses.map((one) => [one.choiceCode, one]));
  const otherNames = new Set(known.branchNames.map(({ published, canonical }) => `${canonical} ${published}`));
  return rows.flatMap((row) => {
    const where = `CAP ${row.year} round ${row.round}, ${row.college_code}, ${row.choice_code}, ${row.category} ${row.seat_section} ${row.stage} (row ${rowNumber(row)})`;
    const choiceCode = field(row, 'choice_code');
    const branch = field(row, 'branch');
    const offered = courses.get(choiceCode);
    const found = {
      section: SECTIONS.has(field(row, 'seat_section')) ? field(row, 'seat_section') : undefined,
      stage: STAGES.get(field(row, 'stage')),
      'merit-list': EXAMS.get(field(row, 'merit_exam')),
      'row-source': ROW_SOURCES.get(field(row, 'source')),
      'choice-code': offered?.choiceCode,
    };
    for (const [what, value] of Object.entries(found))
      if (value === undefined) problems.error(`unknown-${what}`, where);
    if (offered !== undefined && offered.collegeCode !== field(row, 'college_code'))
      problems.error('choice-code-of-another-college', where);
    if (offered !== undefined && offered.branch !== branch && !otherNames.has(`${choiceCode} ${branch}`)) {
      problems.error('branch-mismatch', `${where}: ${branch}, not ${offered.branch}`);
    }
    const { section, stage } = found;
    const [exam, source] = [found['merit-list'], found['row-source']];
    if (!section || !stage || !exam || !source || !offered) return [];
    return [
      {
        year: Number(field(row, 'year')),
        round: Number(field(row, 'round')),
        choiceCode,
        category: field(row, 'category'),
        section,
        stage,
        exam,
        source,
        meritNumber: Number(field(row, 'closing_merit_no') || Number.NaN),
        percentile: fieldNumber(row, 'closing_percentile'),
      },
    ];
  });
}
