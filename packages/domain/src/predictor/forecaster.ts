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
 * What the predictor needs of a model: for each pool and round of one admission year the closing ranks that are not reached with the probabilities of `KNOTS`,
 * rising. Null where the model abstains: a brand-new institute, no data.
 */
export type Forecaster = {
  year: number;
  rounds: number;
  closingRanks: (pool: number, round: number) => readonly number[] | null;
  /** The chance that the pool offers a seat by the end of a round: closing ranks hold only where it does. */
  offered: (pool: number, round: number) => number;
  /** The chance that the pool's programme is offered at all. */
  programmeOffered: (pool: number) => number;
  /** In how many of the last years its seat was offered. */
  offerRecord: (pool: number) => OfferRecord;
  /** Whether the pool's closing ranks are shares of the year's list: an estimated place then moves with them. */
  isByList: (pool: number) => boolean;
  /** Whether the range of another forecast goes into the last tenth of the list. Absent where no list is known to its end. */
  reachesListEnd?: (pool: number) => boolean;
  /** What the pool's closing rank shares with those of other pools, in the last round. Null where the model abstains. */
  shared: (pool: number) => Shared | null;
};

/** `offered` of the last `of` years in which the programme was in the lists: what the chance of an offer is based on. `since` is the first year that had the seat, where every list since has it and an earlier one has not. */
export type OfferRecord = { offered: number; of: number; since?: number };

/**
 * How the closing ranks of different pools hang together. The normal score of a pool's closing rank in its own distribution is the sum
 *
 *     √year · G + √institute · I + √programme · P + √(1 − year − institute − programme) · E
 *
 * of standard normal numbers: G one a year for all pools of a group, I one for all of an institute, P one for all of a programme there, E the
 * pool's own. G, I and P are the same in every round; E correlates by `rounds` between any two rounds: √rounds · (one number) + √(1 − rounds) ·
 * (one a round). A seat is had where the score is at least minus what `scoreOf` answers.
 */
export type Shared = { group: number; year: number; institute: number; programme: number; rounds: number };
