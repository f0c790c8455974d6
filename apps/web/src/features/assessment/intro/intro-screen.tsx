import type { AssessmentOverview } from '@dakhila/contract/assessment';
import { useQuery } from '@tanstack/react-query';
import { brand } from '../../../lib/brand.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { assessmentMessages } from '../messages.ts';
import { overviewQuery } from '../queries.ts';
import { About } from './about.tsx';
import { EarlierSittings } from './earlier-sittings.tsx';
import { LatestReport } from './latest-report.tsx';
import { NoneLeft } from './none-left.tsx';
import { StartCard } from './start-card.tsx';
import { UnderWay } from './under-way.tsx';

/** The first page of the assessment: where the student stands with it, the one thing to do next, and what it is. */
export function IntroScreen() {
  const words = useMessages(assessmentMessages).intro;
  const query = useQuery(overviewQuery);
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader title={words.title} lead={words.lead} />
      <QueryView
        query={query}
        heading={words.failedTitle}
        fallback={words.failed}
        loading={
          <Loading label={words.loading} className="space-y-6">
            <Skeleton className="h-52 rounded-card" />
            <div className="grid gap-6 lg:grid-cols-2">
              <Skeleton className="h-72 rounded-card" />
              <Skeleton className="h-72 rounded-card" />
            </div>
          </Loading>
        }
      >
        {(overview) => (
          <>
            <NextStep overview={overview} />
            <About overview={overview} />
            <EarlierSittings sittings={overview.sittings} />
          </>
        )}
      </QueryView>
    </>
  );
}

/** One card leads: going on, then the report, then the start; the rest follows smaller. */
function NextStep({ overview }: { overview: AssessmentOverview }) {
  const [latest] = overview.sittings;
  const underWay = overview.sittings.find(({ state }) => state === 'in-progress');
  if (underWay) return <UnderWay sitting={underWay} blockedBy={overview.blockedBy} />;
  const canStart = overview.left > 0 || overview.isRetakeFree;
  return (
    <div className="space-y-5">
      {latest && <LatestReport sitting={latest} />}
      {canStart ? <StartCard overview={overview} /> : <NoneLeft overview={overview} />}
    </div>
  );
}
