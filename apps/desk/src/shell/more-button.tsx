import { Button } from '../../../web/src/ui/button.tsx';

type Paged = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** Fetches the next page of a list, while there is one. */
export function MoreButton({ query, children = 'Show more' }: { query: Paged; children?: string }) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className="mt-4"
      isBusy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
