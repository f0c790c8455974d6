const LETTERS: Readonly<Record<string, string>> = {
  Technology: 'Tech',
  Science: 'Sc',
  Architecture: 'Arch',
  Planning: 'Plan',
  Pharmaceutics: 'Pharm',
  Design: 'Des',
};
const SUBJECT = `(${Object.keys(LETTERS).join('|')})`;

/** Order matters: two degrees in one subject are written out before each is shortened. */
const RULES: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  [/\s*\(Dual Degree\)$/, ''],
  [new RegExp(`\\bBachelor and Master of ${SUBJECT}`), 'Bachelor of $1 and Master of $1'],
  [
    new RegExp(`\\b(Bachelor|Master)s? (?:of|in) ${SUBJECT}`, 'g'),
    (_, level = '', subject = '') => `${level.charAt(0)}.${LETTERS[subject]}`,
  ],
  [/\b([BM])\. ?Tech\b\.?/g, '$1.Tech'],
  [/ and |(?<=Sc)-(?=M)/g, ' + '],
  [/ ?\/ ?/g, ' / '],
  [/Integrated (?=.* \+ )/, ''],
];

const USUAL = /^4 Years, B\.Tech(?: \/ B\.Tech \(Hons\.\))?$/;

/**
 * The length and degree of a JoSAA programme in a few letters, or null for the usual four-year B.Tech:
 * '5 Years, Bachelor and Master of Technology (Dual Degree)' → '5 Years, B.Tech + M.Tech'. A degree without a rule stays as printed.
 */
export function unusualDegree(printed: string | null): string | null {
  if (printed === null) return null;
  const short = RULES.reduce((text, [from, to]) => text.replace(from, to as string), printed);
  return USUAL.test(short) ? null : short;
}
