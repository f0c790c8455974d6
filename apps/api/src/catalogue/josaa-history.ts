import { cleanBranch } from '@dakhila/domain/colleges/branch';
import type { HistoryPart, JosaaClosing, JosaaHistory } from '@dakhila/domain/colleges/cutoff-history';
import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { type JeeRecord, type JosaaProgramme, publishedProgramme } from '@dakhila/domain/colleges/records';
import { SOURCES } from '@dakhila/domain/colleges/sources';
import { wordsFor, yearRows } from './history-rows.ts';
import { type JosaaCutoffs, NO_RANK, RANK_FLAG } from './josaa-cutoffs.ts';

/** The closing ranks of one JEE institute. `part.programme` is a programme id. */
export function josaaHistory(
  { institutes, pools, cells, byInstitute }: JosaaCutoffs,
  record: JeeRecord,
  programmeOf: (id: number) => JosaaProgramme | undefined,
  part: HistoryPart,
): JosaaHistory {
  const chosen = [...byInstitute.of(institutes.indexOf(record.id))].filter(
    (pool) => part.programme === undefined || String(pools.programme[pool]) === part.programme,
  );
  const programmes = [...new Set(chosen.map((pool) => pools.programme[pool] ?? 0))].flatMap(
    (id) => programmeOf(id) ?? [],
  );
  const placeOf = new Map(programmes.map((programme, place) => [programme.id, place]));
  const closing = (cell: number) => closingRank(cells.closing[cell] ?? NO_RANK, cells.flags[cell] ?? 0);
  const rows = chosen
    .map((pool) => ({
      programme: placeOf.get(pools.programme[pool] ?? 0) ?? 0,
      quota: JOSAA_QUOTAS[pools.quota[pool] ?? 0]?.code ?? '',
      seatType: JOSAA_SEAT_TYPES[pools.seatType[pool] ?? 0]?.published ?? '',
      gender: JOSAA_GENDERS[pools.gender[pool] ?? 0]?.code ?? '',
      years: yearRows(cells, [pools.firstCell[pool] ?? 0, pools.firstCell[pool + 1] ?? 0], part.fromYear ?? 0, closing),
    }))
    .filter((row) => row.years.length > 0);
  return {
    exam: 'josaa',
    rankList: record.rankBasis,
    source: SOURCES.josaa,
    programmes: programmes.map((programme) => ({
      id: programme.id,
      name: cleanBranch(programme.branch),
      publishedName: publishedProgramme(programme),
    })),
    pools: rows,
    words: {
      quota: wordsFor(
        JOSAA_QUOTAS,
        rows.map((row) => row.quota),
        ({ code }) => code,
      ),
      seatType: wordsFor(
        JOSAA_SEAT_TYPES,
        rows.map((row) => row.seatType),
        ({ published }) => published,
      ),
      gender: wordsFor(
        JOSAA_GENDERS,
        rows.map((row) => row.gender),
        ({ code }) => code,
      ),
    },
  };
}

function closingRank(rank: number, flags: number): JosaaClosing {
  if (rank === NO_RANK) return null;
  const isPreparatory = (flags & RANK_FLAG.closingPreparatory) !== 0;
  const isTie = (flags & RANK_FLAG.closingTie) !== 0;
  if (!isPreparatory && !isTie) return rank;
  return { rank, ...(isPreparatory ? { isPreparatory } : {}), ...(isTie ? { isTie } : {}) };
}
