import type { Exam } from '@dakhila/contract/exam';
import type { Run } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { EXAM_PATHS } from '../exam-parts.tsx';
import { predictorMessages } from '../messages.ts';
import { runQuery } from '../queries.ts';
import { BranchAdvice } from './branch-advice.tsx';
import { Programmes } from './programmes.tsx';
import { RunHead } from './run-head.tsx';
import { RunTitle, TitleSkeleton } from './run-title.tsx';
import { useLastError } from './use-programmes.ts';
import { type AddressParts, withParts } from './view-address.ts';

export function ResultsScreen({ exam, id }: { exam: Exam; id: string }) {
  const { run, error, isTrying, tryAgain } = useSavedRun(id);
  const { address, change } = useResultAddress();
  if (error && !run) return <NoResults exam={exam} error={error} isTrying={isTrying} onTry={tryAgain} />;
  return (
    <>
      {run ? <RunTitle run={run} address={address} /> : <TitleSkeleton exam={exam} />}
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
  return (
    <>
      <RunHead run={run} />
      <Tabs value={tab} onValueChange={(view) => change({ view: view === 'branches' ? view : null })}>
        <TabList aria-label={messages.views} className="print:hidden">
          <Tab value="programmes">{messages.tabs.programmes}</Tab>
          <Tab value="branches">{messages.tabs.branches}</Tab>
        </TabList>
        <TabPanel value="programmes" tabIndex={-1}>
          <Programmes run={run} address={address} change={change} />
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
  return <Loading label={messages.loading} className="space-y-5" skeletons={['h-24', 'h-56', 'h-56']} />;
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

/** Only opening a result adds a history entry. */
function useResultAddress() {
  const [address, setAddress] = useSearchParams();
  // On a slow phone the next change comes before the last one is rendered, and must not undo it.
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);
  const change = useCallback(
    (parts: AddressParts) => {
      latest.current = withParts(latest.current, parts);
      setAddress(latest.current, { replace: true, preventScrollReset: true });
    },
    [setAddress],
  );
  return { address, change };
}
