/**
 * Prepares the head of answers that differ in a few values only, given in the order of `own`. What comes back holds until the next call: `writeHead` has written it
 * down by then, and no new list of thirty words is made for each answer.
 */
export function makeHead<const Own extends readonly string[]>(lasting: Readonly<Record<string, string>>, own: Own) {
  const head = [...own.flatMap((name) => [name, '']), ...Object.entries(lasting).flat()];
  return (...values: { [At in keyof Own]: string }): string[] => {
    let at = 1;
    for (const value of values) {
      head[at] = value;
      at += 2;
    }
    return head;
  };
}
