import data from './data/branches.json' with { type: 'json' };
import type { Profile } from './holland.ts';
import type { AptitudeScale } from './scales.ts';

export type BranchId = keyof typeof data;

/**
 * Families of engineering branches and how much of each kind of interest their study and work use, 0 to 100. The figures are our judgement from the usual
 * syllabi and tasks, not measured. They order suggestions and never exclude a branch. Their texts are in `report/data`.
 */
export type Branch = {
  id: BranchId;
  /** Recognises a published branch name. */
  pattern: RegExp;
  profile: Profile;
  /** The timed parts it leans on most. */
  aptitudes: readonly AptitudeScale[];
};

/** Order matters: a name that fits two families belongs to the earlier one. */
export const BRANCHES: readonly Branch[] = (Object.keys(data) as BranchId[]).map((id) => {
  const { pattern, profile, aptitudes } = data[id];
  return { id, pattern: new RegExp(pattern, 'i'), profile, aptitudes: aptitudes as AptitudeScale[] };
});

/** The family of a published branch name; null for the few that belong to none. */
export const branchOf = (name: string): Branch | null => BRANCHES.find(({ pattern }) => pattern.test(name)) ?? null;
