import type { Exam } from '@dakhila/contract/exam';
import type { Run } from '@dakhila/contract/predictor-results';
import { BRANCH_PLANS } from '@dakhila/domain/predictor/branch-advice';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useCallback, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useSyncSearch } from '../../../lib/use-address-choice.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SectionBoundary } from '../../../ui/section-boundary.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { useStudent } from '../../account/index.ts';
import { EXAM_PATHS } from '../exam-parts.tsx';
import { predictorMessages } from '../messages.ts';
import { runQuery } from '../queries.ts';
import { BranchAdvice } from './branch-advice.tsx';
import { Programmes } from './programmes.tsx';
import { RunHead } from './run-head.tsx';
import { RunTitle, TitleSkeleton } from './run-title.tsx';
import { useLastError } from './use-programmes.ts';
import { type AddressParts, countFilters, readView, withParts } from './view-address.ts';

export function ResultsScreen({ exam, id }: { exam: Exam; id: string }) {
  const { run, error, isTrying, tryAgain } = useSavedRun(id);
  const { address, change } = useResultAddress();
  if (error && !run) return <NoResults exam={exam} error={error} isTrying={isTrying} onTry={tryAgain} />;
  return (
    <>
      {run ? <RunTitle run={run} address={address} /> : <TitleSkeleton />}
      {run ? <Results run={run} address={address} change={change} /> : <ResultsSkeleton />}
    </>
  );
}

const isGone = (error: Error) => error instanceof ApiError && (error.status === 404 || error.status === 400);

type NoResultsProps = { exam: Exam; error: Error; isTrying: boolean; onTry: () => void };

function NoResults({ exam, error, isTrying, onTry }: NoResultsProps) {
  const messages = useMessages(predictorMessages).results;
  const back = (
    <ButtonLink to={paths.predictor} variant="secondary">
      {messages.back}
    </ButtonLink>
  );
  if (!isGone(error))
    return (
      <FailedLoad
        level={1}
        heading={messages.failedTitle}
        error={error}
        fallback={messages.failed}
        isTrying={isTrying}
        onTry={onTry}
        otherAction={back}
      />
    );
  return (
    <ErrorState
      level={1}
      heading={messages.goneTitle}
      action={
        <>
          {back}
          <ButtonLink to={EXAM_PATHS[exam]}>{messages.newPrediction}</ButtonLink>
        </>
      }
    >
      {messages.gone}
    </ErrorState>
  );
}

type ResultsProps = { run: Run } & ReturnType<typeof useResultAddress>;

function Results({ run, address, change }: ResultsProps) {
  const messages = useMessages(predictorMessages).results;
  const tab = address.get('view') === 'branches' ? 'branches' : 'programmes';
  const { student } = useStudent();
  const isLocked = student !== null && !BRANCH_PLANS.includes(student.subscriptionTier);
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const filters = countFilters(readView(address));
  return (
    <>
      <SectionBoundary>
        <RunHead run={run} />
      </SectionBoundary>
      <Tabs value={tab} onValueChange={(view) => change({ view: view === 'branches' ? view : null })}>
        <div className="flex items-center border-b print:hidden">
          <TabList aria-label={messages.views} className="min-w-0 flex-1 border-b-0">
            <Tab value="programmes" className="max-sm:px-2">
              {messages.tabs.programmes}
            </Tab>
            <Tab value="branches" className="max-sm:px-2">
              {messages.tabs.branches}
              {isLocked && (
                <>
                  <Lock className="ms-1 inline size-4 align-[-2px]" aria-hidden="true" />{' '}
                  <span className="sr-only">{messages.inPlans}</span>
                </>
              )}
            </Tab>
          </TabList>
          {tab === 'programmes' && (
            <Button
              variant="quiet"
              className="-me-1 shrink-0 px-2 max-sm:flex-col max-sm:gap-0 max-sm:px-1 max-sm:py-0 max-sm:text-[0.6875rem]/4 max-sm:[&_svg]:size-5"
              aria-label={filters > 0 ? fill(messages.filtersActive, { count: filters }) : messages.filters}
              onClick={() => setIsFilterOpen(true)}
            >
              {/* On a phone the count stands beside the icon, otherwise after the text. */}
              <span className="flex items-center gap-1 sm:contents">
                <SlidersHorizontal aria-hidden="true" />
                {filters > 0 && <Badge className="max-sm:px-1.5 max-sm:py-0 sm:order-1">{filters}</Badge>}
              </span>
              {messages.filters}
            </Button>
          )}
        </div>
        <TabPanel value="programmes" tabIndex={-1} className="pt-2">
          <Programmes
            run={run}
            address={address}
            change={change}
            isFilterOpen={isFilterOpen}
            onFilter={setIsFilterOpen}
          />
        </TabPanel>
        <TabPanel value="branches" tabIndex={-1}>
          <BranchAdvice run={run} />
        </TabPanel>
      </Tabs>
    </>
  );
}

function ResultsSkeleton() {
  const messages = useMessages(predictorMessages).results;
  return <Loading label={messages.loading} className="space-y-5" skeletons={['h-12', 'h-14', 'h-80', 'h-80']} />;
}

function useSavedRun(id: string) {
  const { data: run, error, isFetching, refetch } = useQuery(runQuery(id));
  return {
    run,
    error: useLastError(error, isFetching),
    isTrying: isFetching,
    tryAgain: () => void refetch(),
  };
}

/** Only opening a result adds a history entry. Each change is rendered at once, so that the next tap builds on it. */
function useResultAddress() {
  const [address, setAddress] = useSyncSearch();
  const change = useCallback(
    (parts: AddressParts) =>
      setAddress((newest) => withParts(newest, parts), { replace: true, preventScrollReset: true }),
    [setAddress],
  );
  return { address, change };
}
