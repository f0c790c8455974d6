import type { Exam } from '@dakhila/contract/exam';
import type { Run } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { ApiError, serverMessageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorFace } from '../../../ui/error-face.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { BranchAdvice } from '../branches/branch-advice.tsx';
import { EXAM_PATHS } from '../exam-faces.ts';
import { runQuery } from '../queries.ts';
import { resultMessages } from './messages.ts';
import { Programmes } from './programmes.tsx';
import { RunHead } from './run-head.tsx';
import { useResultAddress } from './use-result-address.ts';

/** A saved prediction, by its id. */
export function ResultsScreen({ exam, id }: { exam: Exam; id: string }) {
  const words = useMessages(resultMessages);
  const { data: run, error, isFetching, refetch } = useQuery(runQuery(id));
  if (run) return <Results run={run} />;
  if (!error) return <ResultsSkeleton />;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <ErrorFace
      level={1}
      heading={isGone ? words.goneTitle : words.failedTitle}
      action={
        <>
          {!isGone && (
            <Button isBusy={isFetching} onClick={() => refetch()}>
              {words.tryAgain}
            </Button>
          )}
          <ButtonLink to={paths.predictor} variant="secondary">
            {words.back}
          </ButtonLink>
          {isGone && <ButtonLink to={EXAM_PATHS[exam]}>{words.newPrediction}</ButtonLink>}
        </>
      }
    >
      {isGone ? words.gone : serverMessageOf(error, words.failed)}
    </ErrorFace>
  );
}

function Results({ run }: { run: Run }) {
  const words = useMessages(resultMessages);
  const { address, change } = useResultAddress();
  const tab = address.get('view') === 'branches' ? 'branches' : 'programmes';
  return (
    <>
      <RunHead run={run} address={address} />
      <Tabs value={tab} onValueChange={(view) => change({ view: view === 'branches' ? view : null })}>
        <TabList aria-label={words.views} className="print:hidden">
          <Tab value="programmes">{words.tabs.programmes}</Tab>
          <Tab value="branches">{words.tabs.branches}</Tab>
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
  const words = useMessages(resultMessages);
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-20" />
      <Skeleton className="h-24" />
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  );
}
