/** What is read of a choice to know its line of the official form. Only compared, so that texts in any language will do. */
type Line = { official: { code: unknown; institute: unknown; programme: unknown }; note: unknown };

/** What is read of a choice to know whether it belongs into the official form. */
type Choice = Line & {
  /** Empty for a programme that is no longer offered: the form does not have it. */
  collegeId: unknown;
  standing: { state: string } | null;
};

/** The line of the official form that a choice means. The note has the ordinary code of a fee waiver seat, whose own code is not printed. */
export const formLine = ({ official: { code, institute, programme }, note }: Line): string =>
  JSON.stringify([code, note, institute, programme]);

/**
 * The number of each choice in the official form, from 1. Null for what is left out of it: a choice that the student may not take, one that is there already, and
 * one that is no longer offered. This is the only numbering of a list: the rules of the rounds count the places of the form.
 */
export function formPlaces(choices: readonly Choice[]): (number | null)[] {
  const seen = new Set<string>();
  return choices.map((choice) => {
    const line = formLine(choice);
    if (choice.collegeId === '' || choice.standing?.state === 'closed' || seen.has(line)) return null;
    seen.add(line);
    return seen.size;
  });
}

/** The choices to enter in the official form, in order: without those that the student may not take or that are no longer offered, and each only once. */
export function formChoices<T extends Choice>(choices: readonly T[]): T[] {
  const places = formPlaces(choices);
  return choices.filter((_, at) => places[at] !== null);
}
