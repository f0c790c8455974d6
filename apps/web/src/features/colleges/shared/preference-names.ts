import { districtOfChoice } from '@dakhila/domain/colleges/place-choice';
import { type BranchGroup, groupOfPreference } from '@dakhila/domain/predictor/branch-groups';
import { fill, useMessages } from '../../../lib/messages.ts';
import { collegeMessages } from './messages.ts';
import { usePlaceNames } from './place-names.ts';

export const useBranchGroupNames = (): Readonly<Record<BranchGroup, string>> =>
  useMessages(collegeMessages).branchGroups;

/** Names a preferred branch, a whole group of them, a city or a whole district. Branches keep their official names, as do cities that no district is named after. */
export function usePreferenceName(): (preference: string) => string {
  const { branchGroups, pickMany } = useMessages(collegeMessages);
  const { districtName } = usePlaceNames();
  return (preference) => {
    const district = districtOfChoice(preference);
    if (district !== undefined) return fill(pickMany.district, { district: districtName(district) });
    const group = groupOfPreference(preference);
    return group === undefined ? districtName(preference) : fill(pickMany.group, { group: branchGroups[group] });
  };
}
