/** Counts of people below this are not shown: a very small number in a group could point at somebody. */
export const SMALLEST_SHOWN = 5;

/** A number as the desk shows it: `few` stands for 1 to 4, null for a period that was not counted. */
export type ShownValue = number | 'few' | null;

/** Hides small counts of people. Nobody at all is no secret. */
export const shownCount = (count: number): number | 'few' => (count > 0 && count < SMALLEST_SHOWN ? 'few' : count);

/** The sum of what is shown. `isAtLeast`: hidden counts come on top, and the sum must not betray them. */
export function sumShown(values: readonly ShownValue[]): { sum: number; isAtLeast: boolean } {
  const known = values.filter((value) => typeof value === 'number');
  return { sum: known.reduce((sum, value) => sum + value, 0), isAtLeast: values.includes('few') };
}
