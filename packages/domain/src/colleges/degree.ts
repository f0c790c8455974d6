const DEGREE = / \((\d Years?, [^()]+(?:\([^()]*\)[^()]*)*)\)$/;

/** A programme as it is printed, in two parts: 'Civil Engineering' and '4 Years, Bachelor of Technology'. CAP prints no degree. */
export function programmeParts(programme: string): { name: string; degree: string | null } {
  const degree = DEGREE.exec(programme)?.[1] ?? null;
  return { name: degree === null ? programme : programme.replace(DEGREE, ''), degree };
}

const LETTERS: Readonly<Record<string, string>> = {
  Technology: 'Tech',
  Science: 'Sc',
  Architecture: 'Arch',
  Planning: 'Plan',
  Pharmaceutics: 'Pharm',
  Design: 'Des',
};
const SUBJECT = `(${Object.keys(LETTERS).join('|')})`;

type Rule = readonly [RegExp, string];

/** Order matters: two degrees in one subject are written out before each is shortened. */
const RULES: readonly Rule[] = [
  [/\s*\(Dual Degree\)$/, ''],
  [new RegExp(`\\bBachelor and Master of ${SUBJECT}`), 'Bachelor of $1 and Master of $1'],
  ...Object.entries(LETTERS).map(
    ([subject, letters]): Rule => [
      new RegExp(`\\b([BM])(?:achelor|asters?) (?:of|in) ${subject}`, 'g'),
      `$1.${letters}`,
    ],
  ),
  [/\b([BM])\. ?Tech\b\.?/g, '$1.Tech'],
  [/ and /g, ' + '],
  [/Sc-M/g, 'Sc + M'],
  [/ ?\/ ?/g, ' / '],
  // The plus sign says it.
  [/Integrated (?=.* \+ )/, ''],
];

const USUAL = /^4 Years, B\.Tech(?: \/ B\.Tech \(Hons\.\))?$/;

/**
 * The length and degree of a JoSAA programme in a few letters, or null for the usual four-year B.Tech:
 * '5 Years, Bachelor and Master of Technology (Dual Degree)' → '5 Years, B.Tech + M.Tech'. A degree without a rule stays as printed.
 */
export function unusualDegree(printed: string | null): string | null {
  if (printed === null) return null;
  const short = RULES.reduce((text, [from, to]) => text.replace(from, to), printed);
  return USUAL.test(short) ? null : short;
}

const TWO_DEGREES = /^B\. ?Tech\.? (?:in )?(.+?) and M\. ?Tech\.? (?:in )?(.+)$/;

/**
 * The name of a programme for a narrow row, where the degree stands beside it and the full name is one tap away:
 * 'B. Tech. Mechanical Engineering and M. Tech. Mechanical Engineering with specialization in Product Design' →
 * 'Mechanical Engineering, M.Tech in Product Design'.
 */
export function rowProgrammeName(name: string): string {
  const [, first, second] = TWO_DEGREES.exec(name) ?? [];
  if (first === undefined || second === undefined) return name;
  const repeated = `${first} with specialization in `;
  return `${first}, M.Tech in ${second.startsWith(repeated) ? second.slice(repeated.length) : second}`;
}
