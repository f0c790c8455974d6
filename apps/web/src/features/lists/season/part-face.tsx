import { serverMessageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { seasonMessages } from './messages.ts';

type PartFaceProps = { error: unknown; isFetching: boolean; onRetry: () => void };

/** What a part of the season shows while it loads, and when it could not. */
export function PartFace({ error, isFetching, onRetry }: PartFaceProps) {
  const words = useMessages(seasonMessages);
  if (!error) {
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-48 rounded-card" />
      </div>
    );
  }
  return (
    <Notice
      variant="danger"
      isLive
      action={
        <Button size="small" variant="secondary" isBusy={isFetching} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      {serverMessageOf(error, words.failed)}
    </Notice>
  );
}
