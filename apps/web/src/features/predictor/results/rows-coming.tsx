import { type Ref, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { resultMessages } from './messages.ts';
import type { Coming } from './use-saved-run.ts';

type RowsComingProps = Coming & {
  isPart: boolean;
  /** Whether the first rows stand above. */
  hasRows: boolean;
  /** Holds the button to try again. */
  face: Ref<HTMLDivElement>;
};

/** Stands where rows will be that are still on their way, and tells whoever heard of that when they have come. */
export function RowsComing({ isPart, hasRows, face, error, isTrying, tryAgain }: RowsComingProps) {
  const words = useMessages(resultMessages);
  const [isTold] = useState(isPart);
  if (!isTold && !isPart) return null;
  const isLoading = isPart && (error === null || isTrying);
  return (
    <>
      <p role="status" className="sr-only">
        {isLoading ? words.restLoading : !isPart && words.restCame}
      </p>
      {isPart && !error && (
        <div className="space-y-3 print:hidden">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      )}
      {isPart && error && (
        <div ref={face}>
          <FailedLoad
            heading={hasRows ? words.restFailedTitle : words.allFailedTitle}
            error={error}
            fallback={words.failed}
            isTrying={isTrying}
            onTry={tryAgain}
          />
        </div>
      )}
    </>
  );
}
