import type { FamilyPage, FamilyProgramme, FamilyRun } from '@dakhila/contract/family-pages';
import { runForFamily } from '@dakhila/domain/family-link/run-for-family';
import type { OpenRun, Row } from './run-results.ts';

/** The college's id is for its fee, which is added later. */
type FamilyRow = Omit<FamilyProgramme, 'fee'> & { collegeId: string };
export type FamilyRows = Pick<FamilyPage, 'year' | 'dataYears'> & {
  picks: Record<keyof FamilyRun['picks'], FamilyRow[]>;
  bands: (Omit<FamilyRun['bands'][number], 'programmes'> & { programmes: FamilyRow[] })[];
};

/** What a family sees of a run: no rank, no pool and no kind of seat. */
export function familyRows(
  { edition, index, rows, columns }: OpenRun,
  lists: readonly { id: string; rank: number }[],
): FamilyRows {
  const { colleges, year, dataYears } = edition;
  const results = rows.slice(0, columns.resultCount);
  const { picks, bands } = runForFamily({ colleges, lists, results });
  const shown = (row: Row): FamilyRow[] => {
    const { collegeId, collegeName, programme, chance, band, offered = null } = row;
    if (chance === null || band === null || band === 'Unlikely') return [];
    const city = index.places.get(collegeId)?.city ?? '';
    return [{ collegeId, collegeName, city, programme, chance, band, offered }];
  };
  return {
    ...{ year, dataYears },
    picks: {
      ambitious: picks.ambitious.flatMap(shown),
      match: picks.match.flatMap(shown),
      safe: picks.safe.flatMap(shown),
    },
    bands: bands.map(({ band, count, rows }) => ({ band, count, programmes: rows.flatMap(shown) })),
  };
}
