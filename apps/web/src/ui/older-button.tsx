import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { FailureNotice } from './notice.tsx';

/** The part of `useInfiniteQuery` that is needed here. */
type PagedQuery = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
};

/** Loads the next page of a list with the newest first, and says when that failed. At the end of the list it renders nothing. */
export function OlderButton({ query, className }: { query: PagedQuery; className?: string }) {
  const messages = useMessages(commonMessages).ui;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <div className={className}>
      {isFetchNextPageError && <FailureNotice error={error} fallback={messages.olderFailed} className="mt-3" />}
      <Button variant="secondary" className="mt-3" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {messages.older}
      </Button>
    </div>
  );
}
