/** What is read of a choice to know whether it belongs into the official form. */
type Choice = {
  official: { code: string | null; institute: string; programme: string };
  standing: { state: string } | null;
};

/** The choices to enter in the official form, in order: without those that the student may not take, and each only once. */
export function formChoices<T extends Choice>(choices: readonly T[]): T[] {
  const seen = new Set<string>();
  return choices.filter(({ official: { code, institute, programme }, standing }) => {
    const line = JSON.stringify([code, institute, programme]);
    return standing?.state !== 'closed' && !seen.has(line) && seen.add(line);
  });
}
