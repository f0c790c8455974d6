import type { ComponentProps } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listsMessages } from '../messages.ts';

/** A part of the season that loads by itself. */
export function SeasonPart<Data>(props: Pick<ComponentProps<typeof QueryView<Data>>, 'query' | 'children'>) {
  const words = useMessages(listsMessages).season;
  const loading = (
    <Loading label={words.loading}>
      <Skeleton className="h-48 rounded-card" />
    </Loading>
  );
  return <QueryView {...props} fallback={words.failed} loading={loading} />;
}
