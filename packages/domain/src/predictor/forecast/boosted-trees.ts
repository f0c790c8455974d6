/**
 * Gradient-boosted regression trees on columns, by histograms: each column is cut into at most 63 bins of about equal count, and a tree of fixed depth splits
 * where the loss falls most. Unknown values (NaN) have a bin of their own below all others. Deterministic: rows are sampled by a hash of their place.
 */
export type Trees = {
  /** Upper edges of the bins, by column. */
  edges: readonly Float64Array[];
  /** The column each inner node splits, -1 where it does not; and the last bin that goes left. `depth` levels a tree, tree after tree. */
  column: Int16Array;
  bin: Uint8Array;
  /** What a leaf adds, `2 ** depth` a tree. */
  leaf: Float64Array;
  depth: number;
};

export type BoostOptions = {
  trees: number;
  depth: number;
  /** The share of a tree's step that is taken. */
  rate: number;
  /** The weight a leaf must hold, as a share of all rows' weight. */
  leastShare: number;
  /** The share of rows each tree learns from. */
  sample: number;
};

/** First and second derivative of the loss at the fitted values, row by row; weights are applied by the caller. */
export type Derivatives = (fitted: Float64Array, first: Float64Array, second: Float64Array) => void;

const BINS = 64;
/** Draws leaves to 0, as a share of the weight of the smallest leaf allowed. */
const PENALTY = 1;

/** Fits trees that lower the loss step by step, from 0. */
export function boostTrees(
  columns: readonly Float64Array[],
  weight: Float64Array,
  derivatives: Derivatives,
  { trees, depth, rate, leastShare, sample }: BoostOptions,
): Trees {
  const rows = weight.length;
  const edges = columns.map(binEdges);
  const binned = columns.map((column, at) => binColumn(column, edges[at] ?? new Float64Array(0)));
  const inner = 2 ** depth - 1;
  const leaves = 2 ** depth;
  const model: Trees = {
    edges,
    column: new Int16Array(trees * inner).fill(-1),
    bin: new Uint8Array(trees * inner),
    leaf: new Float64Array(trees * leaves),
    depth,
  };
  let total = 0;
  for (let row = 0; row < rows; row += 1) total += weight[row] ?? 0;
  const least = leastShare * total * sample;
  const fitted = new Float64Array(rows);
  const first = new Float64Array(rows);
  const second = new Float64Array(rows);
  const node = new Uint16Array(rows);
  for (let tree = 0; tree < trees; tree += 1) {
    derivatives(fitted, first, second);
    node.fill(0);
    const taken = sampleRows(rows, tree, sample);
    const gradient = new Float64Array(taken.length);
    const curvature = new Float64Array(taken.length);
    for (let at = 0; at < taken.length; at += 1) {
      const row = taken[at] ?? 0;
      gradient[at] = (weight[row] ?? 0) * (first[row] ?? 0);
      curvature[at] = (weight[row] ?? 0) * (second[row] ?? 0);
    }
    for (let level = 0; level < depth; level += 1) {
      splitLevel(model, tree * inner, level, binned, { taken, gradient, curvature, node }, least);
      sendDown(model, tree * inner, level, binned, node);
    }
    setLeaves(model, tree * leaves, { taken, gradient, curvature, node }, least, rate);
    for (let row = 0; row < rows; row += 1)
      fitted[row] = (fitted[row] ?? 0) + (model.leaf[tree * leaves + (node[row] ?? 0)] ?? 0);
  }
  return model;
}

type Sample = { taken: Int32Array; gradient: Float64Array; curvature: Float64Array; node: Uint16Array };

/** Finds the best split of every node of a level. Nodes of a level are numbered from 0; node n has the children 2n and 2n + 1. */
function splitLevel(
  model: Trees,
  start: number,
  level: number,
  binned: readonly Uint8Array[],
  { taken, gradient, curvature, node }: Sample,
  least: number,
): void {
  const nodes = 2 ** level;
  const place = start + nodes - 1;
  const best = new Float64Array(nodes);
  const sums = new Float64Array(nodes * BINS);
  const weights = new Float64Array(nodes * BINS);
  const own = new Uint16Array(taken.length);
  for (let at = 0; at < taken.length; at += 1) own[at] = (node[taken[at] ?? 0] ?? 0) * BINS;
  const penalty = PENALTY * least;
  binned.forEach((bins, column) => {
    sums.fill(0);
    weights.fill(0);
    addUp(sums, weights, bins, own, taken, gradient, curvature);
    for (let which = 0; which < nodes; which += 1) {
      const from = which * BINS;
      let allSum = 0;
      let allWeight = 0;
      for (let bin = 0; bin < BINS; bin += 1) {
        allSum += sums[from + bin] ?? 0;
        allWeight += weights[from + bin] ?? 0;
      }
      if (allWeight < 2 * least) continue;
      const whole = (allSum * allSum) / (allWeight + penalty);
      let sum = 0;
      let held = 0;
      for (let bin = 0; bin < BINS - 1; bin += 1) {
        sum += sums[from + bin] ?? 0;
        held += weights[from + bin] ?? 0;
        if (held < least) continue;
        if (allWeight - held < least) break;
        const rest = allSum - sum;
        const gain = (sum * sum) / (held + penalty) + (rest * rest) / (allWeight - held + penalty) - whole;
        if (gain <= (best[which] ?? 0)) continue;
        best[which] = gain;
        model.column[place + which] = column;
        model.bin[place + which] = bin;
      }
    }
  });
}

