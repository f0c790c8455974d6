import { Card } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';

/** The page of a college to come, in its shape. */
export function CollegeSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div aria-hidden="true">
        <Skeleton className="mb-4 h-6 w-48" />
        <Skeleton className="h-6 w-56" />
        <Skeleton className="mt-3 h-9 w-full max-w-xl" />
        <Skeleton className="mt-3 h-5 w-64" />
        <div className="mt-5 flex gap-3">
          <Skeleton className="h-11 w-36" />
          <Skeleton className="h-11 w-52" />
        </div>
        <Skeleton className="mt-8 h-12" />
        <div className="mt-5 grid gap-4 lg:grid-cols-[2fr_1fr]">
          <Card>
            <SkeletonText lines={8} />
          </Card>
          <Card>
            <SkeletonText lines={5} />
          </Card>
        </div>
      </div>
    </Loading>
  );
}
