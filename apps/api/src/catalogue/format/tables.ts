import { JOSAA_GENDERS } from '@dakhila/domain/colleges/josaa-codes';
import type { JosaaProgramme, MhtCetCourse, NirfRank } from '@dakhila/domain/colleges/records';
import { isSourceId, type SourceId } from '@dakhila/domain/colleges/sources';
import { anyText, decimal, orNull, type Table, tableOf, whole } from './columns-of.ts';
import { column } from './tsv.ts';

export const COURSES = tableOf<MhtCetCourse>({
  choiceCode: anyText('choice_code'),
  collegeCode: anyText('college'),
  branch: anyText('branch'),
  intake: orNull(whole('intake')),
  intakeYear: orNull(whole('intake_year')),
  firstYear: whole('first_year'),
  lastYear: whole('last_year'),
});

/** A published name or code and what it stands for, with the years it was printed in. */
export type PublishedAs = { published: string; canonical: string; years: string; reason: string };

export const PUBLISHED_AS = tableOf<PublishedAs>({
  published: anyText('published'),
  canonical: anyText('canonical'),
  years: anyText('years'),
  reason: anyText('reason'),
});

export const PROGRAMMES = tableOf<JosaaProgramme>({
  id: whole('id'),
  branch: anyText('branch'),
  years: whole('years'),
  degree: anyText('degree'),
});

/** An institute that is only in CSAB's lists of seats for students abroad. It has ranks, but no page. */
export type CsabOnlyInstitute = { id: string; name: string };

export const CSAB_ONLY = tableOf<CsabOnlyInstitute>({ id: anyText('id'), name: anyText('name') });

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

export const EXAM_FACTS = tableOf<ExamFact>({
  year: whole('year'),
  exam: anyText('exam'),
  fact: anyText('fact'),
  key: anyText('key'),
  value: anyText('value'),
  unit: anyText('unit'),
  status: anyText('status'),
  source: { ...anyText('source'), parse: sourceOf },
  note: anyText('note'),
});

function sourceOf(source: string): SourceId {
  if (!isSourceId(source)) throw new Error(`unknown source "${source}"`);
  return source;
}

/** A point of the curve between percentile and state merit number, or a figure about that curve. */
export type MeritPoint = { year: number; fact: string; percentile: number | null; meritNumber: number; note: string };

export const MERIT_POINTS = tableOf<MeritPoint>({
  year: whole('year'),
  fact: anyText('fact'),
  percentile: orNull(decimal('percentile')),
  meritNumber: decimal('merit_number'),
  note: anyText('note'),
});

export const NIRF = tableOf<NirfRank>({
  year: whole('year'),
  rank: whole('rank'),
  isBand: { name: 'is_band', parse: (cell) => cell === 'yes', print: (isBand) => (isBand ? 'yes' : '') },
  institute: anyText('institute'),
  city: anyText('city'),
  state: anyText('state'),
  score: orNull(decimal('score')),
  nirfId: anyText('nirf_id'),
  josaaId: orNull(anyText('josaa')),
  collegeCode: orNull(anyText('college')),
});

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
    programme: String(row.programme),
    scope: row.scope,
    gender: row.gender,
    ...Object.fromEntries(SEAT_COUNTS.map((seatType, index) => [seatType, String(row.seats[index] ?? 0)])),
  }),
};

/** The short code of a published gender pool, for the seat matrix. */
export const genderCode = (published: string): string | undefined =>
  JOSAA_GENDERS.find((gender) => gender.published === published)?.code;
