import { cleanBranch } from '@dakhila/domain/colleges/branch';
import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { decodeSeatCode, type SeatCode } from '@dakhila/domain/colleges/seat-code';
import { cachedByObject } from '../../../catalogue/cached.ts';
import type { Column } from '../../../catalogue/columns.ts';
import { NO_RANK, RANK_FLAG } from '../../../catalogue/josaa-cutoffs.ts';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';

/** The loosest closing of the newest year, in one pool of one programme: the list of a round has only the seats given in it. */
type Closing = {
  collegeId: string;
  programme: string;
  pool: string;
  round: number;
  rank: number;
  percentile: number | null;
};
export type CapClosing = Closing & { seat: SeatCode };
export type JosaaClosing = Closing & { seatType: string; gender: string; quota: string; isEngineering: boolean };
export type NewestClosings = {
  year: { 'mht-cet': number; josaa: number };
  mhtCet: CapClosing[];
  josaa: JosaaClosing[];
};

const OWN_SECTIONS = new Set(['HU', 'OHU', 'STATE']);

/** The loosest closings of the newest year of both exams, in plain loops over the columns and once for each state of the facts: tens of thousands of pools. */
export const newestClosings = cachedByObject((catalogue: Catalogue): NewestClosings => {
  const cap = newestIn(catalogue.mhtCet.cutoffs.cells.year);
  const josaa = newestIn(catalogue.jee.cutoffs.cells.year);
  return {
    year: { 'mht-cet': cap, josaa },
    mhtCet: capClosings(catalogue, cap),
    josaa: josaaClosings(catalogue, josaa),
  };
});

function newestIn(years: Column): number {
  let newest = 0;
  for (let cell = 0; cell < years.length; cell += 1) newest = Math.max(newest, years[cell] ?? 0);
  return newest;
}

/** The cell of a pool with the loosest rank of a year, of equal ones the latest; -1 where it has none. */
function loosestCell(
  firstCell: Column,
  years: Column,
  pool: number,
  year: number,
  rankAt: (cell: number) => number,
): number {
  let loosest = -1;
  for (let cell = firstCell[pool] ?? 0; cell < (firstCell[pool + 1] ?? 0); cell += 1) {
    if (years[cell] !== year || rankAt(cell) < 1) continue;
    if (loosest === -1 || rankAt(cell) >= rankAt(loosest)) loosest = cell;
  }
  return loosest;
}

function capClosings({ mhtCet: { cutoffs } }: Catalogue, year: number): CapClosing[] {
  const { pools, cells, programmes, categories } = cutoffs;
  const seats = categories.map(decodeSeatCode);
  const closings: CapClosing[] = [];
  for (let pool = 0; pool + 1 < pools.firstCell.length; pool += 1) {
    const cell = loosestCell(pools.firstCell, cells.year, pool, year, (at) => cells.meritNumber[at] ?? 0);
    const programme = programmes[pools.programme[pool] ?? 0];
    const seat = seats[pools.category[pool] ?? 0];
    if (cell === -1 || !programme || !seat) continue;
    if (CAP_EXAMS[pools.exam[pool] ?? 0]?.published !== 'MHT-CET' || CAP_STAGES[pools.stage[pool] ?? 0]?.isOwn !== true)
      continue;
    if (!OWN_SECTIONS.has(CAP_SECTIONS[pools.section[pool] ?? 0]?.code ?? '')) continue;
    const percentile = cells.percentile[cell] ?? Number.NaN;
    closings.push({
      collegeId: programme.collegeCode,
      programme: cleanBranch(programme.branch),
      pool: seat.code,
      seat,
      round: cells.round[cell] ?? 1,
      rank: cells.meritNumber[cell] ?? 0,
      // The lists print seven decimals.
      percentile: Number.isNaN(percentile) ? null : Math.round(percentile * 1e7) / 1e7,
    });
  }
  return closings;
}

function josaaClosings({ jee: { cutoffs, programmes } }: Catalogue, year: number): JosaaClosing[] {
  const { pools, cells, institutes } = cutoffs;
  const closings: JosaaClosing[] = [];
  for (let pool = 0; pool + 1 < pools.firstCell.length; pool += 1) {
    // Preparatory ranks are of another list.
    const isOrdinary = (at: number) => ((cells.flags[at] ?? 0) & RANK_FLAG.closingPreparatory) === 0;
    const rankAt = (at: number) => (isOrdinary(at) ? (cells.closing[at] ?? NO_RANK) : NO_RANK);
    const cell = loosestCell(pools.firstCell, cells.year, pool, year, rankAt);
    const programme = programmes.get(pools.programme[pool] ?? 0);
    if (cell === -1 || !programme) continue;
    const rank = rankAt(cell);
    const seatType = JOSAA_SEAT_TYPES[pools.seatType[pool] ?? 0]?.published ?? '';
    const gender = JOSAA_GENDERS[pools.gender[pool] ?? 0]?.code ?? '';
    const quota = JOSAA_QUOTAS[pools.quota[pool] ?? 0]?.code ?? '';
    closings.push({
      collegeId: institutes[pools.institute[pool] ?? 0] ?? '',
      programme: cleanBranch(programme.branch),
      pool: `${quota}-${seatType}-${gender}`,
      ...{ seatType, gender, quota },
      isEngineering: !/Architecture|Planning|Design/.test(programme.degree),
      round: cells.round[cell] ?? 1,
      rank,
      percentile: null,
    });
  }
  return closings;
}
