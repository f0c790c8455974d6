/**
 * When each choice opens for one candidate, drawn many times. Method: a Gaussian copula. Each choice has the predictor's chance of being open by the end of
 * each round; in each draw one normal score decides in which round it opens, the same for all rounds: a seat that opened stays open. Scores of different
 * choices share factors: the common shift of the year in their group, institute, programme, and the candidate's own rank where that is an estimate. The rest is
 * the choice's own noise. So each choice keeps exactly its chance, and a good year is good for all of them. Do not trust joint chances of many rare events: the
 * tails of a copula are an assumption.
 */
import { firstState, nextState, normalDraws, normalScore, SCORES, TABLE_SHIFT } from './draws.ts';

/** Something that several choices share, and its part in the choice's score: the square is a share of the variance. */
export type SharedFactor = { name: string; load: number };

export type DrawnChoice = {
  key: string;
  /** The chance of being open by the end of each round, never falling. */
  chances: readonly number[];
  factors: readonly SharedFactor[];
};

export type DrawOptions = { draws: number; seed: number };

/** For each choice the first round in which it is open, by draw; one more than the rounds where it never is. */
export type Openings = { rounds: number; draws: number; opensIn: readonly Uint8Array[] };

/** How many factors a choice can share; a fixed number makes the loop below quick. */
const MOST_FACTORS = 4;

/** Draws when every choice opens. A choice has the same random sequence at any place on any list, so that an edit changes only what it must. */
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
    if (more.length > 0) throw new Error(`a choice shares at most ${MOST_FACTORS} factors`);
    const column = new Uint8Array(draws).fill(rounds + 1);
    const needed = Float64Array.from({ length: rounds }, (_, at) => -normalScore(chances[at] ?? 0));
    const terms = [termOf(first), termOf(second), termOf(third), termOf(fourth)] as const;
    if (needed[rounds - 1] !== Number.POSITIVE_INFINITY) fill(column, needed, terms, firstState(seed, `choice ${key}`));
    return column;
  });
  return { rounds, draws, opensIn };
}

type Term = { load: number; scores: Float64Array };

/** One plain loop, on its own so that it is compiled once: it runs three million times for a full list. */
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
