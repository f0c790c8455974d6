import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { type CsvRow, field, rowNumber } from '../csv.ts';
import type { JosaaCell } from '../data-set.ts';
import type { Problems } from '../problems.ts';
import { marksOf, readRank } from './rank-text.ts';

const codes = (table: readonly { code: string; published: string }[]) =>
  new Map(table.map(({ code, published }) => [published, code]));
const QUOTA = codes(JOSAA_QUOTAS);
const SEAT_TYPE = codes(JOSAA_SEAT_TYPES);
const GENDER = codes(JOSAA_GENDERS);

/** How names of the source are found; undefined means unknown. */
export type Lookups = {
  institute: (name: string, row: CsvRow) => string | undefined;
  programme: (printed: string, row: CsvRow) => number | undefined;
};

/** Reads cut-off rows into cells. A row with anything unknown is an error and is left out. */
export function readJosaaCells(rows: CsvRow[], exam: string, lookups: Lookups, problems: Problems): JosaaCell[] {
  return rows.flatMap((row) => {
    const where = `${exam} ${row.year} round ${row.round}, ${row.institute}, ${row.program}, ${row.quota} ${row.seat_type} ${row.gender} (row ${rowNumber(row)})`;
    const found = {
      institute: lookups.institute(field(row, 'institute'), row),
      programme: lookups.programme(field(row, 'program'), row),
      quota: QUOTA.get(field(row, 'quota')),
      'seat-type': SEAT_TYPE.get(field(row, 'seat_type')),
      gender: GENDER.get(field(row, 'gender')),
    };
    for (const [what, value] of Object.entries(found))
      if (value === undefined) problems.error(`unknown-${what}`, where);
    const opening = readRank(field(row, 'opening_rank'));
    const closing = readRank(field(row, 'closing_rank'));
    if (opening === undefined || closing === undefined)
      problems.error('impossible-rank', `${where}: ${row.opening_rank} … ${row.closing_rank}`);
    const { institute, programme, quota, gender } = found;
    const seatType = found['seat-type'];
    if (!institute || !programme || !quota || !seatType || !gender || !opening || !closing) return [];
    if (row.preparatory !== undefined && (row.preparatory === 'true') !== closing.isPreparatory) {
      problems.error('preparatory-mismatch', `${where}: ${row.closing_rank} is marked ${row.preparatory}`);
    }
    return [
      {
        year: Number(field(row, 'year')),
        round: Number(field(row, 'round')),
        institute,
        programme,
        quota,
        seatType,
        gender,
        opening: opening.rank,
        closing: closing.rank,
        marks: marksOf(opening, closing),
      },
    ];
  });
}
