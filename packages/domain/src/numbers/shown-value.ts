/** Counts of people below this are not shown: a very small number in a group could point at somebody. */
export const SMALLEST_SHOWN = 5;

/** What stands in for a number: `few` for 1 to 4 people, `unknown` for a period that was not counted. */
export const HIDDEN_VALUES = ['few', 'unknown'] as const;
export type ShownValue = number | (typeof HIDDEN_VALUES)[number];

/** Hides small counts of people. Nobody at all is no secret. */
export const shownCount = (count: number): number | 'few' => (count > 0 && count < SMALLEST_SHOWN ? 'few' : count);

/** The sum of what is shown. `isAtLeast`: hidden counts come on top, and the sum must not betray them. */
export function sumShown(values: readonly ShownValue[]): { sum: number; isAtLeast: boolean } {
  const known = values.filter((value) => typeof value === 'number');
  return { sum: known.reduce((sum, value) => sum + value, 0), isAtLeast: values.includes('few') };
}
