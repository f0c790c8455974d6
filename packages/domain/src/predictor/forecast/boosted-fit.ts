/** Boosted trees beside a linear fit, each row predicted by trees that never saw its year: what they are worth is then measured honestly. */
import { type BoostOptions, boostTrees, type Derivatives, predictTrees, type Trees } from './boosted-trees.ts';
import { chanceOf } from './linear-fits.ts';
import { take } from './numbers.ts';

/** Trees of several folds; their mean is the prediction of a new year. */
export type Boosted = readonly Trees[];

/** The columns that trees may split, and the fold (a group of years) of each row. */
export type BoostRows = { columns: readonly Float64Array[]; weight: Float64Array; fold: Int32Array; folds: number };

const OPTIONS: BoostOptions = { trees: 60, depth: 4, rate: 0.1, leastShare: 0.004, sample: 0.5 };
/** The mean of the linear fit and of the boosted one counts: trees alone gained in most years and lost in 2023, half of them lose next to nothing. */
const SHARE_OF_TREES = 0.5;
/** Errors beyond this many spreads pull no harder. */
const LARGEST_PULL = 1.5;

/** Fits errors given in units of their spread. Answers the trees and what they say of each row without having seen its fold. */
export function boostErrors(rows: BoostRows, errors: Float64Array) {
  return boostFolds(rows, (places) => {
    const own = take(errors, places);
    return (fitted, first, second) => {
      for (let row = 0; row < own.length; row += 1) {
        const away = (fitted[row] ?? 0) - (own[row] ?? 0);
        first[row] = Math.min(Math.max(away, -LARGEST_PULL), LARGEST_PULL);
        second[row] = 1;
      }
    };
  });
}

/** Fits what log odds lack, from what happened (0 or 1). */
export function boostOdds(rows: BoostRows, logOdds: Float64Array, happened: Float64Array) {
  return boostFolds(rows, (places) => {
    const [start, outcome] = [take(logOdds, places), take(happened, places)];
    return (fitted, first, second) => {
      for (let row = 0; row < start.length; row += 1) {
        const chance = chanceOf((start[row] ?? 0) + (fitted[row] ?? 0));
        first[row] = chance - (outcome[row] ?? 0);
        second[row] = Math.max(chance * (1 - chance), 0.01);
      }
    };
  });
}

function boostFolds({ columns, weight, fold, folds }: BoostRows, derivativesOf: (places: Int32Array) => Derivatives) {
  const unseen = new Float64Array(weight.length);
  const boosted = Array.from({ length: folds }, (_, own) => {
    const [inside, outside] = splitPlaces(fold, own);
    const taken = columns.map((column) => take(column, outside));
    const trees = boostTrees(taken, take(weight, outside), derivativesOf(outside), OPTIONS);
    const said = predictTrees(
      trees,
      columns.map((column) => take(column, inside)),
      inside.length,
    );
    for (let at = 0; at < inside.length; at += 1) unseen[inside[at] ?? 0] = SHARE_OF_TREES * (said[at] ?? 0);
    return trees;
  });
  return { boosted, unseen };
}

function splitPlaces(fold: Int32Array, own: number): [inside: Int32Array, outside: Int32Array] {
  const all = Int32Array.from(fold.keys());
  return [all.filter((row) => fold[row] === own), all.filter((row) => fold[row] !== own)];
}

/** Half of the mean of what the trees of all folds say. */
export function predictBoosted(boosted: Boosted, columns: readonly Float64Array[], rows: number): Float64Array {
  const mean = new Float64Array(rows);
  for (const trees of boosted) {
    const said = predictTrees(trees, columns, rows);
    for (let row = 0; row < rows; row += 1)
      mean[row] = (mean[row] ?? 0) + (SHARE_OF_TREES * (said[row] ?? 0)) / boosted.length;
  }
  return mean;
}
