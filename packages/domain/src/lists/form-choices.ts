/** What is read of a choice to know whether it belongs into the official form. */
type Choice = {
  /** Only compared, so that texts in any language will do. */
  official: { code: unknown; institute: unknown; programme: unknown };
  standing: { state: string } | null;
};

/**
 * The number of each choice in the official form, from 1. Null for what is left out of it: a choice that the student may not take, and one that is there already.
 * This is the only numbering of a list: the rules of the rounds count the places of the form.
 */
export function formPlaces(choices: readonly Choice[]): (number | null)[] {
  const seen = new Set<string>();
  return choices.map(({ official: { code, institute, programme }, standing }) => {
    const line = JSON.stringify([code, institute, programme]);
    if (standing?.state === 'closed' || seen.has(line)) return null;
    seen.add(line);
    return seen.size;
  });
}

/** The choices to enter in the official form, in order: without those that the student may not take, and each only once. */
export function formChoices<T extends Choice>(choices: readonly T[]): T[] {
  const places = formPlaces(choices);
  return choices.filter((_, at) => places[at] !== null);
}
