/**
 * A fit of one number a pool as a sum of effects (seat type, institute, branch, programme, …), each shrunk to zero by as much as the data say.
 *
 * Method: backfitting. The shrinkage of an effect is the ratio of the noise to the variance of its levels, found by an EM step in each
 * sweep; pools of a noisier class weigh less, by the ratio of the residual variances; far outliers weigh less still (Huber).
 * Not to be trusted: at a pool all of whose levels were unseen it answers the grand mean, and `uncertainty` is large there.
 */
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
/** In standard deviations of the noise class; 1.345 is the textbook value. */
const OUTLIER = 1.5;
/** A class of fewer pools than this borrows half its variance from all. */
const CLASS_PRIOR = 10;
const SHRINKAGE_RANGE = { least: 0.05, most: 1e4 };

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

type Effect = {
  code: Int32Array;
  level: Float64Array;
  weight: Float64Array;
  change: Float64Array;
  shrinkage: number;
};
type Sweep = {
  mean: number;
  residual: Float64Array;
  trust: Float64Array;
  weight: Float64Array;
  noiseCode: Int32Array;
  noiseVariance: Float64Array;
  commonVariance: number;
  effects: Effect[];
};

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

function weigh(code: Int32Array, weight: Float64Array, into: Float64Array): Float64Array {
  into.fill(0);
  for (let at = 0; at < code.length; at += 1) {
    const place = code[at] ?? 0;
    into[place] = (into[place] ?? 0) + (weight[at] ?? 0);
  }
  return into;
}

/** One sweep of backfitting: the levels of each effect in turn, against what the others leave over. Where one effect is taken off, the next is added up. */
function refitAll({ effects, residual, weight }: Sweep): void {
  let before: Effect | null = null;
  for (const effect of effects) {
    effect.change.fill(0);
    if (before === null) addUp(effect.code, effect.change, weight, residual);
    else takeOffAndAddUp(before, effect.code, effect.change, weight, residual);
    moveLevels(effect);
    before = effect;
  }
  if (before !== null) takeOff(before, residual);
}

function addUp(code: Int32Array, sums: Float64Array, weight: Float64Array, residual: Float64Array): void {
  for (let at = 0; at < code.length; at += 1) {
    const place = code[at] ?? 0;
    sums[place] = (sums[place] ?? 0) + (weight[at] ?? 0) * (residual[at] ?? 0);
  }
}

function takeOff({ code, change }: Effect, residual: Float64Array): void {
  for (let at = 0; at < code.length; at += 1) residual[at] = (residual[at] ?? 0) - (change[code[at] ?? 0] ?? 0);
}

/** Both in one go: the numbers are read from memory once. */
function takeOffAndAddUp(
  { code: old, change }: Effect,
  code: Int32Array,
  sums: Float64Array,
  weight: Float64Array,
  residual: Float64Array,
): void {
  for (let at = 0; at < code.length; at += 1) {
    const left = (residual[at] ?? 0) - (change[old[at] ?? 0] ?? 0);
    residual[at] = left;
    const place = code[at] ?? 0;
    sums[place] = (sums[place] ?? 0) + (weight[at] ?? 0) * left;
  }
}

/** From the sums in `change` to the new levels, and to what they changed by. */
function moveLevels({ level, weight, change, shrinkage }: Effect): void {
  for (let place = 0; place < level.length; place += 1) {
    const total = weight[place] ?? 0;
    const before = level[place] ?? 0;
    const after = ((change[place] ?? 0) + before * total) / (total + shrinkage);
    level[place] = after;
    change[place] = after - before;
  }
}

/** The EM step: noise by class, then weights by noise and outlyingness, then shrinkage by the spread of the levels. */
function reweigh(sweep: Sweep): void {
  measureNoise(sweep);
  const { residual, trust, weight, noiseCode, noiseVariance, commonVariance, effects } = sweep;
  for (let at = 0; at < residual.length; at += 1) {
    const variance = noiseVariance[noiseCode[at] ?? 0] ?? 1;
    const own = trust[at] ?? 1;
    const limit = OUTLIER * Math.sqrt(variance / own);
    const kept = Math.min(1, limit / Math.max(Math.abs(residual[at] ?? 0), 1e-9));
    weight[at] = (own * kept * commonVariance) / variance;
  }
  for (const effect of effects) {
    weigh(effect.code, weight, effect.weight);
    effect.shrinkage = shrinkageOf(effect, commonVariance);
  }
}

/** The residual variance of each noise class and of all, freed from the share that the effects took up. */
function measureNoise(sweep: Sweep): void {
  const { residual, trust, noiseCode, noiseVariance, effects } = sweep;
  const squares = new Float64Array(noiseVariance.length);
  const counts = new Float64Array(noiseVariance.length);
  let all = 0;
  for (let at = 0; at < residual.length; at += 1) {
    const place = noiseCode[at] ?? 0;
    // An outlier counts as far as three deviations, no further.
    const square = Math.min((trust[at] ?? 1) * (residual[at] ?? 0) ** 2, 9 * (noiseVariance[place] ?? 1));
    squares[place] = (squares[place] ?? 0) + square;
    counts[place] = (counts[place] ?? 0) + 1;
    all += square;
  }
  let taken = 0;
  for (const { weight, shrinkage } of effects) for (const own of weight) taken += own / (own + shrinkage);
  const free = Math.max(residual.length - taken, residual.length / 5, 1);
  const inflation = residual.length / free;
  sweep.commonVariance = Math.max(all / free, 1e-9);
  for (let place = 0; place < squares.length; place += 1) {
    const sum = (squares[place] ?? 0) * inflation + CLASS_PRIOR * sweep.commonVariance;
    noiseVariance[place] = sum / ((counts[place] ?? 0) + CLASS_PRIOR);
  }
}

function shrinkageOf({ level, weight, shrinkage }: Effect, noise: number): number {
  let squares = 0;
  let count = 0;
  for (let place = 0; place < level.length; place += 1) {
    const own = weight[place] ?? 0;
    if (own <= 0) continue;
    squares += (level[place] ?? 0) ** 2 + noise / (own + shrinkage);
    count += 1;
  }
  const ratio = noise / Math.max(squares / Math.max(count, 1), 1e-9);
  return Math.min(Math.max(ratio, SHRINKAGE_RANGE.least), SHRINKAGE_RANGE.most);
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
