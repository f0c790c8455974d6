import { useMessages } from '../../../lib/messages.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { assessmentMessages } from '../messages.ts';

/** The shape of a report to come. */
export function ReportSkeleton() {
  const words = useMessages(assessmentMessages).report;
  return (
    <Loading label={words.loading} className="max-w-4xl space-y-6">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </Loading>
  );
}
