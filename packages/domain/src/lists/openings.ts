/**
 * Simulates in which round each choice opens for one candidate, with a Gaussian copula. The predictor gives the chance that a choice is open by the end of
 * each round. Each draw has one normal score for a choice, which decides the round; a choice that opened stays open. Scores of different choices are
 * correlated by shared factors: the yearly shift of their group, institute, programme, and the candidate's rank if it is estimated. The rest is independent
 * noise. So each choice keeps exactly its own chance. Do not trust joint chances of many rare events: the tails of a copula are an assumption.
 */
import { firstState, nextState, normalDraws, normalScore, SCORES, TABLE_SHIFT } from './draws.ts';

/** A factor that several choices share. `load` is its weight in the score; the square of it is its share of the variance. */
export type SharedFactor = { name: string; load: number };

export type DrawnChoice = {
  key: string;
  /** The chance of being open by the end of each round; never decreases. */
  chances: readonly number[];
  factors: readonly SharedFactor[];
};

export type DrawOptions = { draws: number; seed: number };

/** For each choice and draw, the first round in which it is open; `rounds + 1` means never. */
export type Openings = { rounds: number; draws: number; opensIn: readonly Uint8Array[] };

/** The most factors a choice can have; a fixed number makes the loop below fast. */
const MAX_FACTORS = 4;

/** Draws when each choice opens. The random sequence depends on the choice alone, so that an edit does not change the results of other choices. */
export function drawOpenings(choices: readonly DrawnChoice[], rounds: number, { draws, seed }: DrawOptions): Openings {
  const zero = new Float64Array(draws);
  const shared = new Map<string, Float64Array>();
  const termOf = (factor: SharedFactor | undefined): Term => {
    if (factor === undefined) return { load: 0, scores: zero };
    const scores = shared.get(factor.name) ?? normalDraws(seed, `shared ${factor.name}`, draws);
    shared.set(factor.name, scores);
    return { load: factor.load, scores };
  };
  const opensIn = choices.map(({ key, chances, factors: [first, second, third, fourth, ...more] }) => {
    if (more.length > 0) throw new Error(`a choice shares at most ${MAX_FACTORS} factors`);
    const column = new Uint8Array(draws).fill(rounds + 1);
    const needed = Float64Array.from({ length: rounds }, (_, at) => -normalScore(chances[at] ?? 0));
    const terms = [termOf(first), termOf(second), termOf(third), termOf(fourth)] as const;
    if (needed[rounds - 1] !== Number.POSITIVE_INFINITY) fill(column, needed, terms, firstState(seed, `choice ${key}`));
    return column;
  });
  return { rounds, draws, opensIn };
}

type Term = { load: number; scores: Float64Array };

/** A plain loop in its own function, so that it is compiled once: a full list runs it three million times. */
function fill(column: Uint8Array, needed: Float64Array, terms: readonly [Term, Term, Term, Term], start: number): void {
  const [{ load: a, scores: one }, { load: b, scores: two }, { load: c, scores: three }, { load: d, scores: four }] =
    terms;
  const own = Math.sqrt(Math.max(0, 1 - a * a - b * b - c * c - d * d));
  const rounds = needed.length;
  const least = needed[rounds - 1] ?? 0;
  let state = start;
  for (let draw = 0; draw < column.length; draw += 1) {
    state = nextState(state);
    const score =
      own * (SCORES[state >>> TABLE_SHIFT] ?? 0) +
      a * (one[draw] ?? 0) +
      b * (two[draw] ?? 0) +
      c * (three[draw] ?? 0) +
      d * (four[draw] ?? 0);
    if (score < least) continue;
    let opens = rounds;
    while (opens > 1 && score >= (needed[opens - 2] ?? 0)) opens -= 1;
    column[draw] = opens;
  }
}
