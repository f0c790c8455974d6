import { nameKey } from './names.ts';

/**
 * Branch names as a student would choose from them. The authorities print one branch in many ways ('Electronics and Telecommunication Engg',
 * 'B.Tech in CSE (AI and ML)'); these rules and tables bring them together. The published name is always kept beside the clean one.
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
const RENAMED: Readonly<Record<string, string>> = {
  'B. Tech in CE. - M. Tech. in Geotechnical Engineering': 'Civil Engineering',
  'B. Tech in CE. - M. Tech. in Structural Engineering': 'Civil Engineering',
  'B. Tech. (ME) - M. Tech. in Mechatronics': 'Mechanical Engineering',
  'B. Tech. (ME) - MBA (NITIE)': 'Mechanical Engineering',
  'Integrated B. Tech.(IT) and M. Tech (IT)': 'Information Technology',
  'Integrated B. Tech.(IT) and MBA': 'Information Technology',
  'Electronics and Telecommuincation Engg [Technologynician Electronic Radio]':
    'Electronics and Telecommunication Engineering (Electronic Radio)',
  'ELECTRONICS AND COMMUNICATION ENGINEERING (BIO-MEDICAL ENGINEERING)':
    'Electronics and Communication Engineering (Biomedical Engineering)',
  'MECHANICAL AND RAIL ENGINEERING': 'Mechanical and Rail Engineering',
  'Electrical Engg [Electrical and Power]': 'Electrical Engineering (Electrical and Power)',
  'Electrical Engg[Electronics and Power]': 'Electrical Engineering (Electronics and Power)',
  'Computer Science and Engineering (Internet of Things, Cyber Security including Block Chain Technology)':
    'Computer Science and Engineering (Internet of Things and Cyber Security Including Block Chain Technology)',
  'Mechanical Engineering Automobile': 'Mechanical Engineering (Automobile)',
  'Civil and infrastructure Engineering': 'Civil and Infrastructure Engineering',
  'Electrical, Electronics and Power': 'Electrical, Electronics and Power Engineering',
  'Oil,Oleochemicals and Surfactants Technology': 'Oil, Oleochemicals and Surfactants Technology',
  'Food Technology And Management': 'Food Technology and Management',
  'Textile Engineering / Technology': 'Textile Engineering',
  'Metallurgy and Material Technology': 'Metallurgy and Materials Technology',
  'Bachelor of Design': 'Design',
  'Chemistry with Specialization': 'Chemistry',
  'Physics with Specialization': 'Physics',
  'Material Science and Engineering': 'Materials Science and Engineering',
  'Biological Science': 'Biological Sciences',
  'Chemical Science': 'Chemical Sciences',
  'Information Technology-Business Informatics': 'Information Technology (Business Informatics)',
  'Mechanical - Smart Manufacturing': 'Mechanical Engineering (Smart Manufacturing)',
  'B. Tech. and M. Tech. in Engineering and Computational Mechanics (Dual Degree)':
    'Engineering and Computational Mechanics',
};
const RENAMED_BY_KEY: ReadonlyMap<string, string> = new Map(
  Object.entries(RENAMED).map(([published, clean]) => [nameKey(published), clean]),
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

/** Names already worked out: a few hundred different ones stand on thousands of courses. */
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
