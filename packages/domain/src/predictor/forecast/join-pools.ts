import { type CutoffCells, type CutoffTable, type Factor, factorOf } from './cutoff-table.ts';

/** Any read-only list of numbers. */
export type NumberColumn = { readonly length: number; readonly [place: number]: number };

export type JoinedPools = {
  /** Which pool of the table a pool of the source became, -1 for one that is left out: the lists changed their way of naming some. */
  poolOf: Int32Array;
  /** What a factor says of a pool, in words. */
  textOf: (pool: number, factor: string) => string;
};

/** The cells of each source pool, from `firstCell[pool]` to `firstCell[pool + 1]`. A rank below 1 is blank. */
export type SourceCells = {
  firstCell: NumberColumn;
  year: NumberColumn;
  round: NumberColumn;
  rankOf: (cell: number) => number;
  /** Absent where opening ranks are not published. */
  openingOf?: (cell: number) => number;
};

/** What a part of a pool says by factor. */
export type PartFactors = Readonly<Record<string, string>>;

/** Source pools, each put together from a programme and a seat: places in the two lists. A negative place leaves a pool out. */
export type SourcePools = {
  programmes: readonly PartFactors[];
  seats: readonly PartFactors[];
  programmeOf: Int32Array;
  seatOf: Int32Array;
};

/**
 * Joins the pools that have the same factors. Pools after the last of `firstCell` have no cells. The factor `pool` is the pool itself. Texts are compared by part only:
 * there are a hundred times as many pools as programmes and seats.
 */
export function joinPools(source: SourcePools, cells: SourceCells): CutoffTable & JoinedPools {
  const [programmes, seats] = [distinct(source.programmes), distinct(source.seats)];
  const places = new Map<number, number>();
  const { length } = source.programmeOf;
  const poolOf = new Int32Array(length).fill(-1);
  const parts = { programme: new Int32Array(length), seat: new Int32Array(length) };
  for (let pool = 0; pool < length; pool += 1) {
    const programme = programmes.placeOf[source.programmeOf[pool] ?? -1] ?? -1;
    const seat = seats.placeOf[source.seatOf[pool] ?? -1] ?? -1;
    if (programme === -1 || seat === -1) continue;
    const key = programme * seats.parts.length + seat;
    const place = places.get(key) ?? places.size;
    if (place === places.size) {
      places.set(key, place);
      parts.programme[place] = programme;
      parts.seat[place] = seat;
    }
    poolOf[pool] = place;
  }
  const poolCount = places.size;
  const [programmeOf, seatOf] = [parts.programme.subarray(0, poolCount), parts.seat.subarray(0, poolCount)];
  const factors: Record<string, Factor> = {};
  for (const name of namesOf(programmes.parts)) factors[name] = factorBy(programmeOf, programmes.parts, name);
  for (const name of namesOf(seats.parts)) factors[name] = factorBy(seatOf, seats.parts, name);
  factors.pool = { code: Int32Array.from({ length: poolCount }, (_, pool) => pool), size: poolCount };
  return {
    poolCount,
    factors,
    cells: joinCells(poolOf, cells),
    poolOf,
    textOf: (pool, factor) =>
      programmes.parts[programmeOf[pool] ?? -1]?.[factor] ?? seats.parts[seatOf[pool] ?? -1]?.[factor] ?? '',
  };
}

const namesOf = (parts: readonly PartFactors[]) => Object.keys(parts[0] ?? {});

/** Parts that say the same are one. */
function distinct(parts: readonly PartFactors[]): { parts: PartFactors[]; placeOf: Int32Array } {
  const places = new Map<string, number>();
  const kept: PartFactors[] = [];
  const placeOf = Int32Array.from(parts, (part) => {
    const key = Object.values(part).join('|');
    const place = places.get(key) ?? kept.push(part) - 1;
    places.set(key, place);
    return place;
  });
  return { parts: kept, placeOf };
}

/** Gives each different text a code in the order of its first coming, pool by pool. */
function factorBy(partOf: Int32Array, parts: readonly PartFactors[], name: string): Factor {
  const texts = factorOf(parts.map((part) => part[name] ?? ''));
  const codes = new Int32Array(texts.size).fill(-1);
  const code = new Int32Array(partOf.length);
  let size = 0;
  for (let pool = 0; pool < partOf.length; pool += 1) {
    const text = texts.code[partOf[pool] ?? 0] ?? 0;
    if (codes[text] === -1) {
      codes[text] = size;
      size += 1;
    }
    code[pool] = codes[text] ?? 0;
  }
  return { code, size };
}

/** An opening rank beyond the closing one is of another list (the preparatory course) or blank. */
const openingWithin = (opening: number, closing: number) => (opening >= 1 && opening <= closing ? opening : Number.NaN);

function joinCells(poolOf: Int32Array, { firstCell, year, round, rankOf, openingOf }: SourceCells): CutoffCells {
  const size = year.length;
  const joined: CutoffCells = {
    pool: new Int32Array(size),
    year: new Int16Array(size),
    round: new Int8Array(size),
    rank: new Float64Array(size),
  };
  const opening = openingOf && new Float64Array(size);
  let count = 0;
  for (let source = 0; source + 1 < firstCell.length; source += 1) {
    const pool = poolOf[source] ?? -1;
    if (pool === -1) continue;
    for (let cell = firstCell[source] ?? 0; cell < (firstCell[source + 1] ?? 0); cell += 1) {
      const rank = rankOf(cell);
      if (!(rank >= 1)) continue;
      joined.pool[count] = pool;
      joined.year[count] = year[cell] ?? 0;
      joined.round[count] = round[cell] ?? 0;
      joined.rank[count] = rank;
      if (opening && openingOf) opening[count] = openingWithin(openingOf(cell), rank);
      count += 1;
    }
  }
  return {
    pool: joined.pool.subarray(0, count),
    year: joined.year.subarray(0, count),
    round: joined.round.subarray(0, count),
    rank: joined.rank.subarray(0, count),
    ...(opening && { opening: opening.subarray(0, count) }),
  };
}
