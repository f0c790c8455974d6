/**
 * How much the errors of different pools are correlated within one year: a programme that becomes fashionable does so in all its pools, and in every round.
 *
 * Method: errors without the shift of their group, in units of their spread; the mean product of two pools of a programme, of two programmes of an
 * institute, and of one pool's first and last round, each as a share of the mean square. Recent years count more.
 * Limits: other pools are correlated too (one branch all over the country), but that is counted as each pool's own error.
 */
import { fading } from './year-shift.ts';

/** Shares of the variance of a pool's own error; `rounds` is the correlation of what is left between two rounds. */
export type Kinship = { institute: number; programme: number; rounds: number };

/** The errors of a year in its first and last round, by pool, NaN where there is none. */
export type YearErrors = { age: number; first: Float64Array; last: Float64Array };

/** An error beyond three spreads counts as three. */
const LARGEST = 3;
/** Pairs that an estimate needs; with fewer nothing is taken as shared. */
const FEWEST_PAIRS = 500;
const MAX_SHARED = 0.9;

/** Estimates what errors share. `programme` and `institute` are codes by pool; programmes lie within institutes. */
export function kinshipOf(years: readonly YearErrors[], programme: Int32Array, institute: Int32Array): Kinship {
  const sums = { square: empty(), programme: empty(), institute: empty(), rounds: empty() };
  for (const { age, first, last } of years) {
    const weight = fading(age);
    const inProgramme = productsWithin(last, programme);
    const inInstitute = productsWithin(last, institute);
    add(sums.square, inProgramme.squares, inProgramme.count, weight);
    add(sums.programme, inProgramme.products, inProgramme.pairs, weight);
    const others = inInstitute.products - inProgramme.products;
    add(sums.institute, others, inInstitute.pairs - inProgramme.pairs, weight);
    if (first !== last) addRounds(sums.rounds, first, last, weight);
  }
  const variance = meanOf(sums.square);
  const share = (sum: Sum) => (variance > 0 ? clamp(meanOf(sum) / variance, 0, MAX_SHARED) : 0);
  const ofInstitute = share(sums.institute);
  const ofProgramme = Math.max(share(sums.programme), ofInstitute) - ofInstitute;
  const together = ofInstitute + ofProgramme;
  return {
    institute: ofInstitute,
    programme: ofProgramme,
    rounds: clamp((share(sums.rounds) - together) / (1 - together), 0, 1),
  };
}

type Sum = { total: number; weight: number; pairs: number };
const empty = (): Sum => ({ total: 0, weight: 0, pairs: 0 });
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const bounded = (error: number) => clamp(error, -LARGEST, LARGEST);

/** Every year counts by its weight, however many pairs it has. */
function add(sum: Sum, total: number, pairs: number, weight: number): void {
  if (pairs === 0) return;
  sum.total += (weight * total) / pairs;
  sum.weight += weight;
  sum.pairs += pairs;
}

const meanOf = ({ total, weight, pairs }: Sum) => (pairs < FEWEST_PAIRS ? 0 : total / weight);

/** Sums over all ordered pairs of different pools with the same code: twice each pair, in products and in number. */
function productsWithin(errors: Float64Array, code: Int32Array) {
  const sums = new Map<number, { sum: number; count: number }>();
  let squares = 0;
  let count = 0;
  for (let pool = 0; pool < errors.length; pool += 1) {
    const error = bounded(errors[pool] ?? Number.NaN);
    if (Number.isNaN(error)) continue;
    const own = sums.get(code[pool] ?? 0) ?? { sum: 0, count: 0 };
    sums.set(code[pool] ?? 0, own);
    own.sum += error;
    own.count += 1;
    squares += error * error;
    count += 1;
  }
  let products = -squares;
  let pairs = -count;
  for (const own of sums.values()) {
    products += own.sum * own.sum;
    pairs += own.count * own.count;
  }
  return { products, pairs, squares, count };
}

function addRounds(sum: Sum, first: Float64Array, last: Float64Array, weight: number): void {
  let total = 0;
  let pairs = 0;
  for (let pool = 0; pool < last.length; pool += 1) {
    const product = bounded(first[pool] ?? Number.NaN) * bounded(last[pool] ?? Number.NaN);
    if (Number.isNaN(product)) continue;
    total += product;
    pairs += 1;
  }
  add(sum, total, pairs, weight);
}
