import { JOSAA_GENDERS } from '@dakhila/domain/colleges/josaa-codes';
import type { JosaaProgramme, MhtCetCourse, NirfRank } from '@dakhila/domain/colleges/records';
import { isSourceId, type SourceId } from '@dakhila/domain/colleges/sources';
import { column, numberOrNull, readTsv, type TsvRow, writeTsv } from './tsv.ts';

/** A table file of `data/`: its columns, and how a row becomes a record and back. */
export type Table<T> = { columns: readonly string[]; parse: (row: TsvRow) => T; print: (record: T) => TsvRow };

export const readTable = <T>(table: Table<T>, text: string): T[] => readTsv(text).map(table.parse);
export const writeTable = <T>(table: Table<T>, records: readonly T[]): string =>
  writeTsv(table.columns, records.map(table.print));

const text = (value: number | string | null): string => (value === null ? '' : String(value));

export const COURSES: Table<MhtCetCourse> = {
  columns: ['choice_code', 'college', 'branch', 'intake', 'intake_year', 'first_year', 'last_year'],
  parse: (row) => ({
    choiceCode: column(row, 'choice_code'),
    collegeCode: column(row, 'college'),
    branch: column(row, 'branch'),
    intake: numberOrNull(row.intake),
    intakeYear: numberOrNull(row.intake_year),
    firstYear: Number(row.first_year),
    lastYear: Number(row.last_year),
  }),
  print: (course) => ({
    choice_code: course.choiceCode,
    college: course.collegeCode,
    branch: course.branch,
    intake: text(course.intake),
    intake_year: text(course.intakeYear),
    first_year: text(course.firstYear),
    last_year: text(course.lastYear),
  }),
};

/** A published name or code and what it stands for, with the years it was printed in. */
export type PublishedAs = { published: string; canonical: string; years: string; reason: string };
export const PUBLISHED_AS: Table<PublishedAs> = {
  columns: ['published', 'canonical', 'years', 'reason'],
  parse: (row) => ({
    published: column(row, 'published'),
    canonical: column(row, 'canonical'),
    years: column(row, 'years'),
    reason: column(row, 'reason'),
  }),
  print: (name) => ({ ...name }),
};

export const PROGRAMMES: Table<JosaaProgramme> = {
  columns: ['id', 'branch', 'years', 'degree'],
  parse: (row) => ({
    id: Number(row.id),
    branch: column(row, 'branch'),
    years: Number(row.years),
    degree: column(row, 'degree'),
  }),
  print: (programme) => ({
    id: text(programme.id),
    branch: programme.branch,
    years: text(programme.years),
    degree: programme.degree,
  }),
};

/** An institute that only CSAB's seats for students abroad name. It has ranks but no page. */
export type CsabOnlyInstitute = { id: string; name: string };
export const CSAB_ONLY: Table<CsabOnlyInstitute> = {
  columns: ['id', 'name'],
  parse: (row) => ({ id: column(row, 'id'), name: column(row, 'name') }),
  print: (institute) => ({ ...institute }),
};

/** A published figure about the exams. Read `status` before using one. */
export type ExamFact = {
  year: number;
  exam: string;
  fact: string;
  key: string;
  value: string;
  unit: string;
  status: string;
  source: SourceId;
  note: string;
};
export const EXAM_FACTS: Table<ExamFact> = {
  columns: ['year', 'exam', 'fact', 'key', 'value', 'unit', 'status', 'source', 'note'],
  parse: (row) => ({
    year: Number(row.year),
    exam: column(row, 'exam'),
    fact: column(row, 'fact'),
    key: column(row, 'key'),
    value: column(row, 'value'),
    unit: column(row, 'unit'),
    status: column(row, 'status'),
    source: sourceOf(column(row, 'source')),
    note: column(row, 'note'),
  }),
  print: (fact) => ({ ...fact, year: text(fact.year) }),
};

function sourceOf(source: string): SourceId {
  if (!isSourceId(source)) throw new Error(`unknown source "${source}"`);
  return source;
}

/** A point of the curve between percentile and state merit number, or a figure about that curve. */
export type MeritPoint = { year: number; fact: string; percentile: number | null; meritNumber: number; note: string };
export const MERIT_POINTS: Table<MeritPoint> = {
  columns: ['year', 'fact', 'percentile', 'merit_number', 'note'],
  parse: (row) => ({
    year: Number(row.year),
    fact: column(row, 'fact'),
    percentile: numberOrNull(row.percentile),
    meritNumber: Number(row.merit_number),
    note: column(row, 'note'),
  }),
  print: (point) => ({
    year: text(point.year),
    fact: point.fact,
    percentile: text(point.percentile),
    merit_number: text(point.meritNumber),
    note: point.note,
  }),
};

export const NIRF: Table<NirfRank> = {
  columns: ['year', 'rank', 'is_band', 'institute', 'city', 'state', 'score', 'nirf_id', 'josaa', 'college'],
  parse: (row) => ({
    year: Number(row.year),
    rank: Number(row.rank),
    isBand: row.is_band === 'yes',
    institute: column(row, 'institute'),
    city: column(row, 'city'),
    state: column(row, 'state'),
    score: numberOrNull(row.score),
    nirfId: column(row, 'nirf_id'),
    josaaId: row.josaa || null,
    collegeCode: row.college || null,
  }),
  print: (rank) => ({
    year: text(rank.year),
    rank: text(rank.rank),
    is_band: rank.isBand ? 'yes' : '',
    institute: rank.institute,
    city: rank.city,
    state: rank.state,
    score: text(rank.score),
    nirf_id: rank.nirfId,
    josaa: text(rank.josaaId),
    college: text(rank.collegeCode),
  }),
};

/** The order of the seat counts in a seat matrix row. */
export const SEAT_COUNTS = ['OPEN', 'OPEN+', 'EWS', 'EWS+', 'SC', 'SC+', 'ST', 'ST+', 'OBC', 'OBC+'] as const;

/** Seats of one programme in one scope ('All India', 'Other than GOA …') and gender pool, counted by seat type in the order of `SEAT_COUNTS`. */
export type SeatRow = { institute: string; programme: number; scope: string; gender: string; seats: number[] };
export const SEAT_MATRIX: Table<SeatRow> = {
  columns: ['institute', 'programme', 'scope', 'gender', ...SEAT_COUNTS],
  parse: (row) => ({
    institute: column(row, 'institute'),
    programme: Number(row.programme),
    scope: column(row, 'scope'),
    gender: column(row, 'gender'),
    seats: SEAT_COUNTS.map((seatType) => Number(row[seatType])),
  }),
  print: (row) => ({
    institute: row.institute,
    programme: text(row.programme),
    scope: row.scope,
    gender: row.gender,
    ...Object.fromEntries(SEAT_COUNTS.map((seatType, place) => [seatType, text(row.seats[place] ?? 0)])),
  }),
};

/** The short code of a published gender pool, for the seat matrix. */
export const genderCode = (published: string): string | undefined =>
  JOSAA_GENDERS.find((gender) => gender.published === published)?.code;
