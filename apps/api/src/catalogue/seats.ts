import type { JeeParts } from '@dakhila/domain/colleges/jee-college';
import type { SeatRow } from './format/tables.ts';

/** The seats of each institute by programme, from the newest seat matrix: all scopes, genders and seat types together. */
export function seatsByInstitute(
  matrix: ReadonlyMap<number, readonly SeatRow[]>,
): (institute: string) => JeeParts['seats'] {
  const year = Math.max(0, ...matrix.keys());
  const counts = new Map<string, Map<number, number>>();
  for (const row of matrix.get(year) ?? []) {
    const ofProgramme = counts.get(row.institute) ?? new Map<number, number>();
    const seats = row.seats.reduce((sum, count) => sum + count, 0);
    ofProgramme.set(row.programme, (ofProgramme.get(row.programme) ?? 0) + seats);
    counts.set(row.institute, ofProgramme);
  }
  return (institute) => {
    const ofProgramme = counts.get(institute);
    return ofProgramme === undefined ? null : { year, ofProgramme };
  };
}
