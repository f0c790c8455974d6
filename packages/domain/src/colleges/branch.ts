import branchNames from './data/branch-names.json' with { type: 'json' };
import { nameKey } from './names.ts';

/**
 * Branch names for students to choose from. The authorities print one branch in many ways ('Electronics and Telecommunication Engg', 'B.Tech in CSE (AI and
 * ML)'); these rules and tables unify them. The published name is always stored beside the clean one.
 */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bCSE\b/g, 'Computer Science and Engineering'],
  [/\bECE\b/g, 'Electronics and Communication Engineering'],
  [/\bEEE\b/g, 'Electrical and Electronics Engineering'],
  [/\bEngg\b\.?/g, 'Engineering'],
  [/\bAI and ML\b/g, 'Artificial Intelligence and Machine Learning'],
  [/\bArtificial Intelligence \(AI\)/g, 'Artificial Intelligence'],
  [/\bAI\b/g, 'Artificial Intelligence'],
  [/\bIoT\b/g, 'Internet of Things'],
  [/\bInternet of Things \(Internet of Things\)/g, 'Internet of Things'],
  [/\bIC Design\b/g, 'Integrated Circuit Design'],
  [/\bD and M\b/g, 'Design and Manufacturing'],
  [/\bPrinting and Packing\b/g, 'Printing and Packaging'],
  [/\bComputer Science Engineering\b/g, 'Computer Science and Engineering'],
  [/\bBio ?Tech?nology\b/g, 'Biotechnology'],
  [/\bBio ?Engineering\b/g, 'Bioengineering'],
  [/\bBio[- ]Medical\b/gi, 'Biomedical'],
  [/\bPetro Chemical\b/g, 'Petrochemical'],
  [/\bAgriculture Engineering\b/g, 'Agricultural Engineering'],
];

/** Whole names that no rule reaches. */
const RENAMED_BY_KEY: ReadonlyMap<string, string> = new Map(
  Object.entries(branchNames).map(([published, clean]) => [nameKey(published), clean]),
);

/** What a second degree or a campus adds to the name of the branch. Order matters: the bracketed first degree is taken out first. */
const DEGREE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Abu Dhabi Campus - /, ''],
  [/^B\.? ?Tech\.? \(([^)]+)\).*$/, '$1'],
  [/^(?:Integrated )?B\.? ?Tech\.? ?- ?M\.? ?Tech\.? in /, ''],
  [/^(?:B\.? ?Tech\.?|BS) (?:in )?/, ''],
  [/ \+ M\.? ?Tech\b.*$/, ''],
  [/(?: -)? (?:and|with) (?:M\.? ?Tech\b|MBA\b).*$/, ''],
  [/ with any of the listed speciali[sz]ations?$/, ''],
  [/ \(Under Flexible Academic Program\)$/, ''],
  [/ with minor in .*$/, ''],
];

/** One way to write a specialisation: always in brackets after the branch. */
const SPECIALISATIONS: readonly (readonly [RegExp, string])[] = [
  [/ \(with speciali[sz]ation of ([^)]+)\)$/i, ' ($1)'],
  [/ with (?:speciali[sz]ation|major) in (.+)$/i, ' ($1)'],
  [/ ?- Design and Manufacturing$/, ' (Design and Manufacturing)'],
];

/** Cache: thousands of courses have a few hundred different names. */
const CLEANED = new Map<string, string>();

/** The branch name to choose from, for any published one: 'B.Tech in CSE (AI and ML)' → 'Computer Science and Engineering (Artificial Intelligence and Machine Learning)'. */
export function cleanBranch(published: string): string {
  const known = CLEANED.get(published);
  if (known !== undefined) return known;
  const clean = RENAMED_BY_KEY.get(nameKey(published)) ?? applyRules(published);
  CLEANED.set(published, clean);
  return clean;
}

function applyRules(published: string): string {
  const spaced = published
    .replace(/\s+/g, ' ')
    .replace(/ ?& ?/g, ' and ')
    .replace(/ ?[[(] ?/g, ' (')
    .replace(/ ?[\])]/g, ')')
    .trim();
  return [DEGREE_WORDS, SPECIALISATIONS, ABBREVIATIONS]
    .flat()
    .reduce((name, [from, to]) => name.replace(from, to), spaced)
    .trim();
}
