import type { Sitting } from '@dakhila/contract/assessment';
import { useQuery } from '@tanstack/react-query';
import { generatePath, Navigate, useNavigate, useParams } from 'react-router';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { assessmentMessages } from '../messages.ts';
import { sittingQuery } from '../queries.ts';
import { PartOpening, SittingEnd } from './part-opening.tsx';
import { Question, useOriginal } from './question.tsx';
import { SaveStatus, WaitingNotice } from './save-status.tsx';
import { PartClock, PartProgress, PauseButton } from './taking-header.tsx';
import { canGoBack, canGoForward, partProgress, shownQuestion } from './taking-state.ts';
import { useTaking } from './use-taking.ts';

export function TakingScreen() {
  const { id = '' } = useParams();
  const messages = useMessages(assessmentMessages).taking;
  const navigate = useNavigate();
  const query = useQuery(sittingQuery(id));
  const close = () => {
    showToast({ title: messages.closedTitle, description: messages.closed });
    navigate(paths.psychometric, { replace: true });
  };
  if (query.data?.sitting.state === 'completed')
    return <Navigate to={generatePath(paths.psychometricReport, { id })} replace />;
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <QueryView
        query={query}
        heading={messages.failedTitle}
        level={1}
        fallback={messages.failed}
        otherAction={
          <ButtonLink to={paths.psychometric} variant="secondary">
            {messages.toOverview}
          </ButtonLink>
        }
        loading={
          <Loading label={messages.loading} className="mx-auto max-w-2xl">
            <Skeleton className="h-9 w-40" />
            <Skeleton className="mt-3 h-2" />
            <Skeleton className="mt-16 h-8 w-4/5" />
            <div className="mt-6 grid gap-2 sm:grid-cols-5 sm:gap-3">
              {[1, 2, 3, 4, 5].map((place) => (
                <Skeleton key={place} className="h-13 sm:h-28" />
              ))}
            </div>
          </Loading>
        }
      >
        {({ sitting, clockAheadMs }) => (
          <Taking key={id} sitting={sitting} clockAheadMs={clockAheadMs} onClosed={close} />
        )}
      </QueryView>
    </>
  );
}

type TakingProps = { sitting: Sitting; clockAheadMs: number; onClosed: () => void };

function Taking({ sitting, clockAheadMs, onClosed }: TakingProps) {
  const messages = useMessages(assessmentMessages).taking;
  const { state, dispatch, choose, begin, outbox } = useTaking(sitting, onClosed);
  const isSaved = outbox.state.kind === 'saved';
  const { section, item } = shownQuestion(state) ?? { section: null, item: null };
  const { shownItem, original } = useOriginal(item);
  const part = state.sections.findIndex(({ id }) => id === section?.id) + 1;
  const over = state.sections.find(({ id }) => id === state.justTimedOut);
  const isRunning = item !== null && section !== null && section.deadline !== null;
  const endsAt = isRunning ? Date.parse(section.deadline ?? '') + clockAheadMs : null;

  return (
    <div className="mx-auto max-w-2xl">
      <div className="mb-3 flex min-h-11 items-start justify-between gap-3 text-sm">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{item ? section?.title : messages.title}</p>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-quiet tabular-nums">
            {section && state.place.at === 'item' && (
              <span>
                {fill(messages.questionOf, { question: state.place.index + 1, questions: section.itemCount })}
              </span>
            )}
            <SaveStatus state={outbox.state} />
          </p>
        </div>
        {endsAt !== null && section !== null && (
          <PartClock
            key={section.id}
            endsAt={endsAt}
            onOver={() => {
              outbox.flush();
              dispatch({ type: 'time-over', section: section.id });
            }}
          />
        )}
        <PauseButton isClockRunning={isRunning} isSaved={isSaved} />
      </div>
      <PartProgress state={state} />
      {over && (
        <Notice variant="info" isLive className="mt-4">
          {fill(messages.timeOver, { title: over.title })}
        </Notice>
      )}
      {section && shownItem ? (
        <Question
          item={shownItem}
          section={section}
          chosen={state.answers[shownItem.id]}
          onChoose={choose}
          onBack={canGoBack(state) ? () => dispatch({ type: 'went-back' }) : undefined}
          onForward={canGoForward(state) ? () => dispatch({ type: 'went-forward' }) : undefined}
          onEndPart={isRunning ? () => dispatch({ type: 'ended-part' }) : undefined}
          original={original}
        />
      ) : section ? (
        <PartOpening
          section={section}
          part={part}
          parts={state.sections.length}
          isBusy={begin.isPending}
          problem={begin.error ? serverMessageOf(begin.error, messages.opening.beginFailed) : undefined}
          onBegin={() => {
            if (section.items) dispatch({ type: 'opened' });
            else begin.mutate(section.id);
          }}
        />
      ) : (
        <SittingEnd sittingId={sitting.id} isSaved={isSaved} unansweredCount={unansweredCount(state)} />
      )}
      {/* Shown below the answers, so that they do not move while the student taps them. */}
      <WaitingNotice state={outbox.state} onRetry={outbox.flush} />
    </div>
  );
}

function unansweredCount(state: Parameters<typeof partProgress>[0]): number {
  return state.sections.reduce((sum, section) => sum + section.itemCount - partProgress(state, section).answered, 0);
}
