import { useMessages } from '../../../lib/messages.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dashboardMessages } from './messages.ts';

/** What comes, in its size: the next step, what is left, and the first cards. It fills the screen, so that nothing below it moves. */
export function DashboardSkeleton() {
  const words = useMessages(dashboardMessages);
  return (
    <Loading label={words.loading} className="space-y-4">
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-3">
        <Skeleton className="h-72 rounded-card lg:col-span-2 lg:h-60" />
        <Skeleton className="h-28 rounded-card lg:h-60" />
      </div>
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </Loading>
  );
}
