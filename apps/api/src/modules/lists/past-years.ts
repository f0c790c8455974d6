import type { Exam } from '@dakhila/contract/exam';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';

/** A year that a list can be played against, with the rounds whose lists are known. */
export type PastYear = { year: number; rounds: number };

/** One round alone is no process to play. */
const FEWEST_ROUNDS = 2;
const known = new WeakMap<Catalogue, Map<Exam, PastYear[]>>();

/** The years of an exam that can be played, newest first. */
export function pastYears(catalogue: Catalogue, exam: Exam): PastYear[] {
  const ofCatalogue = known.get(catalogue) ?? new Map<Exam, PastYear[]>();
  known.set(catalogue, ofCatalogue);
  const years = ofCatalogue.get(exam) ?? countRounds(catalogue, exam);
  ofCatalogue.set(exam, years);
  return years;
}

function countRounds({ mhtCet, jee }: Catalogue, exam: Exam): PastYear[] {
  const { year, round } = exam === 'josaa' ? jee.cutoffs.cells : mhtCet.cutoffs.cells;
  const rounds = new Map<number, number>();
  for (let cell = 0; cell < year.length; cell += 1) {
    const own = year[cell] ?? 0;
    rounds.set(own, Math.max(rounds.get(own) ?? 0, round[cell] ?? 0));
  }
  return [...rounds]
    .map(([of, held]) => ({ year: of, rounds: held }))
    .filter((past) => past.rounds >= FEWEST_ROUNDS)
    .sort((one, other) => other.year - one.year);
}
