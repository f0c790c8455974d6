import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { type Column, type Postings, postings } from './columns.ts';
import { MARK } from './format/cutoff-file.ts';
import { type MergedYears, mergeYears, type YearFile } from './merge-years.ts';

/** What sets a rank apart; bits of `flags`. */
export const RANK_FLAG = { closingPreparatory: 1, closingTie: 2, openingPreparatory: 4, openingTie: 8 } as const;

/** For a rank that was not published. It is below every rank, so that no candidate counts as admitted. */
export const NO_RANK = -1;

/**
 * Opening and closing ranks of JoSAA (or CSAB) as columns. A pool is institute × programme × quota × seat type × gender; its cells lie from
 * `firstCell[pool]` to `firstCell[pool + 1]`, oldest year and round first. Quota, seat type and gender are places in the tables of
 * `josaa-codes`; institute is a place in `institutes`, programme a JoSAA programme id.
 */
export type JosaaCutoffs = {
  institutes: readonly string[];
  pools: { institute: Column; programme: Column; quota: Column; seatType: Column; gender: Column; firstCell: Column };
  cells: { year: Column; round: Column; opening: Column; closing: Column; flags: Column };
  byInstitute: Postings;
  byProgramme: Postings;
  /** By the key that `poolKind` gives. */
  byKind: Postings;
};

const KINDS = { quota: 16, seatType: 16, gender: 4 };
const KIND_COUNT = KINDS.quota * KINDS.seatType * KINDS.gender;
const MOST_PROGRAMMES = 4096;

/** The key of a kind of pool: the same quota, seat type and gender at any institute. */
export function poolKind(quota: number, seatType: number, gender: number): number {
  return (quota * KINDS.seatType + seatType) * KINDS.gender + gender;
}

/** Builds the columns from the yearly files. `institutes` gives each slug its place. */
export function josaaCutoffs(years: readonly YearFile[], institutes: readonly string[]): JosaaCutoffs {
  const placeOfInstitute = new Map(institutes.map((id, place) => [id, place]));
  const merged = mergeYears(years, {
    group: (line) => {
      const [institute, programme] = line.split(' ');
      return (known(placeOfInstitute, institute, 'institute') * MOST_PROGRAMMES + Number(programme)) * KIND_COUNT;
    },
    kind: (line) => kindOf(line.split(' ')),
  });
  const { kind, ...pools } = poolColumns(merged.keys);
  return {
    institutes,
    pools: { ...pools, firstCell: merged.firstCell },
    cells: cellColumns(merged),
    byInstitute: postings(pools.institute, institutes.length),
    byProgramme: postings(pools.programme, MOST_PROGRAMMES),
    byKind: postings(kind, KIND_COUNT),
  };
}

function poolColumns(keys: Float64Array) {
  const institute = new Uint16Array(keys.length);
  const programme = new Uint16Array(keys.length);
  const kind = new Uint16Array(keys.length);
  const quota = new Uint8Array(keys.length);
  const seatType = new Uint8Array(keys.length);
  const gender = new Uint8Array(keys.length);
  for (let pool = 0; pool < keys.length; pool += 1) {
    const key = keys[pool] ?? 0;
    const ofKind = key % KIND_COUNT;
    const above = Math.floor(key / KIND_COUNT);
    institute[pool] = Math.floor(above / MOST_PROGRAMMES);
    programme[pool] = above % MOST_PROGRAMMES;
    kind[pool] = ofKind;
    quota[pool] = Math.floor(ofKind / KINDS.gender / KINDS.seatType);
    seatType[pool] = Math.floor(ofKind / KINDS.gender) % KINDS.seatType;
    gender[pool] = ofKind % KINDS.gender;
  }
  return { institute, programme, kind, quota, seatType, gender };
}

/** One plain loop: callbacks over a million cells cost more than the rest of the load. */
function cellColumns({ year, round, first, second, marks }: MergedYears) {
  const opening = new Int32Array(year.length);
  const closing = new Int32Array(year.length);
  const flags = new Uint8Array(year.length);
  for (let cell = 0; cell < year.length; cell += 1) {
    opening[cell] = wholeRank(first[cell] ?? Number.NaN);
    closing[cell] = wholeRank(second[cell] ?? Number.NaN);
    flags[cell] = flagsOf(marks[cell] ?? 0);
  }
  return { year, round, opening, closing, flags };
}

/** A tie keeps its whole part; the one rank below 1 that was ever printed (0.01) counts as 1. */
function wholeRank(rank: number): number {
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

const placesOf = (table: readonly { code: string }[]) => new Map(table.map(({ code }, place) => [code, place]));
const QUOTA = placesOf(JOSAA_QUOTAS);
const SEAT_TYPE = placesOf(JOSAA_SEAT_TYPES);
const GENDER = placesOf(JOSAA_GENDERS);

function kindOf([quota, seatType, gender]: string[]): number {
  return poolKind(
    known(QUOTA, quota, 'quota'),
    known(SEAT_TYPE, seatType, 'seat type'),
    known(GENDER, gender, 'gender'),
  );
}

function known(places: ReadonlyMap<string, number>, code: string | undefined, what: string): number {
  const place = places.get(code ?? '');
  if (place === undefined) throw new Error(`the cut-offs name an unknown ${what}: ${code}`);
  return place;
}
