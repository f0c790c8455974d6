/** How well chances came true, added up candidate by candidate and cell by cell. */
export type Tally = {
  candidates: number;
  squares: { forecast: number; hard: number; stratified: number };
  logLoss: number;
  bins: { count: number; forecast: number; observed: number }[];
  cells: number;
  covered: number;
  widths: number[];
  errors: number[];
};

/** What a tally comes to. Brier scores are of candidates; the rest is of cells. Null where there is nothing to divide by. */
export type Scores = {
  cells: number;
  candidates: number;
  brier: number | null;
  brierHard: number | null;
  brierStratified: number | null;
  /** Brier score as a share of the stratified baseline's. */
  ratio: number | null;
  logLoss: number | null;
  ece: number | null;
  coverage80: number | null;
  /** Median of q90 / q10. */
  width80: number | null;
  /** Median of how far the closing rank lay from q50, as a share. */
  medianError: number | null;
  bins: { from: number; to: number; count: number; forecast: number; observed: number }[];
};

const BINS = 10;

export function emptyTally(): Tally {
  return {
    candidates: 0,
    squares: { forecast: 0, hard: 0, stratified: 0 },
    logLoss: 0,
    bins: Array.from({ length: BINS }, () => ({ count: 0, forecast: 0, observed: 0 })),
    cells: 0,
    covered: 0,
    widths: [],
    errors: [],
  };
}

export type Candidate = { chance: number; hard: number; stratified: number; isIn: boolean };
export type Cell = { q10: number; q50: number; q90: number; rank: number };

/** Adds a candidate whose chance was forecast. */
export function addCandidate(tally: Tally, { chance, hard, stratified, isIn }: Candidate): void {
  const outcome = isIn ? 1 : 0;
  tally.candidates += 1;
  tally.squares.forecast += (chance - outcome) ** 2;
  tally.squares.hard += (hard - outcome) ** 2;
  tally.squares.stratified += (stratified - outcome) ** 2;
  tally.logLoss -= Math.log(isIn ? chance : 1 - chance);
  const bin = tally.bins[Math.min(Math.floor(chance * BINS), BINS - 1)];
  if (bin === undefined) return;
  bin.count += 1;
  bin.forecast += chance;
  bin.observed += outcome;
}

/** Adds a closing rank that was forecast. A hundredth of a rank is lost in writing. */
export function addCell(tally: Tally, { q10, q50, q90, rank }: Cell): void {
  tally.cells += 1;
  if (rank >= q10 - 0.01 && rank <= q90 + 0.01) tally.covered += 1;
  tally.widths.push(q90 / q10);
  tally.errors.push(Math.abs(rank / q50 - 1));
}

/** Adds one tally to another. */
export function addTally(into: Tally, from: Tally): void {
  into.candidates += from.candidates;
  into.squares.forecast += from.squares.forecast;
  into.squares.hard += from.squares.hard;
  into.squares.stratified += from.squares.stratified;
  into.logLoss += from.logLoss;
  from.bins.forEach((bin, at) => {
    const own = into.bins[at];
    if (own === undefined) return;
    own.count += bin.count;
    own.forecast += bin.forecast;
    own.observed += bin.observed;
  });
  into.cells += from.cells;
  into.covered += from.covered;
  for (const width of from.widths) into.widths.push(width);
  for (const error of from.errors) into.errors.push(error);
}

/** The scores of a tally. */
export function scoresOf(tally: Tally): Scores {
  const { candidates, squares, cells } = tally;
  const each = (sum: number, count: number) => (count === 0 ? null : rounded(sum / count));
  const gap = tally.bins.reduce((sum, bin) => sum + Math.abs(bin.forecast - bin.observed), 0);
  return {
    cells,
    candidates,
    brier: each(squares.forecast, candidates),
    brierHard: each(squares.hard, candidates),
    brierStratified: each(squares.stratified, candidates),
    ratio: each(squares.forecast, squares.stratified),
    logLoss: each(tally.logLoss, candidates),
    ece: each(gap, candidates),
    coverage80: each(tally.covered, cells),
    width80: medianOf(tally.widths),
    medianError: medianOf(tally.errors),
    bins: tally.bins.map(({ count, forecast, observed }, at) => ({
      from: at / BINS,
      to: (at + 1) / BINS,
      count,
      forecast: each(forecast, count) ?? 0,
      observed: each(observed, count) ?? 0,
    })),
  };
}

const rounded = (value: number) => Number(value.toFixed(4));

function medianOf(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values).sort();
  return sorted.length === 0 ? null : rounded(sorted[sorted.length >> 1] ?? 0);
}
