import type { Factor } from './cutoff-table.ts';
import { chanceOf, type Design, fitOdds, predict } from './linear-fits.ts';
import { type OfferYear, offerPairs } from './offer-years.ts';
import type { System } from './systems.ts';
import { fading } from './year-shift.ts';

/** Log odds that pools with a seat in one year have one in the next. */
export type OfferOdds = { beta: Float64Array; kinds: Float64Array; institutes: Float64Array };

/** Pools with a seat in the year before, and what is known of them then. */
export type OfferRows = { pools: Int32Array; columns: readonly Float64Array[] };

const MOST_YEARS = 6;
const FEWEST_ROWS = 200;
/** More rows than this tell a dozen coefficients no better. */
const MOST_ROWS = 20_000;
/** How many doubtful pools a kind or an institute needs before its own share outweighs that of all. */
const PRIOR = { kind: 4, institute: 8 };
const OFFSET_STEPS = 3;
/** Only to keep columns near 0, where the regression is well behaved: a rank of 3,000, a programme of seven pools. */
const MIDDLE_LOG = 8;
const MIDDLE_SIZE = 2;

/** The rows of the pools that may offer a seat again in `year`. Null when no round was held in the year before. */
export function offerRows(
  { pools, programme }: System,
  years: readonly (OfferYear | null)[],
  year: number,
): OfferRows | null {
  const last = years[year - 1];
  if (!last) return null;
  const [two, three] = [years[year - 2] ?? null, years[year - 3] ?? null];
  const chosen = placesWith(last.rounds, pools.length);
  const column = () => new Float64Array(chosen.length);
  const [missedTwo, ownMissedTwo, missedThree, fewRounds, isLate] = [column(), column(), column(), column(), column()];
  const [height, heightSquared, size] = [column(), column(), column()];
  for (let row = 0; row < chosen.length; row += 1) {
    const pool = chosen[row] ?? 0;
    const high = ((last.reach[pool] ?? MIDDLE_LOG) - MIDDLE_LOG) / 2;
    missedTwo[row] = missingIn(two?.first, pool);
    ownMissedTwo[row] = missingIn(two?.rounds, pool);
    missedThree[row] = missingIn(three?.first, pool);
    fewRounds[row] = (last.rounds[pool] ?? 0) / last.roundsHeld - 1;
    isLate[row] = last.first[pool] === 1 ? 0 : 1;
    height[row] = high;
    heightSquared[row] = high * high;
    size[row] = Math.log(Math.max(last.programmeSize[programme.code[pool] ?? 0] ?? 1, 1)) - MIDDLE_SIZE;
  }
  const columns = [
    ...[column().fill(1), missedTwo, ownMissedTwo, missedThree, fewRounds, isLate],
    ...[height, heightSquared, size],
  ];
  return { pools: chosen, columns };
}

/** 1 where there was no seat. A year that is not known says nothing against a pool. */
const missingIn = (counts: Uint8Array | undefined, pool: number) => (counts?.[pool] === 0 ? 1 : 0);

function placesWith(counts: Uint8Array, size: number): Int32Array {
  const places = new Int32Array(size);
  let count = 0;
  for (let place = 0; place < size; place += 1) {
    if (counts[place] === 0) continue;
    places[count] = place;
    count += 1;
  }
  return places.subarray(0, count);
}

/** Learns from the years before `year`. Null when next to nothing followed anything. */
export function fitOfferOdds(system: System, years: readonly (OfferYear | null)[], year: number): OfferOdds | null {
  const parts = offerPairs(years, year)
    .filter(({ age }) => age <= MOST_YEARS)
    .flatMap(({ past, age, now }) => {
      const rows = offerRows(system, years, past);
      return rows === null ? [] : [{ rows, now, weight: fading(age) }];
    });
  const count = parts.reduce((sum, { rows }) => sum + rows.pools.length, 0);
  const width = parts[0]?.rows.columns.length ?? 0;
  if (count < FEWEST_ROWS) return null;
  const design: Design = { rows: count, columns: Array.from({ length: width }, () => new Float64Array(count)) };
  const pools = new Int32Array(count);
  const happened = new Float64Array(count);
  const weight = new Float64Array(count);
  let at = 0;
  for (const { rows, now, weight: own } of parts) {
    design.columns.forEach((column, place) => {
      column.set(rows.columns[place] ?? [], at);
    });
    pools.set(rows.pools, at);
    weight.fill(own, at, at + rows.pools.length);
    for (let row = 0; row < rows.pools.length; row += 1)
      happened[at + row] = now.first[rows.pools[row] ?? 0] === 0 ? 0 : 1;
    at += rows.pools.length;
  }
  const every = Math.ceil(count / MOST_ROWS);
  const sampled = { rows: Math.ceil(count / every), columns: design.columns.map((column) => everyNth(column, every)) };
  const beta = fitOdds(sampled, everyNth(happened, every), everyNth(weight, every));
  const logOdds = predict(design, beta);
  const kinds = offsets({ pools, happened, weight, logOdds }, system.kind, PRIOR.kind);
  const institutes = offsets({ pools, happened, weight, logOdds }, system.institute, PRIOR.institute);
  return { beta, kinds, institutes };
}

function everyNth(column: Float64Array, every: number): Float64Array {
  const taken = new Float64Array(Math.ceil(column.length / every));
  for (let row = 0; row < taken.length; row += 1) taken[row] = column[row * every] ?? 0;
  return taken;
}

type Judged = { pools: Int32Array; happened: Float64Array; weight: Float64Array; logOdds: Float64Array };

/** What each level of a factor adds to the log odds, shrunk to nothing; added to `logOdds`. A few Newton steps. */
function offsets({ pools, happened, weight, logOdds }: Judged, { code, size }: Factor, prior: number): Float64Array {
  const offset = new Float64Array(size);
  const [slope, curve] = [new Float64Array(size), new Float64Array(size)];
  for (let step = 0; step < OFFSET_STEPS; step += 1) {
    slope.fill(0);
    curve.fill(0);
    for (let row = 0; row < pools.length; row += 1) {
      const level = code[pools[row] ?? 0] ?? 0;
      const chance = chanceOf((logOdds[row] ?? 0) + (offset[level] ?? 0));
      const own = weight[row] ?? 0;
      slope[level] = (slope[level] ?? 0) + own * ((happened[row] ?? 0) - chance);
      curve[level] = (curve[level] ?? 0) + own * chance * (1 - chance);
    }
    for (let level = 0; level < size; level += 1) {
      const now = offset[level] ?? 0;
      offset[level] = now + ((slope[level] ?? 0) - prior * now) / ((curve[level] ?? 0) + prior);
    }
  }
  for (let row = 0; row < pools.length; row += 1)
    logOdds[row] = (logOdds[row] ?? 0) + (offset[code[pools[row] ?? 0] ?? 0] ?? 0);
  return offset;
}

/** The chances of rows. */
export function offerChances(
  { beta, kinds, institutes }: OfferOdds,
  { kind, institute }: System,
  rows: OfferRows,
): Float64Array {
  const logOdds = predict({ rows: rows.pools.length, columns: rows.columns }, beta);
  return logOdds.map((own, row) => {
    const pool = rows.pools[row] ?? 0;
    return chanceOf(own + (kinds[kind.code[pool] ?? 0] ?? 0) + (institutes[institute.code[pool] ?? 0] ?? 0));
  });
}
