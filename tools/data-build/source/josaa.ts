import { slugOf } from '@dakhila/domain/colleges/names';
import { type JosaaProgramme, publishedProgramme } from '@dakhila/domain/colleges/records';
import { type ExamFact, genderCode, SEAT_COUNTS, type SeatRow } from '../../../apps/api/src/catalogue/format/tables.ts';
import { type CsvRow, field, readCsv } from '../csv.ts';
import type { DataSet } from '../data-set.ts';
import type { Problems } from '../problems.ts';
import { readInstituteNames, readInstitutes } from './institutes.ts';
import { readJosaaCells } from './josaa-cells.ts';
import { addListed, ProgrammeBook, readProgrammeNames } from './programmes.ts';
import { originOf } from './provenance.ts';

/** Reads what the source folder has of JoSAA and CSAB. What it does not have is not in the answer. */
export function readJosaa(from: string, existing: DataSet, problems: Problems): Partial<DataSet> {
  const csv = (name: string) => readCsv(from, `josaa/${name}`);
  const listed = csv('institutes.csv');
  const facts = readCsv(from, 'facts/josaa_institute_facts.csv') ?? [];
  const institutes = listed ? readInstitutes(listed, facts, existing.institutes, problems) : existing.institutes;
  const names = csv('institute_aliases.csv');
  const instituteNames = names ? readInstituteNames(names, institutes, problems) : existing.instituteNames;
  const cutoffRows = csv('cutoffs.csv');
  const aliases = csv('program_aliases.csv');
  const book = new ProgrammeBook(existing.programmes, [...knownSpellings(existing), ...newSpellings(aliases ?? [])]);
  addListed(book, csv('programs.csv') ?? [], cutoffRows ?? [], problems);

  const slugs = new Map([
    ...instituteNames.map(({ published, canonical }) => [published, canonical] as const),
    ...institutes.map((record) => [record.name, record.id] as const),
  ]);
  const lookups = { institute: (name: string) => slugs.get(name), programme: (printed: string) => book.find(printed) };
  const csab = readCsab(csv('csab_cutoffs.csv'), existing, slugs, book, problems);
  const seatRows = seatMatrixYears(from).flatMap((rows) => readSeatMatrix(rows, lookups, problems));
  const examFacts = csv('jee_facts.csv');
  return {
    institutes,
    instituteNames,
    programmes: book.programmes,
    programmeNames: aliases ? readProgrammeNames(aliases, book, problems) : existing.programmeNames,
    ...(cutoffRows ? { josaa: readJosaaCells(cutoffRows, 'JoSAA', lookups, problems) } : {}),
    ...csab,
    ...(seatRows.length > 0 ? { seatMatrix: seatRows } : {}),
    ...(examFacts ? { examFacts: examFacts.map(examFact) } : {}),
  };
}

function knownSpellings(existing: DataSet): { published: string; name: string }[] {
  const printed = new Map(
    existing.programmes.map((programme: JosaaProgramme) => [String(programme.id), publishedProgramme(programme)]),
  );
  return existing.programmeNames.map(({ published, canonical }) => ({ published, name: printed.get(canonical) ?? '' }));
}

const newSpellings = (rows: CsvRow[]) =>
  rows.map((row) => ({ published: field(row, 'raw_program'), name: field(row, 'canonical_program') }));

/** CSAB also fills seats for students abroad, at institutes and under programme names that JoSAA does not have: those are taken up, others are unknown. */
function readCsab(
  rows: CsvRow[] | undefined,
  existing: DataSet,
  slugs: ReadonlyMap<string, string>,
  book: ProgrammeBook,
  problems: Problems,
): Partial<DataSet> {
  if (rows === undefined) return {};
  const others = new Map(existing.csabOnly.map(({ id, name }) => [name, id]));
  const isAbroad = (row: CsvRow) => field(row, 'quota').startsWith('DASA');
  const institute = (name: string, row: CsvRow) => {
    const known = slugs.get(name) ?? others.get(name);
    if (known !== undefined || !isAbroad(row)) return known;
    problems.warning('csab-only-institute', name);
    others.set(name, slugOf(name));
    return others.get(name);
  };
  const programme = (printed: string, row: CsvRow) =>
    book.find(printed) ?? (isAbroad(row) ? book.add(printed) : undefined);
  const csab = readJosaaCells(rows, 'CSAB', { institute, programme }, problems);
  return {
    csab,
    csabOnly: [...others].map(([name, id]) => ({ id, name })).sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}

/** The seat matrices of the folder: one file a year. */
function seatMatrixYears(from: string): CsvRow[][] {
  const years = Array.from({ length: 30 }, (_, place) => 2016 + place);
  return years.flatMap((year) => {
    const rows = readCsv(from, `josaa/seat_matrix_${year}.csv`);
    return rows === undefined ? [] : [rows];
  });
}

const SEAT_COLUMNS = ['open', 'open_pwd', 'ews', 'ews_pwd', 'sc', 'sc_pwd', 'st', 'st_pwd', 'obc_ncl', 'obc_ncl_pwd'];

function readSeatMatrix(
  rows: CsvRow[],
  lookups: { institute: (name: string) => string | undefined; programme: (printed: string) => number | undefined },
  problems: Problems,
): (SeatRow & { year: number })[] {
  return rows.flatMap((row) => {
    const where = `seat matrix ${row.year}, ${row.institute}, ${row.program}, ${row.seat_scope}`;
    const institute = lookups.institute(field(row, 'institute'));
    const programme = lookups.programme(field(row, 'program'));
    const gender = genderCode(field(row, 'gender'));
    const seats = SEAT_COLUMNS.map((column) => Number(field(row, column)));
    if (institute === undefined) problems.error('unknown-institute', where);
    if (programme === undefined) problems.error('unknown-programme', where);
    if (gender === undefined) problems.error('unknown-gender', where);
    if (
      seats.length !== SEAT_COUNTS.length ||
      seats.reduce((sum, count) => sum + count, 0) !== Number(field(row, 'total'))
    ) {
      problems.error('seats-do-not-add-up', where);
    }
    if (institute === undefined || programme === undefined || gender === undefined) return [];
    return [{ year: Number(field(row, 'year')), institute, programme, scope: field(row, 'seat_scope'), gender, seats }];
  });
}

function examFact(row: CsvRow): ExamFact {
  const words = field(row, 'source');
  const isKnown =
    originOf(words).source === 'own' || (/registered: known/.test(words) && field(row, 'fact').includes('registered'));
  const authority = field(row, 'exam') === 'JoSAA' ? 'josaa' : 'nta';
  return {
    year: Number(field(row, 'year')),
    exam: field(row, 'exam'),
    fact: field(row, 'fact'),
    key: field(row, 'category_or_key'),
    value: field(row, 'value'),
    unit: field(row, 'unit'),
    status: field(row, 'status'),
    source: isKnown ? 'own' : authority,
    note: field(row, 'note'),
  };
}