/** A loop of its own, so that it is compiled once for all. */
function addUp(
  sums: Float64Array,
  weights: Float64Array,
  bins: Uint8Array,
  own: Uint16Array,
  taken: Int32Array,
  gradient: Float64Array,
  curvature: Float64Array,
): void {
  for (let at = 0; at < taken.length; at += 1) {
    const cell = (own[at] ?? 0) + (bins[taken[at] ?? 0] ?? 0);
    sums[cell] = (sums[cell] ?? 0) + (gradient[at] ?? 0);
    weights[cell] = (weights[cell] ?? 0) + (curvature[at] ?? 0);
  }
}

function sendDown(model: Trees, start: number, level: number, binned: readonly Uint8Array[], node: Uint16Array): void {
  const place = start + 2 ** level - 1;
  for (let row = 0; row < node.length; row += 1) {
    const own = node[row] ?? 0;
    const column = model.column[place + own] ?? -1;
    const isRight = column >= 0 && (binned[column]?.[row] ?? 0) > (model.bin[place + own] ?? 0);
    node[row] = 2 * own + (isRight ? 1 : 0);
  }
}

function setLeaves(
  model: Trees,
  start: number,
  { taken, gradient, curvature, node }: Sample,
  least: number,
  rate: number,
): void {
  const leaves = 2 ** model.depth;
  const sums = new Float64Array(leaves);
  const weights = new Float64Array(leaves);
  for (let at = 0; at < taken.length; at += 1) {
    const leaf = node[taken[at] ?? 0] ?? 0;
    sums[leaf] = (sums[leaf] ?? 0) + (gradient[at] ?? 0);
    weights[leaf] = (weights[leaf] ?? 0) + (curvature[at] ?? 0);
  }
  for (let leaf = 0; leaf < leaves; leaf += 1)
    model.leaf[start + leaf] = (-rate * (sums[leaf] ?? 0)) / ((weights[leaf] ?? 0) + PENALTY * least);
}

/** The fitted value of each row. */
export function predictTrees(model: Trees, columns: readonly Float64Array[], rows: number): Float64Array {
  const { depth, leaf } = model;
  const binned = columns.map((column, at) => binColumn(column, model.edges[at] ?? new Float64Array(0)));
  const inner = 2 ** depth - 1;
  const leaves = 2 ** depth;
  const trees = leaf.length / leaves;
  const fitted = new Float64Array(rows);
  const node = new Uint16Array(rows);
  for (let tree = 0; tree < trees; tree += 1) {
    node.fill(0);
    for (let level = 0; level < depth; level += 1) sendDown(model, tree * inner, level, binned, node);
    for (let row = 0; row < rows; row += 1)
      fitted[row] = (fitted[row] ?? 0) + (leaf[tree * leaves + (node[row] ?? 0)] ?? 0);
  }
  return fitted;
}

/** Every row once in 1 / share trees or so, by a hash of row and tree. */
function sampleRows(rows: number, tree: number, share: number): Int32Array {
  const taken = new Int32Array(rows);
  const limit = share * 2 ** 32;
  let count = 0;
  for (let row = 0; row < rows; row += 1) {
    let hash = Math.imul(row + 1, 2_654_435_761) ^ Math.imul(tree + 1, 2_246_822_519);
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
    if ((hash ^ (hash >>> 13)) >>> 0 >= limit) continue;
    taken[count] = row;
    count += 1;
  }
  return taken.subarray(0, count);
}

/** The edges between bins of about equal count; few different values have a bin each. */
function binEdges(column: Float64Array): Float64Array {
  const known = column.filter((value) => !Number.isNaN(value)).sort();
  const edges: number[] = [];
  for (let at = 1; at < BINS - 1; at += 1) {
    const edge = known[Math.floor((at * known.length) / (BINS - 1))] ?? Number.NaN;
    if (!Number.isNaN(edge) && edge > (edges.at(-1) ?? known[0] ?? Number.NaN)) edges.push(edge);
  }
  return Float64Array.from(edges);
}

/** 0 for NaN, else 1 and the number of edges at or below the value. */
function binColumn(column: Float64Array, edges: Float64Array): Uint8Array {
  const bins = new Uint8Array(column.length);
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    let low = 0;
    let high = edges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((edges[middle] ?? 0) <= value) low = middle + 1;
      else high = middle;
    }
    bins[row] = low + 1;
  }
  return bins;
}
