import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { publishedProgramme } from '@dakhila/domain/colleges/records';
import { MARK } from '../../apps/api/src/catalogue/format/cutoff-file.ts';
import { at } from '../../scripts/lib/paths.js';
import { readExisting } from '../../tools/data-build/read-existing.ts';

const HEADING = 'year,round,institute,program,quota,seat_type,gender,opening_rank,closing_rank';
const publishedIn = (table: readonly { code: string; published: string }[]) =>
  new Map(table.map(({ code, published }) => [code, published]));
const QUOTAS = publishedIn(JOSAA_QUOTAS);
const SEAT_TYPES = publishedIn(JOSAA_SEAT_TYPES);
const GENDERS = publishedIn(JOSAA_GENDERS);

/** The newest CSAB list of our facts as it was published, with one closing rank that is a little later. */
export function correctedCsabList(): string {
  const { csab, institutes, csabOnly, programmes } = readExisting(at('data'));
  const names = new Map([...institutes, ...csabOnly].map(({ id, name }) => [id, name]));
  const printed = new Map(programmes.map((programme) => [programme.id, publishedProgramme(programme)]));
  const year = Math.max(...csab.map((cell) => cell.year));
  const round = Math.max(...csab.filter((cell) => cell.year === year).map((cell) => cell.round));
  const cells = csab.filter((cell) => cell.year === year && cell.round === round);
  // Marked ranks have a letter or decimals, which this list leaves alone.
  const corrected = cells.findIndex(({ marks, closing }) => marks === 0 && closing !== null);
  const rows = cells.map((cell, place) => [
    ...[cell.year, cell.round, names.get(cell.institute), printed.get(cell.programme)],
    ...[QUOTAS.get(cell.quota), SEAT_TYPES.get(cell.seatType), GENDERS.get(cell.gender)],
    ...[
      rank(cell.opening, cell.marks & MARK.firstPreparatory),
      rank(place === corrected ? (cell.closing ?? 0) + 1 : cell.closing, cell.marks & MARK.secondPreparatory),
    ],
  ]);
  const quoted = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  return `${[HEADING, ...rows.map((row) => row.map(quoted).join(','))].join('\n')}\n`;
}

/** A rank as lists print it: preparatory ones have a P. */
const rank = (value: number | null, preparatory: number) => (value === null ? '' : `${value}${preparatory ? 'P' : ''}`);
