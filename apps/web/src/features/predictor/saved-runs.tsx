import { predictor } from '@dakhila/contract/predictor';
import type { RunSummary } from '@dakhila/contract/predictor-results';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError, serverMessageOf } from '../../lib/api-error.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { RankCard } from '../../ui/illustrations.tsx';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { predictorMessages } from './messages.ts';
import { runsQuery } from './queries.ts';
import { SavedRun } from './saved-run.tsx';

/** The earlier predictions: opening one is free, deleting one asks first. */
export function SavedRuns() {
  const words = useMessages(predictorMessages).runs;
  const client = useQueryClient();
  const query = useQuery(runsQuery);
  const [asked, setAsked] = useState<RunSummary | null>(null);
  const remove = useMutation({
    mutationFn: ({ id }: RunSummary) =>
      call(predictor.remove, { params: { id } }).catch((failure: unknown) => {
        // Pressed twice, or deleted elsewhere: it is gone, as was asked for.
        if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
      }),
    onSuccess: (_, { id }) => {
      client.setQueryData(runsQuery.queryKey, (before) => before?.filter((run) => run.id !== id));
      client.removeQueries({ queryKey: ['prediction', id] });
      showToast({ title: words.removed });
    },
    onError: (failure) =>
      showToast({
        title: words.removeFailed,
        description: serverMessageOf(failure, words.pleaseRetry),
        variant: 'destructive',
      }),
    onSettled: () => setAsked(null),
  });
  return (
    <section aria-labelledby="saved-runs" className="mt-8">
      <h2 id="saved-runs" className="mb-3 text-lg">
        {words.runs}
      </h2>
      <QueryView
        query={query}
        heading={words.runsFailedTitle}
        level={3}
        fallback={words.runsFailed}
        loading={
          <Loading label={words.runsLoading} className="space-y-3">
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </Loading>
        }
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
            <EmptyFace heading={words.emptyTitle} level={3} illustration={<RankCard />}>
              {words.empty}
            </EmptyFace>
          )
        }
      </QueryView>
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        size="small"
        title={words.removeTitle}
        description={asked?.title}
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {words.keep}
            </Button>
            <Button variant="destructive" isBusy={remove.isPending} onClick={() => asked && remove.mutate(asked)}>
              {words.remove}
            </Button>
          </>
        }
      >
        {words.removeText}
      </Dialog>
    </section>
  );
}
