import type { CollegeType } from '../../colleges/records.ts';
import type { DrawnChoice } from '../openings.ts';

/** Why it is recommended: it raises the chance of a seat, is in a named city that the list lacks, or is more sought-after than a choice of the list. */
export type RecommendedKind = 'safety' | 'city' | 'reach';

/** A choice of the list. `isSafe` is what its row says; `demand` is its place in the order of demand, null where it is unknown. */
export type ListedChoice = DrawnChoice & { isSafe: boolean; demand: number | null };

/** A programme that may be recommended. `nearness` says how well it meets the preferences; `above` is the first choice of the list, from 0, that it stands above. */
export type Candidate = DrawnChoice & {
  isSafe: boolean;
  college: string;
  demand: number;
  nearness: number;
  above: number | null;
  /** Which of the named cities that the list has no choice of it is in, from 0; null for none. */
  city: number | null;
  /** The kind of its college. */
  type: CollegeType;
  level: string | null;
  /** The student would have had a seat here last year: what was out of reach then is no safety, whatever its forecast. */
  isProven: boolean;
  /** What it was suggested as a moment ago: it stays while it helps, although a new suggestion would have to do more. */
  shownAs?: RecommendedKind | undefined;
};

/** A candidate with the round in which it opens in each draw. */
export type Opening = { candidate: Candidate; column: Uint8Array };

/** The chance of a seat by the last round, counting that none may be offered. */
export const lastChance = ({ chances }: DrawnChoice) => chances.at(-1) ?? 0;

/** Those of colleges that are not among the picked: three programmes of one college would be no choice. */
export const others = (openings: readonly Opening[], picked: readonly Opening[]) =>
  openings.filter(({ candidate }) => !picked.some((own) => own.candidate.college === candidate.college));

export function countDraws(column: Uint8Array, rounds: number, counts: (draw: number) => boolean): number {
  let count = 0;
  for (let draw = 0; draw < column.length; draw += 1) if ((column[draw] ?? 0) <= rounds && counts(draw)) count += 1;
  return count;
}

/** One that would be the seat less often than this is not worth its place. */
export const LEAST_FINAL_OF_SHOWN = 0.02;
/** More are not read. */
export const MOST_RECOMMENDED = 3;
