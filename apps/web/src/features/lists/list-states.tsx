import type { ComponentProps } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listsMessages } from './messages.ts';

export function ListSkeleton() {
  const messages = useMessages(listsMessages).rounds;
  return (
    <Loading label={messages.loading} className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-3">
        <Skeleton className="h-12" />
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="hidden h-56 rounded-card xl:block" />
    </Loading>
  );
}

/** A part of the season with a query of its own. */
export function SeasonPart<Data>(props: Pick<ComponentProps<typeof QueryView<Data>>, 'query' | 'children'>) {
  const messages = useMessages(listsMessages).season;
  const loading = <Loading label={messages.loading} skeletons={['h-48 rounded-card']} />;
  return <QueryView {...props} fallback={messages.failed} loading={loading} />;
}
