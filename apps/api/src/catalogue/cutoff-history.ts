import { cleanBranch } from '@dakhila/domain/colleges/branch';
import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import type {
  CapClosing,
  CapHistory,
  CapPoolHistory,
  HistoryPart,
  JosaaClosing,
  JosaaHistory,
} from '@dakhila/domain/colleges/cutoff-history';
import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { type JeeRecord, type JosaaProgramme, publishedProgramme } from '@dakhila/domain/colleges/records';
import { decodeSeatCode } from '@dakhila/domain/colleges/seat-code';
import { SOURCES } from '@dakhila/domain/colleges/sources';
import type { CapCutoffs } from './cap-cutoffs.ts';
import type { Column } from './columns.ts';
import { type JosaaCutoffs, NO_RANK, RANK_FLAG } from './josaa-cutoffs.ts';

/** The closings of one year by round, round 1 first; null for a round in which no seat was given. */
type YearRow<T> = { year: number; closing: (T | null)[] };

/** Groups the cells of a pool (`from` inclusive, `to` exclusive) by year. Years before `fromYear` are left out. */
function yearRows<T>(
  cells: { year: Column; round: Column },
  [from, to]: readonly [number, number],
  fromYear: number,
  closing: (cell: number) => T | null,
): YearRow<T>[] {
  const rows: YearRow<T>[] = [];
  for (let cell = from; cell < to; cell += 1) {
    const year = cells.year[cell] ?? 0;
    if (year < fromYear) continue;
    let row = rows.at(-1);
    if (row?.year !== year) {
      row = { year, closing: [] };
      rows.push(row);
    }
    const round = cells.round[cell] ?? 1;
    while (row.closing.length < round - 1) row.closing.push(null);
    row.closing.push(closing(cell));
  }
  return rows;
}

/** The descriptions of the codes that the rows have in a field. */
function descriptionsOf<Name extends string, Field extends string>(
  table: readonly ({ words: string } & Record<Name, string>)[],
  name: Name,
  rows: readonly Readonly<Record<Field, string>>[],
  field: Field,
) {
  const codes = new Set(rows.map((row) => row[field]));
  return Object.fromEntries(table.filter((entry) => codes.has(entry[name])).map((entry) => [entry[name], entry.words]));
}

/** The stage of a category's own seats. Some years print 'I' for it, others nothing. */
const OWN_STAGE = 'I';

/** The closings of one CAP college. `part.programme` is a course code. */
export function capHistory(cutoffs: CapCutoffs, collegeCode: string, part: HistoryPart): CapHistory {
  const collegeProgrammes = cutoffs.programmesOf(collegeCode);
  const counts = Map.groupBy(collegeProgrammes, (index) => cutoffs.programmes[index]?.branch);
  const programmes = collegeProgrammes.filter(
    (index) => part.programme === undefined || cutoffs.programmes[index]?.courseCode === part.programme,
  );
  const pools = programmes.flatMap((index, programme) => programmePools(cutoffs, index, programme, part.fromYear ?? 0));
  return {
    exam: 'mht-cet',
    source: SOURCES['cet-cell'],
    compiledYears: [...cutoffs.compiledYears],
    programmes: programmes
      .flatMap((index) => cutoffs.programmes[index] ?? [])
      .map(({ courseCode, branch, choiceCodes, firstYear, lastYear }) => ({
        courseCode,
        name: cleanBranch(branch),
        publishedName: branch,
        choiceCodes: [...choiceCodes],
        // The sources do not say whether these are two programmes or one that was renumbered, so they are not joined.
        twin:
          (counts.get(branch)?.length ?? 0) > 1 ? { choiceCode: choiceCodes.at(-1) ?? '', firstYear, lastYear } : null,
      })),
    pools,
    words: {
      category: Object.fromEntries(
        pools.map(({ category }) => [category, decodeSeatCode(category)?.words ?? category]),
      ),
      section: descriptionsOf(CAP_SECTIONS, 'code', pools, 'section'),
      stage: descriptionsOf(CAP_STAGES, 'code', pools, 'stage'),
      exam: descriptionsOf(CAP_EXAMS, 'published', pools, 'exam'),
    },
  };
}

function programmePools(cutoffs: CapCutoffs, index: number, programme: number, fromYear: number): CapPoolHistory[] {
  const { pools, cells } = cutoffs;
  const closing = (cell: number): CapClosing => {
    const percentile = cells.percentile[cell] ?? Number.NaN;
    return [cells.meritNumber[cell] ?? 0, Number.isNaN(percentile) ? null : percentile];
  };
  const rows = new Map<string, CapPoolHistory>();
  for (const pool of cutoffs.byProgramme.of(index)) {
    const stage = CAP_STAGES[pools.stage[pool] ?? 0];
    const row: CapPoolHistory = {
      programme,
      category: cutoffs.categories[pools.category[pool] ?? 0] ?? '',
      section: CAP_SECTIONS[pools.section[pool] ?? 0]?.code ?? '',
      stage: stage?.isOwn === false ? stage.code : OWN_STAGE,
      exam: CAP_EXAMS[pools.exam[pool] ?? 0]?.published ?? '',
      years: yearRows(cells, [pools.firstCell[pool] ?? 0, pools.firstCell[pool + 1] ?? 0], fromYear, closing),
    };
    if (row.years.length === 0) continue;
    const key = `${row.category} ${row.section} ${row.stage} ${row.exam}`;
    const same = rows.get(key);
    rows.set(key, same === undefined ? row : { ...same, years: joinYears(same.years, row.years) });
  }
  return [...rows.values()];
}

/** Joins the years of one pool that was printed in two ways. If both have a round, the higher closing rank counts. */
function joinYears(one: CapPoolHistory['years'], other: CapPoolHistory['years']): CapPoolHistory['years'] {
  const years = new Map(one.map((row) => [row.year, row.closing]));
  for (const { year, closing } of other) years.set(year, looserByRound(years.get(year) ?? [], closing));
  return [...years].map(([year, closing]) => ({ year, closing })).sort((first, second) => first.year - second.year);
}

function looserByRound(one: readonly CapClosing[], other: readonly CapClosing[]): CapClosing[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, round) => {
    const [first, second] = [one[round] ?? null, other[round] ?? null];
    if (first === null || second === null) return first ?? second;
    return first[0] >= second[0] ? first : second;
  });
}

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
  const indexOf = new Map(programmes.map((programme, index) => [programme.id, index]));
  const closing = (cell: number) => closingRank(cells.closing[cell] ?? NO_RANK, cells.flags[cell] ?? 0);
  const rows = chosen
    .map((pool) => ({
      programme: indexOf.get(pools.programme[pool] ?? 0) ?? 0,
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
      quota: descriptionsOf(JOSAA_QUOTAS, 'code', rows, 'quota'),
      seatType: descriptionsOf(JOSAA_SEAT_TYPES, 'published', rows, 'seatType'),
      gender: descriptionsOf(JOSAA_GENDERS, 'code', rows, 'gender'),
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
