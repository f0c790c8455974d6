import type { ComponentProps } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { listsMessages } from './messages.ts';

export function ListSkeleton() {
  const messages = useMessages(listsMessages).rounds;
  return (
    <Loading label={messages.loading} className="space-y-4">
      <SkeletonCard className="h-52 sm:h-38" />
      <Skeleton className="h-12" />
      {Array.from({ length: 5 }, (_, row) => (
        <SkeletonCard key={row} className="h-24" />
      ))}
    </Loading>
  );
}

/** A part of the season with a query of its own. */
export function SeasonPart<Data>(props: Pick<ComponentProps<typeof QueryView<Data>>, 'query' | 'children'>) {
  const messages = useMessages(listsMessages).season;
  const loading = <Loading label={messages.loading} skeletons={['h-48']} />;
  return <QueryView {...props} fallback={messages.failed} loading={loading} />;
}
