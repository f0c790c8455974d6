import {
  addChance,
  type ChanceScores,
  type Chances,
  emptyChances,
  joinChances,
  scoresOfChances,
  shareOf,
} from './chances.ts';

/** How well chances came true, added up candidate by candidate and cell by cell. */
export type Tally = {
  chances: Chances;
  squares: { hard: number; stratified: number };
  cells: number;
  covered: number;
  widths: number[];
  errors: number[];
};

/** What a tally comes to. Brier scores are of candidates; the rest is of cells. Null where there is nothing to divide by. */
export type Scores = ChanceScores & {
  cells: number;
  brierHard: number | null;
  brierStratified: number | null;
  /** Brier score as a share of the stratified baseline's. */
  ratio: number | null;
  coverage80: number | null;
  /** Median of q90 / q10. */
  width80: number | null;
  /** Median of how far the closing rank lay from q50, as a share. */
  medianError: number | null;
  /** The share of closing ranks within a fifth of q50. */
  within20: number | null;
};

export function emptyTally(): Tally {
  return {
    chances: emptyChances(),
    squares: { hard: 0, stratified: 0 },
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
  addChance(tally.chances, chance, isIn);
  tally.squares.hard += (hard - outcome) ** 2;
  tally.squares.stratified += (stratified - outcome) ** 2;
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
  joinChances(into.chances, from.chances);
  into.squares.hard += from.squares.hard;
  into.squares.stratified += from.squares.stratified;
  into.cells += from.cells;
  into.covered += from.covered;
  for (const width of from.widths) into.widths.push(width);
  for (const error of from.errors) into.errors.push(error);
}

/** The scores of a tally. */
export function scoresOf(tally: Tally): Scores {
  const { chances, squares, cells } = tally;
  const { candidates, brier, logLoss, ece, bins } = scoresOfChances(chances);
  return {
    cells,
    candidates,
    brier,
    brierHard: shareOf(squares.hard, candidates),
    brierStratified: shareOf(squares.stratified, candidates),
    ratio: shareOf(chances.squares, squares.stratified),
    logLoss,
    ece,
    coverage80: shareOf(tally.covered, cells),
    width80: medianOf(tally.widths),
    medianError: medianOf(tally.errors),
    within20: shareOf(tally.errors.filter((error) => error <= 0.2).length, cells),
    bins,
  };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values).sort();
  return sorted.length === 0 ? null : Number((sorted[sorted.length >> 1] ?? 0).toFixed(4));
}
