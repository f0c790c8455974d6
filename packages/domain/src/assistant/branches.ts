import { nameKey } from '../colleges/names.ts';
import data from './words/data/branches.json' with { type: 'json' };

/**
 * What students call a branch, and the clean branch names that it stands for. `plain` is what is meant when nothing more is said; `wide` is what is
 * taken where a college has none of those. General knowledge of the field.
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

/** What a branch is called in an answer: its label, or the name itself where it is no key. */
export const branchLabel = (branch: string): string => BY_KEY.get(branch)?.label ?? branch;

/** Of these branch names, the ones that a said branch stands for: the plain ones, else the wider circle. A whole name stands for itself. */
export function matchBranches(branch: string, names: readonly string[]): string[] {
  const different = [...new Set(names)];
  const known = BY_KEY.get(branch);
  if (known === undefined) return matchName(branch, different);
  const plain = different.filter((name) => known.plain.test(name));
  if (plain.length > 0) return plain;
  return different.filter((name) => known.wide?.test(name) ?? false);
}

/** A name that is no key: the same name, else what a student's word for it stands for, else what contains it. */
function matchName(said: string, names: readonly string[]): string[] {
  const key = nameKey(said);
  if (key === '') return [];
  const same = names.filter((name) => nameKey(name) === key);
  if (same.length > 0) return same;
  const meant = BRANCHES.find((one) => one.said.some((word) => nameKey(word) === key));
  if (meant !== undefined) return matchBranches(meant.key, names);
  return names.filter((name) => nameKey(name).includes(key));
}
