import { loosestRound } from '@dakhila/domain/colleges/open-closings';
import { reachStep } from '@dakhila/domain/predictor/reach';
import type { useChances } from './answers/closings.tsx';
import type { ShownCourse } from './any-college.ts';

type ChancesOf = ReturnType<typeof useChances>['chancesOf'];

const WITHOUT_CHANCE = 3;
const NOT_IN_PREDICTION = 4;

/** As the results are ordered: first what is within reach, then what may be. A course without a chance follows where the prediction has something of it. */
export function stepOf(course: ShownCourse, chancesOf: ChancesOf): number {
  const { own, waiver } = chancesOf(course);
  const known = own ?? waiver;
  if (known === undefined) return NOT_IN_PREDICTION;
  const { chance, band, offered } = known;
  return chance === null || band === null || band === 'Unlikely' ? WITHOUT_CHANCE : reachStep(chance, offered);
}

/** The courses that the student has a chance in come first; within a step those that are hardest to enter. */
export function inOwnOrder(
  courses: readonly ShownCourse[],
  chancesOf: ChancesOf,
  isOther: (course: ShownCourse) => boolean = () => false,
): ShownCourse[] {
  return [...courses].sort(
    (one, other) =>
      stepOf(one, chancesOf) - stepOf(other, chancesOf) ||
      Number(isOther(one)) - Number(isOther(other)) ||
      newestRank(one) - newestRank(other),
  );
}

/** The course whose cut-offs are shown first: the best one with a chance, else the first one of a branch that the student wants. */
export function firstCourse(
  courses: readonly ShownCourse[],
  chancesOf: ChancesOf,
  wantedPlace: (branch: string) => number,
): ShownCourse | undefined {
  const [best] = inOwnOrder(courses, chancesOf);
  if (best && stepOf(best, chancesOf) < NOT_IN_PREDICTION) return best;
  return courses.toSorted((one, other) => wantedPlace(one.name) - wantedPlace(other.name))[0];
}

/** The last rank that got a seat in the newest year; courses without one come last. */
function newestRank({ openClosings }: ShownCourse): number {
  const ranks = openClosings.map(({ years: [newest] }) => loosestRound(newest?.rounds ?? [])?.closing[0] ?? 0);
  return Math.max(0, ...ranks) || LAST;
}
const LAST = Number.MAX_SAFE_INTEGER;
