import { nameKey } from '../colleges/names.ts';
import data from './words/data/branches.json' with { type: 'json' };

/**
 * What students call a branch, and the branch names that it means. `plain` matches the usual names; `wide` is used where a college has none of
 * those. From general knowledge of the field.
 */
export type BranchEntry = {
  key: string;
  label: string;
  said: readonly string[];
  plain: RegExp;
  wide?: RegExp | undefined;
};

export const BRANCHES: readonly BranchEntry[] = data.map(({ key, label, said, plain, wide }) => ({
  ...{ key, label, said: said.split(', '), plain: new RegExp(plain) },
  wide: wide === undefined ? undefined : new RegExp(wide),
}));

const BY_KEY: ReadonlyMap<string, BranchEntry> = new Map(BRANCHES.map((one) => [one.key, one]));

/** The name of a branch in an answer: its label, or the name itself if it is not a key. */
export const branchLabel = (branch: string): string => BY_KEY.get(branch)?.label ?? branch;

/** The branch names that a student's word for a branch means: the plain ones, else the wide ones. A full name means itself. */
export function matchBranches(branch: string, names: readonly string[]): string[] {
  const different = [...new Set(names)];
  const known = BY_KEY.get(branch);
  if (known === undefined) return matchName(branch, different);
  const plain = different.filter((name) => known.plain.test(name));
  if (plain.length > 0) return plain;
  return different.filter((name) => known.wide?.test(name) ?? false);
}

/** For a name that is not a key: the same name, else what a student's word for it means, else names that contain it. */
function matchName(said: string, names: readonly string[]): string[] {
  const key = nameKey(said);
  if (key === '') return [];
  const same = names.filter((name) => nameKey(name) === key);
  if (same.length > 0) return same;
  const meant = BRANCHES.find((one) => one.said.some((word) => nameKey(word) === key));
  if (meant !== undefined) return matchBranches(meant.key, names);
  return names.filter((name) => nameKey(name).includes(key));
}
