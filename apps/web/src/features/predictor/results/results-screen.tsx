import type { Exam } from '@dakhila/contract/exam';
import type { Run } from '@dakhila/contract/predictor-results';
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
import { predictorMessages } from '../messages.ts';
import { Programmes } from './programmes.tsx';
import { RunHead } from './run-head.tsx';
import { RunTitle } from './run-title.tsx';
import { TitleSkeleton } from './title-skeleton.tsx';
import { useResultAddress } from './use-result-address.ts';
import { useSavedRun } from './use-saved-run.ts';

/** A saved prediction, by its id. */
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
  const words = useMessages(predictorMessages).results;
  return (
    <ErrorFace
      level={1}
      heading={isGone(error) ? words.goneTitle : words.failedTitle}
      action={
        <>
          {!isGone(error) && (
            <Button isBusy={isTrying} onClick={onTry}>
              {words.tryAgain}
            </Button>
          )}
          <ButtonLink to={paths.predictor} variant="secondary">
            {words.back}
          </ButtonLink>
          {isGone(error) && <ButtonLink to={EXAM_PATHS[exam]}>{words.newPrediction}</ButtonLink>}
        </>
      }
    >
      {isGone(error) ? words.gone : serverMessageOf(error, words.failed)}
    </ErrorFace>
  );
}

type ResultsProps = { run: Run } & ReturnType<typeof useResultAddress>;

function Results({ run, address, change }: ResultsProps) {
  const words = useMessages(predictorMessages).results;
  const tab = address.get('view') === 'branches' ? 'branches' : 'programmes';
  return (
    <>
      <RunHead run={run} />
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
  const words = useMessages(predictorMessages).results;
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  );
}
