import { type BranchGroup, groupOfPreference } from '@dakhila/domain/predictor/branch-groups';
import { fill, useMessages } from '../../../lib/messages.ts';
import { collegeMessages } from './messages.ts';

export const useBranchGroupNames = (): Readonly<Record<BranchGroup, string>> =>
  useMessages(collegeMessages).branchGroups;

/** Names a preferred branch or a whole group of them. Branches keep their official names. */
export function usePreferenceName(): (preference: string) => string {
  const { branchGroups, pickMany } = useMessages(collegeMessages);
  return (preference) => {
    const group = groupOfPreference(preference);
    return group === undefined ? preference : fill(pickMany.group, { group: branchGroups[group] });
  };
}
