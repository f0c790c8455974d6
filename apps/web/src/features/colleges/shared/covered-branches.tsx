import type { Exam } from '@dakhila/contract/exam';
import { groupOfPreference } from '@dakhila/domain/predictor/branch-groups';
import { useQuery } from '@tanstack/react-query';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { collegeMessages } from './messages.ts';
import { branchesOfGroup } from './preference-options.ts';
import { preferenceOptionsQuery } from './queries.ts';

type CoveredBranchesProps = { exam: Exam | undefined; preferences: readonly string[] };

/** What the whole groups among these preferences stand for, by name. */
export function CoveredBranches({ exam, preferences }: CoveredBranchesProps) {
  const { pickMany: messages, branchGroups } = useMessages(collegeMessages);
  const { data: branches = [] } = useQuery(preferenceOptionsQuery('branches', exam));
  return preferences.map((preference) => {
    const group = groupOfPreference(preference);
    const covered = group === undefined ? [] : branchesOfGroup(group, branches);
    if (group === undefined || covered.length === 0) return null;
    return (
      <Disclosure
        key={preference}
        summary={fill(messages.all, { group: branchGroups[group], count: covered.length })}
        className="border-b-0 text-sm [&>summary]:py-1"
      >
        <ul className="list-disc space-y-1 ps-5">
          {covered.map((branch) => (
            <li key={branch}>{branch}</li>
          ))}
        </ul>
      </Disclosure>
    );
  });
}
