import type { Dashboard } from '@dakhila/contract/dashboard';
import { EXAMS } from '@dakhila/contract/exam';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SectionBoundary, Sections } from '../../../ui/section-boundary.tsx';
import { Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { useStudent } from '../../account/index.ts';
import { GuardianDialog } from '../../assessment/index.ts';
import { OpenOrderNotice } from '../../billing/index.ts';
import { NewTerms } from '../../help/index.ts';
import { FamilyNews, PlanLink, SeasonNotice } from '../../lists/index.ts';
import { Allowances } from './allowances.tsx';
import { DashboardCards } from './dashboard-cards.tsx';
import { dashboardMessages } from './messages.ts';
import { MoreSteps } from './more-steps.tsx';
import { News, useNews } from './news.tsx';
import { NextStep } from './next-step.tsx';
import { AgeCard, ContinueOffer, dashboardQuery } from './notices.tsx';
import { OtherExam } from './other-exam.tsx';
import { Places, Shortcuts } from './places.tsx';

/** The first screen after signing in: the next step, the allowances, and a card for each part of the work. */
export function DashboardScreen() {
  const messages = useMessages(dashboardMessages);
  const { student } = useStudent();
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery);
  // A whole page is rendered in short steps, so that touches are handled meanwhile.
  const shown = useDeferredValue(data);
  const hasFailed = !data && error !== null;
  const firstName = data?.firstName ?? student?.name.split(' ')[0];
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader
        title={firstName ? fill(messages.greeting, { name: firstName }) : messages.greetingAnyone}
        lead={
          shown ? messages.lead[leadOf(shown)] : hasFailed ? undefined : <Skeleton className="h-6 w-64 max-w-full" />
        }
        className="mb-5"
      />
      <SectionBoundary>
        <ContinueOffer />
      </SectionBoundary>
      <QueryView
        query={{ data: shown, error: data ? null : error, isFetching, refetch }}
        heading={messages.failedTitle}
        fallback={messages.failed}
        loading={<DashboardSkeleton />}
      >
        {(loaded) => <Loaded data={loaded} />}
      </QueryView>
      {hasFailed && <Places which="all" />}
    </>
  );
}

/** A new student who has saved answers is one press away from the first prediction. */
const leadOf = ({ face, examsTold }: Dashboard) => (face === 'first-use' && examsTold.length > 0 ? 'told' : face);

const MORE_STEPS = 3;

function Loaded({ data }: { data: Dashboard }) {
  const client = useQueryClient();
  const [isAskingGuardian, setIsAskingGuardian] = useState(false);
  const [main, ...more] = data.steps;
  const news = useNews(data);
  // A step that is news is shown once.
  const later = more.filter(({ step, target }) => news.every(({ key }) => key !== `${step} ${target}`));
  const askGuardian = () => setIsAskingGuardian(true);
  const closeGuardian = () => {
    setIsAskingGuardian(false);
    void client.invalidateQueries(dashboardQuery);
  };
  return (
    <div className="space-y-4">
      <Sections>
        {data.payment && <OpenOrderNotice order={data.payment} />}
        <FamilyNews />
        <SeasonQuestion data={data} />
        <div className="grid gap-4 *:min-w-0 lg:grid-cols-3">
          {main && (
            <div className="lg:col-span-2">
              <SectionBoundary>
                <NextStep data={data} step={main} onGuardian={askGuardian} />
              </SectionBoundary>
            </div>
          )}
          <SectionBoundary>
            <Allowances data={data} />
          </SectionBoundary>
        </div>
        <Shortcuts />
        {data.face !== 'first-use' && <OtherExam data={data} />}
        <News changes={news} />
        {later.length > 0 && <MoreSteps steps={later.slice(0, MORE_STEPS)} data={data} onGuardian={askGuardian} />}
        {/* A student who has begun already came for something else, so the question moves down. */}
        {data.face === 'first-use' && <AgeCard data={data} onGuardian={askGuardian} />}
        <DashboardCards data={data} />
        {data.examsTold.length === EXAMS.length && <PlanLink />}
        {data.face !== 'first-use' && <AgeCard data={data} onGuardian={askGuardian} />}
        <div className="pt-4">
          <Places which={data.face === 'first-use' ? 'beyond-shortcuts' : 'for-begun'} />
        </div>
        {!data.isAgreementCurrent && <NewTerms />}
        {isAskingGuardian && <GuardianDialog onClose={closeGuardian} onSatisfied={closeGuardian} />}
      </Sections>
    </div>
  );
}

/** Only adults with a list are asked about a season that is over. */
function SeasonQuestion({ data: { age, listCount, examsTold } }: { data: Dashboard }) {
  if (age.isUnderage !== false || listCount === 0) return null;
  return <SeasonNotice exams={examsTold} />;
}

/** The shapes of the next step, the allowances and the first cards. They fill the screen, so that nothing below moves. */
function DashboardSkeleton() {
  const messages = useMessages(dashboardMessages);
  return (
    <Loading label={messages.loading} className="space-y-4">
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-3">
        <SkeletonCard className="h-72 lg:col-span-2 lg:h-60" />
        <SkeletonCard className="h-28 lg:h-60" />
      </div>
      <Skeleton className="h-11" />
      <SkeletonCard className="h-60" />
      <SkeletonCard className="h-80" />
      <SkeletonCard className="h-60" />
    </Loading>
  );
}
