/**
 * A fit of one number a pool as a sum of effects (seat type, institute, branch, programme, …), each shrunk to zero by as much as the data say.
 *
 * Method: backfitting. The shrinkage of an effect is the ratio of the noise to the variance of its levels, found by an EM step in each
 * sweep; pools of a noisier class weigh less, by the ratio of the residual variances; far outliers weigh less still (Huber).
 * Not to be trusted: at a pool all of whose levels were unseen it answers the grand mean, and `uncertainty` is large there.
 */

import { refitAll, reweigh, type Sweep, weigh } from './additive-sweep.ts';
import type { Factor } from './cutoff-table.ts';
import { placesSeen, take, takeCodes } from './numbers.ts';

export type AdditiveFit = {
  /** At every pool, seen or not. */
  fitted: Float64Array;
  /** Variance of `fitted`, as if the effects were independent: an upper guess. */
  uncertainty: Float64Array;
  /** What the fit settled at; a fit of like numbers may start there. */
  settled: Settled;
};

export type Settled = {
  shrinkage: readonly number[];
  noiseVariance: Float64Array;
  commonVariance: number;
  mean: number;
  levels: readonly Float64Array[];
};

export type AdditiveModel = { effects: readonly Factor[]; noise: Factor };

/** A fit that starts where a like one settled needs fewer. */
const SWEEPS = { fresh: 9, settled: 5 };
/** Before the first EM step: as if each level had been seen this often less. */
const FIRST_SHRINKAGE = 3;

export type FitOptions = {
  /** Multiplies a pool's weight; absent: 1 everywhere. */
  trust?: Float64Array | undefined;
  /** Where a like fit settled. Its levels are taken over only with `isSame`: last year's levels, not last year's surprises. */
  start?: Settled | undefined;
  isSame?: boolean;
  /** Whether the variance of the fit is not asked for; it is then all 0. */
  isPlain?: boolean;
};

/** Fits `values` (NaN: unseen). */
export function fitAdditive(values: Float64Array, model: AdditiveModel, options: FitOptions = {}): AdditiveFit {
  const sweep = begin(values, model, options);
  const sweeps = options.start === undefined ? SWEEPS.fresh : SWEEPS.settled;
  for (let turn = 0; turn < sweeps; turn += 1) {
    refitAll(sweep);
    // Every other time is enough: the weights change slower than the levels.
    if (turn % 2 === 1) reweigh(sweep);
  }
  return answer(sweep, model, values.length, options.isPlain ?? false);
}

function begin(
  values: Float64Array,
  { effects, noise }: AdditiveModel,
  { trust: trusted, start, isSame = false }: FitOptions,
): Sweep {
  const seen = placesSeen(values);
  const trust = trusted === undefined ? new Float64Array(seen.length).fill(1) : take(trusted, seen);
  const residual = take(values, seen);
  const known = isSame ? start : undefined;
  const mean = known?.mean ?? weightedMean(residual, trust);
  for (let at = 0; at < residual.length; at += 1) residual[at] = (residual[at] ?? 0) - mean;
  const codesOf = ({ code }: Factor) => takeCodes(code, seen);
  return {
    mean,
    residual,
    trust,
    weight: trust.slice(),
    noiseCode: codesOf(noise),
    noiseVariance: start?.noiseVariance.slice() ?? new Float64Array(noise.size).fill(Number.POSITIVE_INFINITY),
    commonVariance: start?.commonVariance ?? 1,
    effects: effects.map((factor, which) => {
      const code = codesOf(factor);
      const weight = weigh(code, trust, new Float64Array(factor.size));
      const level = known?.levels[which]?.slice() ?? new Float64Array(factor.size);
      if (known !== undefined)
        for (let at = 0; at < code.length; at += 1) residual[at] = (residual[at] ?? 0) - (level[code[at] ?? 0] ?? 0);
      return {
        code,
        level,
        weight,
        change: new Float64Array(factor.size),
        shrinkage: start?.shrinkage[which] ?? FIRST_SHRINKAGE,
      };
    }),
  };
}

function weightedMean(values: Float64Array, weights: Float64Array): number {
  let sum = 0;
  let total = 0;
  for (let at = 0; at < values.length; at += 1) {
    sum += (weights[at] ?? 0) * (values[at] ?? 0);
    total += weights[at] ?? 0;
  }
  return total > 0 ? sum / total : 0;
}

function addByCode(into: Float64Array, code: Int32Array, values: Float64Array): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) + (values[code[at] ?? 0] ?? 0);
}

function answer(
  { mean, effects, noiseVariance, commonVariance }: Sweep,
  model: AdditiveModel,
  poolCount: number,
  isPlain: boolean,
): AdditiveFit {
  const fitted = new Float64Array(poolCount).fill(mean);
  const uncertainty = new Float64Array(poolCount);
  effects.forEach(({ level, weight, shrinkage }, which) => {
    const code = model.effects[which]?.code ?? new Int32Array(0);
    addByCode(fitted, code, level);
    if (isPlain) return;
    const doubt = weight.map((own) => commonVariance / (own + shrinkage));
    addByCode(uncertainty, code, doubt);
  });
  const settled = {
    shrinkage: effects.map(({ shrinkage }) => shrinkage),
    noiseVariance,
    commonVariance,
    mean,
    levels: effects.map(({ level }) => level),
  };
  return { fitted, uncertainty, settled };
}
