/**
 * Branches as students look for them: by the words of their names. A branch may be in several groups (Computer Science with Artificial Intelligence is in
 * both), because a student who looks for either wants to see it. The order is the order of the filter.
 */
const GROUPS = [
  ['computer', /comput(?!ational)|software|cyber|block ?chain|^(industrial )?(internet of things|iot\b)/i],
  ['it', /information technology|information and communication/i],
  ['ai-data', /artificial|machine learning|\bdata\b/i],
  ['electronics', /electronic|telecom|communication|vlsi|\b5g\b/i],
  ['instrumentation', /instrument/i],
  ['electrical', /electrical|power|energy/i],
  [
    'mechanical',
    /mechanic|automobile|production|manufactur|industrial(?! (chem|internet|iot))|aerospace|aeronaut|naval|ocean|mechatron/i,
  ],
  ['robotics', /robot|automation|mechatron/i],
  ['civil', /civil|construction|structur|infrastructure|environment|architect|planning/i],
  ['chemical', /chemi|petro|polymer|plastic|paint|coating|dyestuff|\boil\b|pulp/i],
  ['materials', /material|metallurg|ceramic|mining|mineral|textile|fibre/i],
  ['life', /\bbio|food|agricult|pharma|life science|medical|dairy/i],
  ['science', /mathematic|physics|chemistry|economics|statistic|geolog|geophys|earth|science \(|bs-ms/i],
] as const satisfies readonly (readonly [string, RegExp])[];

export const BRANCH_GROUPS = [...GROUPS.map(([group]) => group), 'other'] as const;
export type BranchGroup = (typeof GROUPS)[number][0] | 'other';

const known = new Map<string, readonly BranchGroup[]>();

/** The branch without its speciality and without the second of two degrees: 'Civil Engineering with Computer Application' is Civil. */
const MAIN_BRANCH = /^.+?(?=\s*(?:\(| - |- | with | and M\.? ?Tech))/i;

/** 'Computer Science and Engineering (Data Science)' → ['computer', 'ai-data']. */
export function branchGroupsOf(branch: string): readonly BranchGroup[] {
  const before = known.get(branch);
  if (before !== undefined) return before;
  const main = groupsIn(MAIN_BRANCH.exec(branch)?.[0] ?? branch);
  const all = groupsIn(branch);
  // The one speciality that students look for like a branch. A name that begins with its degree shows no branch before the bracket.
  const found = main.length === 0 ? all : all.filter((group) => main.includes(group) || group === 'ai-data');
  const groups: readonly BranchGroup[] = found.length === 0 ? ['other'] : found;
  known.set(branch, groups);
  return groups;
}

const groupsIn = (name: string): BranchGroup[] =>
  GROUPS.filter(([, words]) => words.test(name)).map(([group]) => group);

const PREFERENCE_PREFIX = 'group:';

/** How a preference for a whole group is stored among the names of branches. */
export const groupPreference = (group: BranchGroup): string => `${PREFERENCE_PREFIX}${group}`;

/** The group that a preference names; undefined for the name of a single branch. */
export const groupOfPreference = (preference: string): BranchGroup | undefined =>
  BRANCH_GROUPS.find((group) => preference === groupPreference(group));

/** The groups that a preferred branch, or a preferred group, belongs to. */
export function groupsOfPreference(preference: string): readonly BranchGroup[] {
  const group = groupOfPreference(preference);
  return group === undefined ? branchGroupsOf(preference) : [group];
}
