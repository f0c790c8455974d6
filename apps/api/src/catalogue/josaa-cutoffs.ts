import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { type Column, type Postings, postings } from './columns.ts';
import { MARK } from './format/cutoff-file.ts';
import { type MergedYears, mergeYears, type YearFile } from './merge-years.ts';

/** The bits of `flags`: a rank from the preparatory list, or a tie. */
export const RANK_FLAG = { closingPreparatory: 1, closingTie: 2, openingPreparatory: 4, openingTie: 8 } as const;

/** Stands for a rank that was not published. It is below every rank, so that no candidate counts as admitted. */
export const NO_RANK = -1;

/**
 * Opening and closing ranks of JoSAA (or CSAB) as columns. A pool is institute × programme × quota × seat type × gender; its cells are those from
 * `firstCell[pool]` to `firstCell[pool + 1]`, oldest year and round first. Quota, seat type and gender are indexes in the tables of
 * `josaa-codes`; institute is an index in `institutes`, programme a JoSAA programme id.
 */
export type JosaaColumns = {
  institutes: readonly string[];
  pools: { institute: Column; programme: Column; quota: Column; seatType: Column; gender: Column; firstCell: Column };
  cells: { year: Column; round: Column; opening: Column; closing: Column; flags: Column };
};

/** The columns and what finds their rows. */
export type JosaaCutoffs = JosaaColumns & {
  byInstitute: Postings;
  byProgramme: Postings;
  /** By the key of `poolKind`. */
  byKind: Postings;
};

const KEY_SIZES = { quota: 16, seatType: 16, gender: 4 };
const KIND_COUNT = KEY_SIZES.quota * KEY_SIZES.seatType * KEY_SIZES.gender;
const MAX_PROGRAMMES = 4096;

/** The key of a kind of pool: the same quota, seat type and gender at any institute. */
export function poolKind(quota: number, seatType: number, gender: number): number {
  return (quota * KEY_SIZES.seatType + seatType) * KEY_SIZES.gender + gender;
}

/** Makes the rows of the columns findable by institute, programme and kind of pool. */
export function josaaCutoffs(columns: JosaaColumns): JosaaCutoffs {
  const { institutes, pools } = columns;
  return {
    ...columns,
    byInstitute: postings(pools.institute, institutes.length),
    byProgramme: postings(pools.programme, MAX_PROGRAMMES),
    byKind: postings(kindsOf(pools), KIND_COUNT),
  };
}

/** Builds the columns from the yearly files. `institutes` lists the slugs that institute indexes refer to. */
export function josaaColumns(years: readonly YearFile[], institutes: readonly string[]): JosaaColumns {
  const indexOfInstitute = new Map(institutes.map((id, index) => [id, index]));
  const merged = mergeYears(years, {
    group: (line) => {
      const [institute, programme] = line.split(' ');
      return (indexOrThrow(indexOfInstitute, institute, 'institute') * MAX_PROGRAMMES + Number(programme)) * KIND_COUNT;
    },
    kind: (line) => kindOf(line.split(' ')),
  });
  return {
    institutes,
    pools: { ...poolColumns(merged.keys), firstCell: merged.firstCell },
    cells: cellColumns(merged),
  };
}

function kindsOf({ quota, seatType, gender }: JosaaColumns['pools']): Uint16Array {
  const kinds = new Uint16Array(quota.length);
  for (let pool = 0; pool < kinds.length; pool += 1) {
    kinds[pool] = poolKind(quota[pool] ?? 0, seatType[pool] ?? 0, gender[pool] ?? 0);
  }
  return kinds;
}

function poolColumns(keys: Float64Array) {
  const institute = new Uint16Array(keys.length);
  const programme = new Uint16Array(keys.length);
  const quota = new Uint8Array(keys.length);
  const seatType = new Uint8Array(keys.length);
  const gender = new Uint8Array(keys.length);
  for (let pool = 0; pool < keys.length; pool += 1) {
    const key = keys[pool] ?? 0;
    const kindKey = key % KIND_COUNT;
    const instituteAndProgramme = Math.floor(key / KIND_COUNT);
    institute[pool] = Math.floor(instituteAndProgramme / MAX_PROGRAMMES);
    programme[pool] = instituteAndProgramme % MAX_PROGRAMMES;
    quota[pool] = Math.floor(kindKey / KEY_SIZES.gender / KEY_SIZES.seatType);
    seatType[pool] = Math.floor(kindKey / KEY_SIZES.gender) % KEY_SIZES.seatType;
    gender[pool] = kindKey % KEY_SIZES.gender;
  }
  return { institute, programme, quota, seatType, gender };
}

/** A plain loop, because callbacks for a million cells would take longer than the rest of the loading. */
function cellColumns({ year, round, first, second, marks }: MergedYears) {
  const opening = new Int32Array(year.length);
  const closing = new Int32Array(year.length);
  const flags = new Uint8Array(year.length);
  for (let cell = 0; cell < year.length; cell += 1) {
    opening[cell] = rankOf(first[cell] ?? Number.NaN);
    closing[cell] = rankOf(second[cell] ?? Number.NaN);
    flags[cell] = flagsOf(marks[cell] ?? 0);
  }
  return { year, round, opening, closing, flags };
}

/** Ties are printed with a fraction, which is dropped. The only printed rank below 1 (0.01) counts as 1. */
function rankOf(rank: number): number {
  return Number.isNaN(rank) ? NO_RANK : Math.max(1, Math.floor(rank));
}

function flagsOf(marks: number): number {
  return (
    (marks & MARK.secondPreparatory ? RANK_FLAG.closingPreparatory : 0) |
    (marks & MARK.secondDecimal ? RANK_FLAG.closingTie : 0) |
    (marks & MARK.firstPreparatory ? RANK_FLAG.openingPreparatory : 0) |
    (marks & MARK.firstDecimal ? RANK_FLAG.openingTie : 0)
  );
}

const indexByCode = (table: readonly { code: string }[]) => new Map(table.map(({ code }, index) => [code, index]));
const QUOTA_INDEX = indexByCode(JOSAA_QUOTAS);
const SEAT_TYPE_INDEX = indexByCode(JOSAA_SEAT_TYPES);
const GENDER_INDEX = indexByCode(JOSAA_GENDERS);

function kindOf([quota, seatType, gender]: string[]): number {
  return poolKind(
    indexOrThrow(QUOTA_INDEX, quota, 'quota'),
    indexOrThrow(SEAT_TYPE_INDEX, seatType, 'seat type'),
    indexOrThrow(GENDER_INDEX, gender, 'gender'),
  );
}

function indexOrThrow(indexes: ReadonlyMap<string, number>, code: string | undefined, what: string): number {
  const index = indexes.get(code ?? '');
  if (index === undefined) throw new Error(`the cut-offs name an unknown ${what}: ${code}`);
  return index;
}
