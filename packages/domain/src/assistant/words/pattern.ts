/** Parts of patterns by their names: `{name}` in a pattern stands for one. */
type Named = Readonly<Record<string, string>>;

/** The longest gap, in letters, where the pattern gives no number. */
const WIDE = 40;

/**
 * A pattern of whole words, as the tables of words write it: `…` is a gap of some letters (`…20` of fewer), `a ⇄ b` is either order with a gap between,
 * `(a|b)` is either word, `@city` is a mark. All else is a regular expression.
 */
export const patternOf = (words: string | readonly string[], named: Named = {}): RegExp =>
  new RegExp(`(?<!\\w)(?:${[words].flat().flatMap(bothOrders).map(expandedWith(named)).join('|')})(?!\\w)`);

function bothOrders(words: string): string[] {
  const [one = '', other] = words.split(' ⇄ ');
  return other === undefined ? [words] : [`${one} … ${other}`, `${other} … ${one}`];
}

const expandedWith = (named: Named) => (words: string) =>
  withNamed(words, named)
    .replace(/ …(\d*) /g, (_, letters: string) => `(?!\\w).{0,${letters || WIDE}}(?<!\\w)`)
    .replace(/(?<!\\)\((?!\?)/g, '(?:');

const withNamed = (words: string, named: Named) =>
  words.replace(/\{([a-z]\w*)\}/gi, (whole, name: string) =>
    named[name] === undefined ? whole : `(?:${named[name]})`,
  );

/** A pattern of words in Devanagari: `<` and `>` stand for the borders of a word and `~` for the rest of one. */
export const scriptPattern = (words: string, named: Named, flags = 'u'): RegExp =>
  new RegExp(
    withNamed(words, named)
      .normalize('NFKC')
      .replace(/<(?![!=])/g, '(?<![\\p{L}\\p{M}])')
      .replaceAll('>', '(?![\\p{L}\\p{M}])')
      .replaceAll('~', '[\\p{L}\\p{M}]*'),
    flags,
  );
