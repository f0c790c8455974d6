import type { CutoffHistory, CutoffSeries } from '@dakhila/domain/assistant/tool-types';

/** One pool of one programme as either exam has it: what closed in each round of each year. */
export type PoolRow = {
  programme: string;
  code: string;
  words: string;
  /** Smaller is first. */
  order: number;
  years: { year: number; closing: ({ rank: number; percentile: number | null } | null)[] }[];
};

type Asked = Pick<CutoffHistory['input'], 'year' | 'round'>;

/** Joins the rows of one pool that were printed under several headings: a year counts once, the first heading wins. */
export function joinRows(rows: readonly PoolRow[]): PoolRow[] {
  const joined = new Map<string, PoolRow>();
  for (const row of rows) {
    const key = `${row.programme} ${row.code}`;
    const before = joined.get(key);
    const known = new Set(before?.years.map(({ year }) => year));
    const years = [...(before?.years ?? []), ...row.years.filter(({ year }) => !known.has(year))];
    joined.set(key, { ...(before ?? row), years: years.sort((one, other) => one.year - other.year) });
  }
  return [...joined.values()];
}

/** The year to show: the requested one if there is data, else the newest. */
export const toldYear = (rows: readonly PoolRow[], year: number | undefined): number | null =>
  year !== undefined && rows.some((row) => hasYear(row, year)) ? year : newestYear(rows);

/** Whether any of the pools closed in a round of a year. */
export const hasRound = (rows: readonly PoolRow[], told: number | null, round: number): boolean =>
  rows.some(({ years }) => years.some(({ year, closing }) => year === told && (closing[round - 1] ?? null) !== null));

/**
 * The closings to show: every round of one year and the last round of the others; or just a named round, if that year
 * has it. Pools without the year are left out.
 */
export function seriesOf(rows: readonly PoolRow[], { year, round: asked }: Asked): CutoffSeries[] {
  const told = toldYear(rows, year);
  const round = asked !== undefined && hasRound(rows, told, asked) ? asked : undefined;
  return rows
    .filter((row) => told !== null && hasYear(row, told))
    .sort((one, other) => one.order - other.order)
    .map(({ programme, code, words, years }) => ({
      programme,
      pool: { code, words },
      points: years.flatMap((own) => pointsOf(own, { round, isWhole: own.year === told })),
    }))
    .filter(({ points }) => points.length > 0);
}

export const newestYear = (rows: readonly PoolRow[]): number | null =>
  rows.length === 0 ? null : Math.max(...rows.flatMap(({ years }) => years.map(({ year }) => year)));

const hasYear = ({ years }: PoolRow, year: number) => years.some((own) => own.year === year);

function pointsOf(
  { year, closing }: PoolRow['years'][number],
  { round, isWhole }: { round: number | undefined; isWhole: boolean },
): CutoffSeries['points'] {
  const last = closing.findLastIndex((one) => one !== null);
  return closing.flatMap((one, at) => {
    if (one === null) return [];
    const isTold = round === undefined ? isWhole || at === last : at === round - 1;
    return isTold ? [{ year, round: at + 1, isLastRound: at === last, ...one }] : [];
  });
}
