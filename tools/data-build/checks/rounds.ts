import type { Problems } from '../problems.ts';
import { knownOddity } from './known-oddities.ts';

/** What the checks of a round need to know of a cell. */
type RoundCell = { year: number; round: number };

/** A round with fewer cells than this share of the one before it is taken for an incomplete file. JoSAA loses 1–5 % a round, CAP up to 40 %. */
const SMALLEST_SHARE = { JoSAA: 0.9, CSAB: 0.3, CAP: 0.4 };
export type ExamName = keyof typeof SMALLEST_SHARE;

/** A round read again may lose a little to corrections, not more. */
const SMALLEST_SHARE_OF_ITSELF = 0.98;

/** Rounds must follow each other without a gap and must not shrink, neither from one to the next nor against what we had. */
export function checkRounds(
  exam: ExamName,
  cells: readonly RoundCell[],
  before: readonly RoundCell[],
  problems: Problems,
): void {
  const counts = countRounds(cells);
  const earlier = countRounds(before);
  for (const [year, rounds] of counts) {
    const last = Math.max(...rounds.keys());
    for (let round = 1; round <= last; round += 1) {
      const where = `${exam} ${year} round ${round}`;
      const count = rounds.get(round) ?? 0;
      const previous = rounds.get(round - 1) ?? 0;
      const had = earlier.get(year)?.get(round) ?? 0;
      if (count === 0) problems.error('missing-round', `${where} is missing, round ${last} is there`);
      else if (count < previous * SMALLEST_SHARE[exam])
        report(exam, year, round, `${where} has ${count} cells after ${previous} in the round before`, problems);
      if (count > 0 && count < had * SMALLEST_SHARE_OF_ITSELF)
        problems.error('shrunken-round', `${where} has ${count} cells, we had ${had}`);
    }
  }
}

function report(exam: ExamName, year: number, round: number, message: string, problems: Problems): void {
  const why = knownOddity('shrinking-round', exam, year, round);
  if (why === undefined) problems.error('shrinking-round', message);
  else problems.warning('shrinking-round', `${message}: ${why}`);
}

function countRounds(cells: readonly RoundCell[]): Map<number, Map<number, number>> {
  const counts = new Map<number, Map<number, number>>();
  for (const { year, round } of cells) {
    const rounds = counts.get(year) ?? new Map<number, number>();
    rounds.set(round, (rounds.get(round) ?? 0) + 1);
    counts.set(year, rounds);
  }
  return counts;
}

/** No cell may occur twice. Works one round at a time, to keep the set of keys small. */
export function checkDuplicates<T extends RoundCell>(
  exam: ExamName,
  cells: readonly T[],
  keyOf: (cell: T) => string,
  problems: Problems,
): void {
  const rounds = Map.groupBy(cells, ({ year, round }) => `${year} round ${round}`);
  for (const [round, ofRound] of rounds) {
    const seen = new Set<string>();
    for (const cell of ofRound) {
      const key = keyOf(cell);
      if (seen.has(key)) problems.error('duplicate-cell', `${exam} ${round}, ${key}`);
      seen.add(key);
    }
  }
}
