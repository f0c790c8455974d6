import type { AssessmentOverview, SittingSummary } from '@dakhila/contract/assessment';
import { useQuery } from '@tanstack/react-query';
import { generatePath } from 'react-router';
import { brand } from '../../../lib/brand.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { assessmentMessages } from '../messages.ts';
import { overviewQuery } from '../queries.ts';
import { About } from './about.tsx';
import { StartCard, UnderWay } from './start-card.tsx';

export function IntroScreen() {
  const messages = useMessages(assessmentMessages).intro;
  const query = useQuery(overviewQuery);
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader title={messages.title} lead={messages.lead} />
      <QueryView
        query={query}
        heading={messages.failedTitle}
        fallback={messages.failed}
        loading={
          <Loading label={messages.loading} className="space-y-6">
            <SkeletonCard className="h-52" />
            <div className="grid gap-6 lg:grid-cols-2">
              <SkeletonCard className="h-72" />
              <SkeletonCard className="h-72" />
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

/** One highlighted card: resume, else the report, else the start. */
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

function LatestReport({ sitting }: { sitting: SittingSummary }) {
  const messages = useMessages(assessmentMessages).intro.done;
  const isRetake = sitting.verdict === 'retake';
  return (
    <Card variant="highlight" padding="roomy" className="flex items-center gap-8">
      <div className="min-w-0 flex-1">
        <h2 className="text-xl">{isRetake ? messages.retakeTitle : messages.title}</h2>
        <p className="mt-2 max-w-reading">
          {isRetake
            ? messages.retakeText
            : fill(messages.text, { date: indianDate(sitting.completedAt ?? sitting.startedAt) ?? '' })}
        </p>
        <ButtonLink
          to={generatePath(paths.psychometricReport, { id: sitting.id })}
          size="large"
          variant={isRetake ? 'secondary' : 'primary'}
          className="mt-5 max-sm:w-full"
        >
          {isRetake ? messages.retakeButton : messages.button}
        </ButtonLink>
      </div>
      <RankCard className="w-40 text-ink max-md:hidden" />
    </Card>
  );
}

function NoneLeft({ overview: { sittings, isOwned } }: { overview: AssessmentOverview }) {
  const messages = useMessages(assessmentMessages).intro.none;
  const isFirst = sittings.length === 0 && !isOwned;
  return (
    <Card variant={isFirst ? 'highlight' : 'plain'} padding="roomy" className="flex items-center gap-8">
      <div className="min-w-0 flex-1">
        <h2 className="text-xl">{isOwned ? messages.titleUsed : messages.title}</h2>
        <p className="mt-2 max-w-reading">{isOwned ? messages.textUsed : messages.text}</p>
        {!isOwned && (
          <>
            <ButtonLink to={paths.topUpPsychometric} size="large" className="mt-5 max-sm:w-full">
              {messages.button}
            </ButtonLink>
            <p className="mt-4 max-w-reading text-sm text-quiet">{messages.noRefund}</p>
          </>
        )}
      </div>
      {isFirst && <RankCard className="w-40 text-ink max-md:hidden" />}
    </Card>
  );
}

function EarlierSittings({ sittings }: { sittings: readonly SittingSummary[] }) {
  const messages = useMessages(assessmentMessages).intro;
  const earlier = sittings.slice(1).filter(({ state }) => state === 'completed');
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="mt-8">
      <h2 id="earlier" className="mb-3 text-lg">
        {messages.earlier}
      </h2>
      <ul className="divide-y rounded-card border bg-card">
        {earlier.map(({ id, completedAt, startedAt, verdict }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
            <TextLink to={generatePath(paths.psychometricReport, { id })} className="flex min-h-11 items-center">
              {fill(messages.earlierRow, { date: indianDate(completedAt ?? startedAt) ?? '' })}
            </TextLink>
            <span className="text-sm text-quiet">{verdict && messages.verdict[verdict]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
