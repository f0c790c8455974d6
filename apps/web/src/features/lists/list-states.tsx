import type { ComponentProps } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listsMessages } from './messages.ts';

export function ListSkeleton() {
  const messages = useMessages(listsMessages).rounds;
  return (
    <Loading label={messages.loading} className="space-y-4">
      <Skeleton className="h-52 rounded-card sm:h-38" />
      <Skeleton className="h-12" />
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} className="h-24 rounded-card" />
      ))}
    </Loading>
  );
}

/** A part of the season with a query of its own. */
export function SeasonPart<Data>(props: Pick<ComponentProps<typeof QueryView<Data>>, 'query' | 'children'>) {
  const messages = useMessages(listsMessages).season;
  const loading = <Loading label={messages.loading} skeletons={['h-48 rounded-card']} />;
  return <QueryView {...props} fallback={messages.failed} loading={loading} />;
}
