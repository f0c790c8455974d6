import { predictor } from '@dakhila/contract/predictor';
import { BANDS } from '@dakhila/contract/predictor-results';
import type { RunSummary } from '@dakhila/contract/saved-runs';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { ApiError, serverMessageOf } from '../../lib/api-error.ts';
import { indianDateTime, indianNumber } from '../../lib/format.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { cardStyles } from '../../ui/card.tsx';
import { ChanceMark } from '../../ui/chance-mark.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RankCard } from '../../ui/illustrations.tsx';
import { Loading } from '../../ui/loading.tsx';
import { OlderButton } from '../../ui/older-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { runPath } from './exam-parts.tsx';
import { predictorMessages } from './messages.ts';
import { runsQuery } from './queries.ts';

export function SavedRuns() {
  const messages = useMessages(predictorMessages).runs;
  const client = useQueryClient();
  const query = useInfiniteQuery(runsQuery);
  const [asked, setAsked] = useState<RunSummary | null>(null);
  const remove = useMutation({
    mutationFn: ({ id }: RunSummary) =>
      call(predictor.remove, { params: { id } }).catch((failure: unknown) => {
        // Pressed twice, or deleted in another tab: it is gone, as requested.
        if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
      }),
    onSuccess: (_, { id }) => {
      client.setQueryData(
        runsQuery.queryKey,
        (before) =>
          before && {
            ...before,
            pages: before.pages.map((page) => ({ ...page, data: page.data.filter((run) => run.id !== id) })),
          },
      );
      client.removeQueries({ queryKey: ['prediction', id] });
      showToast({ title: messages.removed });
    },
    onError: (failure) =>
      showToast({
        title: messages.removeFailed,
        description: serverMessageOf(failure, messages.pleaseRetry),
        variant: 'destructive',
      }),
    onSettled: () => setAsked(null),
  });
  return (
    <section aria-labelledby="saved-runs" className="mt-8">
      <h2 id="saved-runs" className="mb-3 text-lg">
        {messages.runs}
      </h2>
      <QueryView
        query={query}
        heading={messages.runsFailedTitle}
        level={3}
        fallback={messages.runsFailed}
        loading={<Loading label={messages.runsLoading} className="space-y-3" skeletons={['h-28', 'h-28']} />}
      >
        {(runs) =>
          runs.length > 0 ? (
            <ul className="space-y-3">
              {runs.map((run) => (
                <li key={run.id}>
                  <SavedRun run={run} onDelete={() => setAsked(run)} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState heading={messages.emptyTitle} level={3} illustration={<RankCard />}>
              {messages.empty}
            </EmptyState>
          )
        }
      </QueryView>
      <OlderButton query={query} />
      {asked && (
        <ConfirmDialog
          title={messages.removeTitle}
          description={asked.title}
          cancel={messages.keep}
          confirm={messages.remove}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(asked)}
          onClose={() => setAsked(null)}
        >
          {messages.removeText}
        </ConfirmDialog>
      )}
    </section>
  );
}

type SavedRunProps = { run: RunSummary; onDelete: () => void };

function SavedRun({ run, onDelete }: SavedRunProps) {
  const id = useId();
  const messages = useMessages(predictorMessages).runs;
  const isPast = (run.season ?? run.year) > run.year;
  return (
    <article aria-labelledby={id} className={`${cardStyles()} relative transition-colors hover:border-edge`}>
      <p className="mb-1.5 flex flex-wrap gap-2 pe-12">
        <Badge variant="secondary">{messages.examShort[run.exam]}</Badge>
        {run.isOutdated && <Badge variant="outline">{isPast ? messages.past : messages.outdated}</Badge>}
      </p>
      <h3 id={id} className="pe-12 text-base text-pretty">
        <Link
          to={runPath(run.exam, run.id)}
          className="text-text no-underline after:absolute after:inset-0 after:rounded-card hover:text-ink"
        >
          {run.title}
        </Link>
      </h3>
      <p className="text-sm text-quiet">
        {fill(messages.made, { year: run.year, moment: indianDateTime(run.createdAt) ?? '' })}
      </p>
      <ul className="mt-3 grid max-w-md grid-cols-4 gap-2 text-xs text-quiet tabular-nums">
        {BANDS.map((band) => (
          <li key={band}>
            <span className="flex items-center gap-1.5 text-base leading-tight font-semibold text-text">
              <ChanceMark band={band} className="size-3.5" />
              {indianNumber(run.counts[band])}
            </span>{' '}
            {messages.bands[band]}
          </li>
        ))}
      </ul>
      {run.counts.tiny > 0 && (
        <p className="mt-2 text-xs text-quiet tabular-nums">
          {fill(messages.rangeOnly, { count: run.counts.tiny, shown: indianNumber(run.counts.tiny) })}
        </p>
      )}
      <IconButton
        icon={Trash}
        label={fill(messages.removeOf, { title: run.title })}
        tone="danger"
        onClick={onDelete}
        className="absolute end-2 top-2 z-10"
      />
    </article>
  );
}
