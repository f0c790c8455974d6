import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { publishedProgramme } from '@dakhila/domain/colleges/records';
import { MARK } from '../../apps/api/src/catalogue/format/cutoff-file.ts';
import { readExisting } from './read-existing.ts';

const CSAB = 'year,round,institute,program,quota,seat_type,gender,opening_rank,closing_rank';
const HEADINGS = { csab: CSAB, josaa: `${CSAB},preparatory` } as const;
const publishedIn = (table: readonly { code: string; published: string }[]) =>
  new Map(table.map(({ code, published }) => [code, published]));
const QUOTAS = publishedIn(JOSAA_QUOTAS);
const SEAT_TYPES = publishedIn(JOSAA_SEAT_TYPES);
const GENDERS = publishedIn(JOSAA_GENDERS);

/** The newest list of a facts folder as it was published, with one closing rank that is a little later, or all of them by a factor. */
export function correctedList(facts: string, part: 'josaa' | 'csab', factor?: number): string {
  const { [part]: all, institutes, csabOnly, programmes } = readExisting(facts);
  const names = new Map([...institutes, ...csabOnly].map(({ id, name }) => [id, name]));
  const printed = new Map(programmes.map((programme) => [programme.id, publishedProgramme(programme)]));
  const year = all.reduce((newest, cell) => Math.max(newest, cell.year), 0);
  const ofYear = all.filter((cell) => cell.year === year);
  const round = ofYear.reduce((last, cell) => Math.max(last, cell.round), 0);
  const cells = ofYear.filter((cell) => cell.round === round);
  // Marked ranks have a letter or decimals, which this list leaves alone.
  const isPlain = ({ marks, closing }: (typeof cells)[number]) => marks === 0 && closing !== null;
  const corrected = cells.findIndex(isPlain);
  const closingOf = (cell: (typeof cells)[number], place: number) => {
    if (factor !== undefined && isPlain(cell)) return Math.ceil((cell.closing ?? 0) * factor);
    return place === corrected ? (cell.closing ?? 0) + 1 : cell.closing;
  };
  const rows = cells.map((cell, place) => [
    ...[cell.year, cell.round, names.get(cell.institute), printed.get(cell.programme)],
    ...[QUOTAS.get(cell.quota), SEAT_TYPES.get(cell.seatType), GENDERS.get(cell.gender)],
    ...[
      rank(cell.opening, cell.marks & MARK.firstPreparatory),
      rank(closingOf(cell, place), cell.marks & MARK.secondPreparatory),
    ],
    ...(part === 'josaa' ? [(cell.marks & MARK.secondPreparatory) > 0] : []),
  ]);
  const quoted = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  return `${[HEADINGS[part], ...rows.map((row) => row.map(quoted).join(','))].join('\n')}\n`;
}

/** A rank as lists print it: preparatory ones have a P. */
const rank = (value: number | null, preparatory: number) => (value === null ? '' : `${value}${preparatory ? 'P' : ''}`);
