import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Cards to come, in their shape. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="space-y-4">
      {Array.from({ length: count }, (_, place) => (
        <Card key={place} className="flex gap-4">
          <Skeleton className="size-9 shrink-0" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="mt-2 h-4 w-1/2" />
            <Skeleton className="mt-4 h-5 w-3/4" />
            <div className="mt-6 flex items-center justify-between gap-4 border-t pt-3">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-11 w-2/5 max-w-32" />
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
