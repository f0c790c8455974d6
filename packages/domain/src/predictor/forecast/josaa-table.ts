import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '../../colleges/josaa-codes.ts';
import type { JeeRecord, JosaaProgramme } from '../../colleges/records.ts';
import { paperOf } from '../exams/josaa-papers.ts';
import { branchFamily } from './branch-family.ts';
import type { CutoffTable } from './cutoff-table.ts';
import { type JoinedPools, joinPools, type NumberColumn } from './join-pools.ts';

/** A JoSAA pool as the forecast needs to know it. Quota, seat type and gender are places in the tables of `josaa-codes`. */
export type JosaaPool = {
  institute: Pick<JeeRecord, 'id' | 'rankBasis'>;
  programme: Omit<JosaaProgramme, 'id'>;
  quota: number;
  seatType: number;
  gender: number;
};

/** The cut-offs of JoSAA as the catalogue keeps them; `institute` is a place in `records`. */
export type JosaaSource = {
  records: readonly JosaaPool['institute'][];
  programmes: readonly JosaaProgramme[];
  pools: Readonly<Record<'institute' | 'programme' | 'quota' | 'seatType' | 'gender' | 'firstCell', NumberColumn>>;
  cells: Readonly<Record<'year' | 'round' | 'closing', NumberColumn>>;
  /** False for ranks of the preparatory course, which are of another list. */
  isOrdinary: (cell: number) => boolean;
};

/** The table of JoSAA, with pools that have no history yet at the end. */
export function josaaTable(source: JosaaSource, added: readonly JosaaPool[] = []): CutoffTable & JoinedPools {
  const { records, pools, cells, isOrdinary } = source;
  const programmes = new Map(source.programmes.map((programme) => [programme.id, programme]));
  const known = Array.from({ length: pools.institute.length }, (_, pool) => {
    const institute = records[pools.institute[pool] ?? -1];
    const programme = programmes.get(pools.programme[pool] ?? -1);
    if (institute === undefined || programme === undefined) return null;
    const [quota, seatType, gender] = [pools.quota[pool] ?? 0, pools.seatType[pool] ?? 0, pools.gender[pool] ?? 0];
    return factorsOf({ institute, programme, quota, seatType, gender });
  });
  return joinPools([...known, ...added.map(factorsOf)], {
    firstCell: pools.firstCell,
    year: cells.year,
    round: cells.round,
    rankOf: (cell) => (isOrdinary(cell) ? (cells.closing[cell] ?? 0) : 0),
  });
}

/** Until 2017 there was one pool for all genders: it counts as the gender-neutral one. */
function factorsOf({ institute, programme, quota, seatType, gender }: JosaaPool): Record<string, string> {
  const seat = JOSAA_SEAT_TYPES[seatType];
  const { branch, years, degree } = programme;
  return {
    basis: institute.rankBasis,
    list: `${institute.rankBasis} ${paperOf(programme)}`,
    institute: institute.id,
    programme: `${institute.id} ${branch} ${years} ${degree}`,
    branch,
    family: branchFamily(branch),
    quota: JOSAA_QUOTAS[quota]?.sameAs ?? JOSAA_QUOTAS[quota]?.code ?? '',
    seatType: seat?.code ?? '',
    category: seat?.category ?? '',
    isPwd: seat?.isPwd ? 'PwD' : '',
    crowd: seat?.isPwd ? 'PwD' : (seat?.category ?? ''),
    gender: JOSAA_GENDERS[gender]?.code === 'F' ? 'F' : 'N',
  };
}
