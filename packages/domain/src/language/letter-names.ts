import names from './letter-names.json' with { type: 'json' };

/** The English letters as they are called in Hindi and Marathi; some have two names, apart by a space. */
export const LETTER_NAMES: Readonly<Record<string, string>> = names;

/** An abbreviation as it is said, letter by letter: 'BAMU' → 'बीएएमयू'. Where a letter has two names, in each. */
export function spelledInDevanagari(abbreviation: string): readonly string[] {
  const letters = [...abbreviation].map((letter) => (LETTER_NAMES[letter] ?? letter).split(' '));
  const most = Math.max(1, ...letters.map((said) => said.length));
  return Array.from({ length: most }, (_, at) => letters.map((said) => said[at] ?? said[0]).join(''));
}
