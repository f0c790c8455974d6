import type { FamilyPage, FamilyProgramme, FamilyRun } from '@dakhila/contract/family-pages';
import { runForFamily } from '@dakhila/domain/family-link/run-for-family';
import { whyUnsureResult } from '@dakhila/domain/predictor/why-unsure';
import { type Own, ownPercentiles, ranksLastYear } from './own-percentiles.ts';
import { type OpenRun, type Row, resultAt } from './run-results.ts';

/** The college's id is for its fee, which is added later. */
type FamilyRow = Omit<FamilyProgramme, 'fee'> & { collegeId: string };
export type FamilyRows = Pick<FamilyPage, 'year' | 'dataYears'> & {
  isListLonger: boolean;
  picks: Record<keyof FamilyRun['picks'], FamilyRow[]>;
  bands: (Omit<FamilyRun['bands'][number], 'programmes'> & { programmes: FamilyRow[] })[];
};

/** What a family sees of a run: no rank, no pool and no kind of seat. */
export function familyRows(run: OpenRun, own: Own): FamilyRows {
  const { edition, index, rows, columns, cities, near } = run;
  const { lists } = own;
  const { colleges, year, dataYears } = edition;
  const results = rows.slice(0, columns.resultCount);
  const { picks, bands } = runForFamily({ colleges, lists, results, cities, near });
  const shown = (row: Row): FamilyRow[] => {
    const { collegeId, collegeName, programme, chance, band, offered = null } = row;
    if (chance === null || band === null || band === 'Unlikely') return [];
    const city = index.places.get(collegeId)?.city ?? '';
    return [{ collegeId, collegeName, city, programme, chance, band, offered }];
  };
  const told = [...Object.values(picks), ...bands.map((band) => band.rows)].flat();
  return {
    ...{ year, dataYears, isListLonger: isLoweredByList(run, own, told) },
    picks: {
      ambitious: picks.ambitious.flatMap(shown),
      match: picks.match.flatMap(shown),
      safe: picks.safe.flatMap(shown),
    },
    bands: bands.map(({ band, count, rows }) => ({ band, count, programmes: rows.flatMap(shown) })),
  };
}

/** Of no single programme: that would tell between which closing ranks the student's rank is. */
function isLoweredByList(run: OpenRun, own: Own, rows: readonly Row[]): boolean {
  const percentiles = ownPercentiles(run, own);
  const lastYearRanks = ranksLastYear(run.edition, percentiles);
  const lists = new Map(
    own.lists.map(({ id, rank }) => [id, { rank, percentile: percentiles[id], lastYearRank: lastYearRanks[id] }]),
  );
  const { last } = run.edition.dataYears;
  return rows.some((row) => (whyUnsureResult(resultAt(run, row, 'best'), lists, last)?.farther ?? null) !== null);
}
