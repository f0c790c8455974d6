import { nameKey } from '@dakhila/domain/colleges/names';
import { branchGroupsOf, groupOfPreference } from '@dakhila/domain/predictor/branch-groups';
import { useQuery } from '@tanstack/react-query';
import { examProfileQuery } from '../../../lib/exam-profile.ts';

/** The place of a branch among those that the student wants, from 0; behind all of them where it is not wanted. */
export function useWantedPlace(): (branch: string) => number {
  const { data: profile } = useQuery({ ...examProfileQuery, retry: false });
  return wantedPlace(profile?.preferences?.branches ?? []);
}

export const wantedPlace =
  (wanted: readonly string[]) =>
  (branch: string): number => {
    const place = wanted.findIndex((one) => {
      const group = groupOfPreference(one);
      return group === undefined ? nameKey(one) === nameKey(branch) : branchGroupsOf(branch).includes(group);
    });
    return place < 0 ? wanted.length : place;
  };
