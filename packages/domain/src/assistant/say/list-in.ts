/** Names in a sentence of a language: ['A', 'B', 'C'] with 'और' → 'A, B और C'. */
export const listIn =
  (and: string) =>
  (names: readonly string[]): string =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
