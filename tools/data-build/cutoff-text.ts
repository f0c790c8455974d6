import { type CellText, writeCutoffFile } from '../../apps/api/src/catalogue/format/cutoff-file.ts';
import type { CapCell, JosaaCell } from './data-set.ts';

type Placed = { round: number; group: string; pool: string; cell: NonNullable<CellText> };

/** The file of one JoSAA or CSAB year. */
export function josaaText(exam: string, year: number, cells: readonly JosaaCell[]): string {
  const comment = `${exam} ${year}: pools as quota, seat type, gender; cells as opening and closing rank`;
  return cutoffText(
    comment,
    cells.map(({ round, institute, programme, quota, seatType, gender, opening, closing, marks }) => ({
      round,
      group: `${institute} ${programme}`,
      pool: `${quota} ${seatType} ${gender}`,
      cell: { first: opening, second: closing, marks },
    })),
  );
}

/** The file of one CAP year. */
export function capText(year: number, cells: readonly CapCell[]): string {
  const comment = `CAP ${year}: pools as seat code, section, stage, merit list, row source; cells as merit number and percentile`;
  return cutoffText(
    comment,
    cells.map(({ round, choiceCode, category, section, stage, exam, source, meritNumber, percentile }) => ({
      round,
      group: choiceCode,
      pool: `${category} ${section} ${stage} ${exam} ${source}`,
      cell: { first: meritNumber, second: percentile, marks: 0 },
    })),
  );
}

/** Pools in the order of the round that brought them, then by name: a later round only ever appends. */
function cutoffText(comment: string, cells: readonly Placed[]): string {
  const firstRound = new Map<string, Placed>();
  for (const placed of cells) {
    const before = firstRound.get(keyOf(placed));
    if (before === undefined || placed.round < before.round) firstRound.set(keyOf(placed), placed);
  }
  const pools = [...firstRound.values()].sort(
    (one, other) => one.round - other.round || compare(one.group, other.group) || compare(one.pool, other.pool),
  );
  const placeOf = new Map(pools.map((pool, place) => [keyOf(pool), place]));
  const rounds = [...Map.groupBy(cells, ({ round }) => round)]
    .sort(([one], [other]) => one - other)
    .map(([round, ofRound]) => {
      const lines: CellText[] = pools.map(() => null);
      for (const placed of ofRound) lines[placeOf.get(keyOf(placed)) ?? 0] = placed.cell;
      return { round, cells: lines };
    });
  return writeCutoffFile({ comment, pools, rounds });
}

const keyOf = ({ group, pool }: Placed): string => `${group}|${pool}`;
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
