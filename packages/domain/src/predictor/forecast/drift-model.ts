/**
 * The forecast of later rounds once a round of the season is known: how far each pool still moves from its latest rank.
 *
 * Where ranks only loosen (JoSAA) a pool may stay at its rank to the end: the chance of that is one regression, the size of the move another. Elsewhere
 * (CAP) the move itself is fitted. Features are the usual move of the pool and of its kind, the difference of the known rank from the pool's level and from the
 * fit of all levels this year, and the rank itself. Years share a shift of their own.
 * Not to be trusted: in the second and third year of a list's rounds, when next to nothing is known of how years differ.
 */
import { SIZE_FLOOR } from './distribution.ts';
import { type DriftHistory, driftBlock, STILL } from './drift-rows.ts';
import { fitLogistic } from './linear-fits.ts';
import { median } from './numbers.ts';
import { fitLocation, type LocationModel, stackTraining, type TrainingPart } from './training.ts';
import { fading } from './year-shift.ts';

export type DriftModel = LocationModel & {
  /** Logistic coefficients of moving at all; null where every pool moves. */
  moves: Float64Array | null;
  /** Spread of the shift that all pools of a cohort share in a year, by cohort. */
  shifts: Float64Array;
};

const MAX_YEARS = 8;
const FEWEST_ROWS = 200;
const PENALTY = 1e-3;
const LARGEST_ERROR = { size: 4, move: 2 };
/** Of the yearly shift before any year is known, in the units of the model. Counts as one year. */
const PRIOR_SHIFT = 0.05;

/** Learns from the years before `year`. Null when no year had the known round and a later one. */
export function fitDrift(drift: DriftHistory, year: number): DriftModel | null {
  const { loosens, without, cohort } = drift.history.system;
  const parts = trainingParts(drift, year);
  const moved = stackTraining(parts, loosens ? (move) => move > STILL : undefined);
  const design = moved.designs[0];
  if (design === undefined || moved.target.length < FEWEST_ROWS) return null;
  const spreads = without.has('spread-by-pool') ? { ...design, columns: design.columns.slice(0, 1) } : design;
  const target = loosens ? moved.target.map((move) => Math.log(move + SIZE_FLOOR)) : moved.target;
  const middle = median(target);
  const centred = target.map((own) => own - middle);
  const largest = loosens ? LARGEST_ERROR.size : LARGEST_ERROR.move;
  const penalty = design.columns.map(() => PENALTY);
  const { model, medians } = fitLocation([design, spreads], { ...moved, target: centred }, penalty, largest);
  // The first column is the constant.
  model.location[0] = (model.location[0] ?? 0) + middle;
  return {
    ...model,
    moves: loosens ? fitMoves(parts) : null,
    shifts: without.has('year-shift') ? new Float64Array(cohort.size) : shiftsOf(medians, cohort.size),
  };
}

function fitMoves(parts: readonly TrainingPart[]): DriftModel['moves'] {
  const all = stackTraining(parts);
  const design = all.designs[0];
  const moved = all.target.map((move) => (move > STILL ? 1 : 0));
  return design === undefined ? null : fitLogistic(design, moved, all.weight);
}

function trainingParts(drift: DriftHistory, target: number): TrainingPart[] {
  const { held, system } = drift.history;
  const { cohort } = system;
  const parts: TrainingPart[] = [];
  let years = 0;
  for (let year = Math.max(1, target - MAX_YEARS); year < target; year += 1) {
    const rounds = held[year] ?? [];
    if (!rounds.includes(drift.known) || rounds.at(-1) === drift.known) continue;
    for (const round of rounds) {
      if (round <= drift.known) continue;
      const { pools, move, columns } = driftBlock(drift, year, round);
      const cluster = pools.map((pool) => years * cohort.size + (cohort.code[pool] ?? 0));
      parts.push({ columns: [columns], target: move, weight: fading(target - year), cluster });
    }
    // Rounds of one year err together.
    years += 1;
  }
  return parts;
}

/**
 * The spread of the years' median errors about 0, by cohort. The fit has taken their mean for 0, which costs a year; and that mean is itself only known
 * from that number of years.
 */
function shiftsOf(medians: Float64Array, cohorts: number): Float64Array {
  const years = Math.ceil(medians.length / cohorts);
  return Float64Array.from({ length: cohorts }, (_, cohort) => {
    let squares = PRIOR_SHIFT ** 2;
    for (let at = cohort; at < medians.length; at += cohorts) squares += (medians[at] ?? 0) ** 2;
    return Math.sqrt((squares / years) * (1 + 1 / years));
  });
}
