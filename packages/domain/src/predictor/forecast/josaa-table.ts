import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '../../colleges/josaa-codes.ts';
import type { JeeRecord, JosaaProgramme } from '../../colleges/records.ts';
import { type QualifyingPercentile, RESERVED_CATEGORIES } from '../exams/jee-category-share.ts';
import { paperOf } from '../exams/josaa-lists.ts';
import { categoryListGrowths } from './category-list-growth.ts';
import { branchFamily, type CutoffTable } from './cutoff-table.ts';
import { type JoinedPools, joinPools, type NumberColumn, type PartFactors } from './join-pools.ts';

/** A JoSAA pool as the forecast needs to know it. Quota, seat type and gender are indexes in the tables of `josaa-codes`. */
export type JosaaPool = {
  institute: Pick<JeeRecord, 'id' | 'rankBasis'>;
  programme: Omit<JosaaProgramme, 'id'>;
  quota: number;
  seatType: number;
  gender: number;
};

/** The cut-offs of JoSAA as the catalogue stores them; `institute` is an index in `records`. */
export type JosaaSource = {
  records: readonly JosaaPool['institute'][];
  programmes: readonly JosaaProgramme[];
  pools: Readonly<Record<'institute' | 'programme' | 'quota' | 'seatType' | 'gender' | 'firstCell', NumberColumn>>;
  cells: Readonly<Record<'year' | 'round' | 'opening' | 'closing', NumberColumn>>;
  /** False for ranks of the preparatory course, which are of another list. */
  isOrdinary: (cell: number) => boolean;
  /** Absent: how the lists of the categories grew is not known. */
  qualifying?: readonly QualifyingPercentile[];
};

/** The table of JoSAA, with pools that have no history yet at the end. */
export function josaaTable(source: JosaaSource, added: readonly JosaaPool[] = []): CutoffTable & JoinedPools {
  const { records, pools, cells, isOrdinary } = source;
  const programmes = new Map(source.programmes.map((programme) => [programme.id, programme]));
  const known = pools.institute.length;
  const offered: PartFactors[] = [];
  const seats: PartFactors[] = [];
  const programmeOf = new Int32Array(known + added.length).fill(-1);
  const seatOf = new Int32Array(known + added.length).fill(-1);
  const placeOfProgramme = new Map<number, number>();
  const placeOfSeat = new Map<number, number>();
  for (let pool = 0; pool < known; pool += 1) {
    const institute = records[pools.institute[pool] ?? -1];
    const programme = programmes.get(pools.programme[pool] ?? -1);
    if (institute === undefined || programme === undefined) continue;
    const [quota, seatType, gender] = [pools.quota[pool] ?? 0, pools.seatType[pool] ?? 0, pools.gender[pool] ?? 0];
    programmeOf[pool] = placeIn(
      placeOfProgramme,
      programme.id * records.length + (pools.institute[pool] ?? 0),
      offered,
      () => programmeFactors(institute, programme),
    );
    seatOf[pool] = placeIn(
      placeOfSeat,
      (quota * JOSAA_SEAT_TYPES.length + seatType) * JOSAA_GENDERS.length + gender,
      seats,
      () => seatFactors(quota, seatType, gender),
    );
  }
  added.forEach(({ institute, programme, quota, seatType, gender }, at) => {
    programmeOf[known + at] = offered.push(programmeFactors(institute, programme)) - 1;
    seatOf[known + at] = seats.push(seatFactors(quota, seatType, gender)) - 1;
  });
  const table = joinPools(
    { programmes: offered, seats, programmeOf, seatOf },
    {
      firstCell: pools.firstCell,
      year: cells.year,
      round: cells.round,
      rankOf: (cell) => (isOrdinary(cell) ? (cells.closing[cell] ?? 0) : 0),
      openingOf: (cell) => cells.opening[cell] ?? Number.NaN,
    },
  );
  const growthOf = categoryListGrowths(source.qualifying ?? []);
  return {
    ...table,
    // Open seats did not move with the list of all candidates, and JEE Advanced admits a fixed number of each category.
    listGrowth: (pool, year) => {
      if (table.textOf(pool, 'basis') !== 'JEE Main') return undefined;
      const cohort = table.textOf(pool, 'cohort');
      const category = RESERVED_CATEGORIES.find((own) => own === cohort);
      return category !== undefined || cohort === PWD ? growthOf(category ?? 'all', year) : undefined;
    },
  };
}

function placeIn(places: Map<number, number>, key: number, parts: PartFactors[], make: () => PartFactors): number {
  const place = places.get(key) ?? parts.push(make()) - 1;
  places.set(key, place);
  return place;
}

function programmeFactors(institute: JosaaPool['institute'], programme: JosaaPool['programme']): PartFactors {
  const { branch, years, degree } = programme;
  return {
    basis: institute.rankBasis,
    list: `${institute.rankBasis} ${paperOf(programme)}`,
    institute: institute.id,
    programme: `${institute.id} ${branch} ${years} ${degree}`,
    branch,
    family: branchFamily(branch),
  };
}

/** The pools of candidates with a disability of every category move together. */
const PWD = 'PwD';

/** Until 2017 there was one pool for all genders: it counts as the gender-neutral one. */
function seatFactors(quota: number, seatType: number, gender: number): PartFactors {
  const seat = JOSAA_SEAT_TYPES[seatType];
  return {
    quota: JOSAA_QUOTAS[quota]?.sameAs ?? JOSAA_QUOTAS[quota]?.code ?? '',
    seatType: seat?.code ?? '',
    category: seat?.category ?? '',
    isPwd: seat?.isPwd ? PWD : '',
    cohort: seat?.isPwd ? PWD : (seat?.category ?? ''),
    gender: JOSAA_GENDERS[gender]?.code === 'F' ? 'F' : 'N',
  };
}
