import type { Dashboard } from '@dakhila/contract/dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStudent } from '../../account/index.ts';
import { GuardianDialog } from '../../assessment/index.ts';
import { NewTerms } from '../../help/index.ts';
import { Allowances } from './allowances.tsx';
import { FaceOf } from './faces.tsx';
import { dashboardMessages } from './messages.ts';
import { MoreSteps } from './more-steps.tsx';
import { NextStep } from './next-step.tsx';
import { AgeCard, ContinueOffer, dashboardQuery, PaymentNotice } from './notices.tsx';
import { Places } from './places.tsx';

/** The first screen after signing in: what to do next, what is left, and where the student stands. */
export function DashboardScreen() {
  const words = useMessages(dashboardMessages);
  const { student } = useStudent();
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery);
  // A whole page: it is drawn in short steps, between which a touch is heard.
  const shown = useDeferredValue(data);
  const firstName = data?.firstName ?? student?.name.split(' ')[0];
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader
        title={firstName ? fill(words.greeting, { name: firstName }) : words.greetingAnyone}
        lead={
          shown ? words.lead[shown.face] : !data && error ? undefined : <Skeleton className="h-6 w-64 max-w-full" />
        }
        className="mb-5"
      />
      <ContinueOffer />
      {shown ? (
        <Loaded data={shown} />
      ) : !data && error ? (
        <FailedLoad
          heading={words.failedTitle}
          error={error}
          fallback={words.failed}
          isTrying={isFetching}
          onTry={refetch}
        />
      ) : (
        <DashboardSkeleton />
      )}
      {!data && error && <Places isCompact={false} />}
    </>
  );
}

/** Steps after the main one; a longer list is no help. */
const MORE_STEPS = 3;

function Loaded({ data }: { data: Dashboard }) {
  const client = useQueryClient();
  const [isAskingGuardian, setIsAskingGuardian] = useState(false);
  const [main, ...more] = data.steps;
  const askGuardian = () => setIsAskingGuardian(true);
  const closeGuardian = () => {
    setIsAskingGuardian(false);
    void client.invalidateQueries(dashboardQuery);
  };
  return (
    <div className="space-y-4">
      <PaymentNotice payment={data.payment} />
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-3">
        {main && (
          <div className="lg:col-span-2">
            <NextStep data={data} step={main} onGuardian={askGuardian} />
          </div>
        )}
        <Allowances data={data} />
      </div>
      {more.length > 0 && <MoreSteps steps={more.slice(0, MORE_STEPS)} data={data} onGuardian={askGuardian} />}
      {/* Whoever is on the way already came for something else than this question. */}
      {data.face === 'first-use' && <AgeCard data={data} onGuardian={askGuardian} />}
      <FaceOf data={data} />
      {data.face !== 'first-use' && <AgeCard data={data} onGuardian={askGuardian} />}
      <div className="pt-4">
        <Places isCompact={data.face === 'power'} />
      </div>
      {!data.isAgreementCurrent && <NewTerms />}
      {isAskingGuardian && <GuardianDialog onClose={closeGuardian} onSatisfied={closeGuardian} />}
    </div>
  );
}

/** What comes, in its size: the next step, what is left, and the first cards. It fills the screen, so that nothing below it moves. */
export function DashboardSkeleton() {
  const words = useMessages(dashboardMessages);
  return (
    <Loading label={words.loading} className="space-y-4">
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-3">
        <Skeleton className="h-72 rounded-card lg:col-span-2 lg:h-60" />
        <Skeleton className="h-28 rounded-card lg:h-60" />
      </div>
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </Loading>
  );
}
