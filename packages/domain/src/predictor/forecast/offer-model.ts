import type { Factor } from './cutoff-table.ts';
import { chanceOf, type Design, fitLogistic, predict } from './linear-fits.ts';
import { type OfferRows, offerRows, ofProgrammesThatGoOn } from './offer-rows.ts';
import { type OfferYear, offerPairs } from './offer-years.ts';
import type { System } from './systems.ts';
import { fading } from './year-shift.ts';

/** Log odds that pools with a seat in one year have one in a later year if their programme continues, and the share of pools whose programme does. */
export type OfferModel = { beta: Float64Array; kinds: Float64Array; institutes: Float64Array; goesOn: number };

const MAX_YEARS = 6;
const FEWEST_ROWS = 200;
/** More rows than this do not improve a dozen coefficients. */
const MAX_ROWS = 20_000;
/** How many doubtful pools a kind or an institute needs before its own share outweighs that of all. */
const PRIOR = { kind: 4, institute: 8 };
const OFFSET_STEPS = 3;

/**
 * Learns from pairs of years, `distance` apart, before `year`. Null when there are hardly any pairs. A programme that ends takes all its pools with it: counted
 * by pool, one renaming would suggest twenty times that seats of its rank and college are lost.
 */
export function fitOfferModel(
  system: System,
  years: readonly (OfferYear | null)[],
  year: number,
  distance: number,
): OfferModel | null {
  const share = { goesOn: 0, all: 0 };
  const parts = offerPairs(years, year, distance)
    .filter(({ age }) => age <= MAX_YEARS)
    .flatMap(({ past, age, now }) => {
      const all = offerRows(system, years, past - distance + 1);
      if (all === null) return [];
      const rows = ofProgrammesThatGoOn(all, system, now);
      share.goesOn += fading(age) * rows.pools.length;
      share.all += fading(age) * all.pools.length;
      return [{ rows, now, weight: fading(age) }];
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
  const every = Math.ceil(count / MAX_ROWS);
  const sampled = { rows: Math.ceil(count / every), columns: design.columns.map((column) => everyNth(column, every)) };
  const beta = fitLogistic(sampled, everyNth(happened, every), everyNth(weight, every));
  const logOdds = predict(design, beta);
  const kinds = offsets({ pools, happened, weight, logOdds }, system.kind, PRIOR.kind);
  const institutes = offsets({ pools, happened, weight, logOdds }, system.institute, PRIOR.institute);
  return { beta, kinds, institutes, goesOn: share.goesOn / share.all };
}

function everyNth(column: Float64Array, every: number): Float64Array {
  const taken = new Float64Array(Math.ceil(column.length / every));
  for (let row = 0; row < taken.length; row += 1) taken[row] = column[row * every] ?? 0;
  return taken;
}

type Judged = { pools: Int32Array; happened: Float64Array; weight: Float64Array; logOdds: Float64Array };

/** What each level of a factor adds to the log odds, shrunk to zero; added to `logOdds`. A few Newton steps. */
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
  { beta, kinds, institutes, goesOn }: OfferModel,
  { kind, institute }: System,
  rows: OfferRows,
): Float64Array {
  const logOdds = predict({ rows: rows.pools.length, columns: rows.columns }, beta);
  return logOdds.map((own, row) => {
    const pool = rows.pools[row] ?? 0;
    const logOddsThere = own + (kinds[kind.code[pool] ?? 0] ?? 0) + (institutes[institute.code[pool] ?? 0] ?? 0);
    return goesOn * chanceOf(logOddsThere);
  });
}
