/** How well chances came true, added up candidate by candidate. */
export type Chances = {
  candidates: number;
  squares: number;
  logLoss: number;
  bins: { count: number; forecast: number; observed: number }[];
};

/** Brier score, log loss and expected calibration error of chances, with the bins it is of. Null where there were none. */
export type ChanceScores = {
  candidates: number;
  brier: number | null;
  logLoss: number | null;
  ece: number | null;
  bins: { from: number; to: number; count: number; forecast: number; observed: number }[];
};

const BINS = 10;

export function emptyChances(): Chances {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, forecast: 0, observed: 0 }));
  return { candidates: 0, squares: 0, logLoss: 0, bins };
}

/** Adds a chance strictly between 0 and 1, and what came of it. */
export function addChance(into: Chances, chance: number, isIn: boolean): void {
  const outcome = isIn ? 1 : 0;
  into.candidates += 1;
  into.squares += (chance - outcome) ** 2;
  into.logLoss -= Math.log(isIn ? chance : 1 - chance);
  const bin = into.bins[Math.min(Math.floor(chance * BINS), BINS - 1)];
  if (bin === undefined) return;
  bin.count += 1;
  bin.forecast += chance;
  bin.observed += outcome;
}

/** Adds one sum to another. */
export function joinChances(into: Chances, from: Chances): void {
  into.candidates += from.candidates;
  into.squares += from.squares;
  into.logLoss += from.logLoss;
  from.bins.forEach((bin, at) => {
    const own = into.bins[at];
    if (own === undefined) return;
    own.count += bin.count;
    own.forecast += bin.forecast;
    own.observed += bin.observed;
  });
}

/** The scores of a sum. */
export function scoresOfChances({ candidates, squares, logLoss, bins }: Chances): ChanceScores {
  const gap = bins.reduce((sum, bin) => sum + Math.abs(bin.forecast - bin.observed), 0);
  return {
    candidates,
    brier: shareOf(squares, candidates),
    logLoss: shareOf(logLoss, candidates),
    ece: shareOf(gap, candidates),
    bins: bins.map(({ count, forecast, observed }, at) => ({
      from: at / BINS,
      to: (at + 1) / BINS,
      count,
      forecast: shareOf(forecast, count) ?? 0,
      observed: shareOf(observed, count) ?? 0,
    })),
  };
}

/** A mean to four digits; null of nothing. */
export function shareOf(sum: number, count: number): number | null {
  return count === 0 ? null : Number((sum / count).toFixed(4));
}
