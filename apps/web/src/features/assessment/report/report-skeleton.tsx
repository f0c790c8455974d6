import { useMessages } from '../../../lib/messages.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { reportMessages } from './messages.ts';

/** The shape of a report to come. */
export function ReportSkeleton() {
  const words = useMessages(reportMessages);
  return (
    <div role="status" className="max-w-4xl space-y-6">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
