type Input = Readonly<Record<string, unknown>>;

/** Answers that narrow a prediction or name its year say nothing about the candidate. */
const NOT_ABOUT_THE_CANDIDATE = ['preferences', 'year'];

/** Whether two inputs of the predictor are about the same candidate. An unticked box and an empty list say the same as no answer. */
export const areSameCandidate = (one: Input, other: Input): boolean => answersOf(one) === answersOf(other);

function answersOf(input: Input): string {
  const given = Object.entries(input).filter(([field, value]) => {
    const isEmpty =
      value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
    return !isEmpty && !NOT_ABOUT_THE_CANDIDATE.includes(field);
  });
  return JSON.stringify(given.sort(([first], [second]) => (first < second ? -1 : 1)));
}
