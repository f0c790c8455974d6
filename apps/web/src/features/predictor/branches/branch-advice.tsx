import type { Run } from '@dakhila/contract/predictor-results';
import { BRANCH_PLANS } from '@dakhila/domain/predictor/branch-advice';
import type { Interest } from '@dakhila/domain/predictor/branch-interest';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyFace } from '../../../ui/empty-face.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStudent } from '../../account/index.ts';
import { predictorMessages } from '../messages.ts';
import { branchesQuery, examProfileQuery } from '../queries.ts';
import { BranchCard } from './branch-card.tsx';
import { InterestForm } from './interest-form.tsx';

/** Branches that suit the student, for the plans that have it; for the others, what it is and how to get it. */
export function BranchAdvice({ run }: { run: Run }) {
  const { student, isLoading } = useStudent();
  const profile = useQuery(examProfileQuery);
  if (isLoading || profile.isLoading) return <BranchSkeleton />;
  if (student && !BRANCH_PLANS.includes(student.subscriptionTier)) return <PlanOffer />;
  return <RankedBranches run={run} start={profile.data?.interests ?? []} />;
}

function RankedBranches({ run, start }: { run: Run; start: readonly Interest[] }) {
  const words = useMessages(predictorMessages).branches;
  const [interests, setInterests] = useState(start);
  const query = useQuery({
    ...branchesQuery(run.id, interests),
    enabled: interests.length > 0,
  });
  return (
    <>
      <InterestForm start={start} onAsk={setInterests} />
      <QueryView
        query={query}
        heading={words.failedTitle}
        fallback={words.failed}
        loading={interests.length > 0 && <BranchSkeleton />}
      >
        {(branches) =>
          branches.length > 0 ? (
            <section aria-labelledby="ranked-branches">
              <h2 id="ranked-branches" className="text-lg">
                {words.ranked}
              </h2>
              <p className="mt-1 mb-4 max-w-reading text-sm text-quiet">{words.never}</p>
              <ol className="grid gap-4 lg:grid-cols-2">
                {branches.map((branch, place) => (
                  <li key={branch.branch}>
                    <BranchCard branch={branch} place={place + 1} run={run} />
                  </li>
                ))}
              </ol>
            </section>
          ) : (
            <EmptyFace heading={words.emptyTitle}>{words.empty}</EmptyFace>
          )
        }
      </QueryView>
    </>
  );
}

function BranchSkeleton() {
  const words = useMessages(predictorMessages).branches;
  return (
    <Loading label={words.loading} className="grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </Loading>
  );
}

function PlanOffer() {
  const words = useMessages(predictorMessages).branches;
  return (
    <Card variant="highlight" padding="roomy" className="max-w-2xl">
      <h2 className="text-lg">{words.offerTitle}</h2>
      <p className="mt-2 max-w-reading text-quiet">{words.offer}</p>
      <ul className="mt-4 space-y-2">
        {words.offerPoints.map((point) => (
          <li key={point} className="flex gap-2">
            <Check className="mt-0.5 size-5 shrink-0 text-good" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.profile} className="mt-5">
        {words.upgrade}
      </ButtonLink>
    </Card>
  );
}
