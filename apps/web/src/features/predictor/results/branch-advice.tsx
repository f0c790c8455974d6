import type { BranchRecommendation } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { BRANCH_PLANS } from '@dakhila/domain/predictor/branch-advice';
import type { Interest } from '@dakhila/domain/predictor/branch-interest';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import { EXAM_PAGES, openedFrom } from '../../../lib/exam-pages.ts';
import { examProfileQuery } from '../../../lib/exam-profile.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { ChanceBar } from '../../../ui/chance-bar.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { useStudent } from '../../account/index.ts';
import { runPath } from '../exam-parts.tsx';
import { predictorMessages } from '../messages.ts';
import { branchesQuery } from '../queries.ts';
import { InterestForm } from './interest-form.tsx';

/** Plans without branch advice see an offer instead. */
export function BranchAdvice({ run }: { run: Run }) {
  const { student, isLoading } = useStudent();
  const profile = useQuery(examProfileQuery);
  if (isLoading || profile.isLoading) return <BranchSkeleton />;
  if (student && !BRANCH_PLANS.includes(student.subscriptionTier)) return <PlanOffer />;
  return <RankedBranches run={run} start={profile.data?.interests ?? []} />;
}

function RankedBranches({ run, start }: { run: Run; start: readonly Interest[] }) {
  const messages = useMessages(predictorMessages).branches;
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
        heading={messages.failedTitle}
        fallback={messages.failed}
        loading={interests.length > 0 && <BranchSkeleton />}
      >
        {(branches) =>
          branches.length > 0 ? (
            <section aria-labelledby="ranked-branches">
              <h2 id="ranked-branches" className="text-lg">
                {messages.ranked}
              </h2>
              <p className="mt-1 mb-4 max-w-reading text-sm text-quiet">{`${messages.never} ${messages.counted}`}</p>
              <ol className="grid gap-4 lg:grid-cols-2">
                {branches.map((branch, place) => (
                  <li key={branch.branch}>
                    <BranchCard branch={branch} place={place + 1} run={run} />
                  </li>
                ))}
              </ol>
            </section>
          ) : (
            <EmptyState heading={messages.emptyTitle}>{messages.empty}</EmptyState>
          )
        }
      </QueryView>
    </>
  );
}

function BranchSkeleton() {
  const messages = useMessages(predictorMessages).branches;
  return <Loading label={messages.loading} className="grid gap-4 lg:grid-cols-2" skeletons={['h-56', 'h-56']} />;
}

function PlanOffer() {
  const messages = useMessages(predictorMessages).branches;
  return (
    <Card variant="highlight" padding="roomy" className="max-w-2xl">
      <h2 className="text-lg">{messages.offerTitle}</h2>
      <p className="mt-2 max-w-reading text-quiet">{messages.offer}</p>
      <ul className="mt-4 space-y-2">
        {messages.offerPoints.map((point) => (
          <li key={point} className="flex gap-2">
            <Check className="mt-0.5 size-5 shrink-0 text-good" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.profile} className="mt-5">
        {messages.upgrade}
      </ButtonLink>
    </Card>
  );
}

const SHOWN_BANDS = ['Safe', 'Likely', 'Possible', 'Reach'] as const;

type BranchCardProps = { branch: BranchRecommendation; place: number; run: Run };

function BranchCard({
  branch: { branch, fit, chance, band, programmes, examples, reasons },
  place,
  run,
}: BranchCardProps) {
  const id = useId();
  const messages = useMessages(predictorMessages).branches;
  const shown = useShownChance();
  const counts = SHOWN_BANDS.filter((one) => programmes[one] !== 0).map((one) =>
    fill(messages.countOf, { count: programmes[one], band: messages.bands[one] }),
  );
  return (
    <Card className="flex h-full flex-col" role="group" aria-labelledby={id}>
      <div className="flex items-start gap-3">
        <span className="grid h-9 min-w-9 place-items-center rounded-control bg-ink-soft text-sm font-semibold text-ink tabular-nums">
          {place}
        </span>
        <h3 id={id} className="text-base">
          {branch}
        </h3>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-6">
        <div>
          <p className="text-xs text-quiet">{messages.fit}</p>
          <p className="text-lg font-bold tabular-nums">{`${Math.round(fit * 100)}%`}</p>
          <div
            aria-hidden="true"
            className="mt-1 h-2.5 overflow-hidden rounded-full bg-sunken ring-1 ring-edge/60 ring-inset"
          >
            <div className="h-full rounded-full bg-marigold" style={{ width: `${Math.round(fit * 100)}%` }} />
          </div>
        </div>
        <div>
          <p className="text-xs text-quiet">{messages.chance}</p>
          <ChanceBar chance={chance} band={band} />
        </div>
      </div>
      <p className="mt-2 text-xs text-quiet tabular-nums">{counts.join(', ')}</p>
      <ul className="mt-3 list-disc space-y-1 ps-5 text-sm">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm font-semibold">{messages.examples}</p>
      <ul className="text-sm">
        {examples.map(({ collegeId, collegeName, programme, chance: own }) => (
          <li key={`${collegeId} ${programme}`}>
            <TextLink
              to={EXAM_PAGES[run.exam].detailPath(collegeId)}
              state={openedFrom('prediction')}
              className="inline-block py-1"
            >
              {fill(messages.example, { college: collegeName, chance: shown(own) })}
            </TextLink>
          </li>
        ))}
      </ul>
      <TextLink
        to={`${runPath(run.exam, run.id)}&branch=${encodeURIComponent(branch)}`}
        className="mt-auto inline-flex min-h-11 items-center pt-2 text-sm"
      >
        {fill(messages.seeAll, { branch })}
      </TextLink>
    </Card>
  );
}
