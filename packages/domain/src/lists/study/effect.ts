/** What a study saved of one list: shares of no seat and lengths, first and last. */
export type ListResult = {
  studentId: string;
  hasRecommendations: boolean;
  firstNone: number;
  lastNone: number;
  firstLength: number;
  lastLength: number;
};

type Means = { none: number; length: number };
export type Arm = { students: number; lists: number; change: Means };
/** A difference with its 95% interval. */
export type Difference = { of: number; low: number; high: number };
/** `difference` is with less without recommendations; null where there are too few students to say. */
export type StudyEffect = { on: Arm; off: Arm; difference: { none: Difference; length: Difference } | null };

/** With fewer students on a side, an interval by the normal distribution would claim too much. */
export const FEWEST_STUDENTS = 30;
const NINETY_FIVE_PERCENT = 1.96;

/** How risk and length changed with and without recommendations. Students were drawn, not lists, so each student counts once. */
export function studyEffect(results: readonly ListResult[]): StudyEffect {
  const [on, off] = [true, false].map((has) => sideOf(results.filter((own) => own.hasRecommendations === has)));
  if (on === undefined || off === undefined) throw new Error('there are two sides');
  const isEnough = Math.min(on.none.length, off.none.length) >= FEWEST_STUDENTS;
  return {
    on: armOf(on),
    off: armOf(off),
    difference: isEnough
      ? { none: differenceOf(on.none, off.none), length: differenceOf(on.length, off.length) }
      : null,
  };
}

type Side = { lists: number; none: number[]; length: number[] };

/** The mean change of each student's lists. */
function sideOf(results: readonly ListResult[]): Side {
  const students = [...Map.groupBy(results, ({ studentId }) => studentId).values()];
  return {
    lists: results.length,
    none: students.map((lists) => mean(lists.map(({ firstNone, lastNone }) => lastNone - firstNone))),
    length: students.map((lists) => mean(lists.map(({ firstLength, lastLength }) => lastLength - firstLength))),
  };
}

const armOf = ({ lists, none, length }: Side): Arm => ({
  ...{ students: none.length, lists },
  change: { none: mean(none), length: mean(length) },
});

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Welch: the two sides may differ in size and in spread. */
function differenceOf(one: readonly number[], other: readonly number[]): Difference {
  const of = mean(one) - mean(other);
  const error = Math.sqrt(varianceOf(one) / one.length + varianceOf(other) / other.length);
  return { of, low: of - NINETY_FIVE_PERCENT * error, high: of + NINETY_FIVE_PERCENT * error };
}

function varianceOf(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}
