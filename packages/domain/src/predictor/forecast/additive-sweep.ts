/** The steps of an additive fit: levels in turn, then noise, weights and shrinkage. `additive-fit.ts` explains them. */

/** In standard deviations of the noise class; 1.345 is the textbook value. */
const OUTLIER = 1.5;
/** A class of fewer pools than this borrows half its variance from all. */
const CLASS_PRIOR = 10;
const SHRINKAGE_RANGE = { least: 0.05, most: 1e4 };

/** One effect while it is fitted: the level of each pool, and by level its height, its weight and its last change. */
type Effect = {
  code: Int32Array;
  level: Float64Array;
  weight: Float64Array;
  change: Float64Array;
  shrinkage: number;
};
/** A fit under way; the numbers are those of the pools that were seen. */
export type Sweep = {
  mean: number;
  residual: Float64Array;
  trust: Float64Array;
  weight: Float64Array;
  noiseCode: Int32Array;
  noiseVariance: Float64Array;
  commonVariance: number;
  effects: Effect[];
};

/** Adds the weights up by level. */
export function weigh(code: Int32Array, weight: Float64Array, into: Float64Array): Float64Array {
  into.fill(0);
  for (let at = 0; at < code.length; at += 1) {
    const place = code[at] ?? 0;
    into[place] = (into[place] ?? 0) + (weight[at] ?? 0);
  }
  return into;
}

/** One sweep of backfitting: the levels of each effect in turn, against what the others leave over. Where one effect is taken off, the next is added up. */
export function refitAll({ effects, residual, weight }: Sweep): void {
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
export function reweigh(sweep: Sweep): void {
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
