/** The probabilities at which a forecast gives the closing rank. */
export const KNOTS = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95] as const;

/** Standard normal scores of the knots: between two knots the score, not the probability, runs straight. */
export const KNOT_SCORES = [
  -1.6448536269514722, -1.2815515655446004, -0.6744897501960817, 0, 0.6744897501960817, 1.2815515655446004,
  1.6448536269514722,
] as const;

/** Where `q10`, `q50` and `q90` lie among the knots. */
export const SHOWN_KNOTS = { q10: 1, q50: 3, q90: 5 } as const;

/**
 * What the predictor asks of a model: for each pool and round of one admission year the closing ranks that are not reached with the
 * probabilities of `KNOTS`, rising. Null where the model will not say: a brand-new institute, nothing to go by.
 */
export type Forecaster = {
  year: number;
  rounds: number;
  closingRanks: (pool: number, round: number) => readonly number[] | null;
};
