import type { HistoryLine } from '@dakhila/contract/desk/season';
import type { UseQueryResult } from '@tanstack/react-query';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';

/** Who changed what, newest first. */
export function HistoryList({ query }: { query: UseQueryResult<HistoryLine[]> }) {
  return (
    <section className="mt-6 border-t pt-4">
      <h3 className="text-base">History</h3>
      <QueryView query={query} loading={<SkeletonCard className="h-16" />} fallback="The history couldn’t be loaded.">
        {(lines) =>
          lines.length === 0 ? (
            <p className="mt-1 text-sm text-quiet">No one has changed it yet.</p>
          ) : (
            <ol className="mt-2 space-y-2 text-sm">
              {lines.map(({ at, by, what }) => (
                <li key={`${at} ${what}`}>
                  <span className="block break-words">{what}</span>
                  <span className="text-quiet">
                    {by}, {indianDateTime(at)}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  );
}
