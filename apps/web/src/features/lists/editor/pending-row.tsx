import { useMessages } from '../../../lib/messages.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listsMessages } from '../messages.ts';

/** A choice that a mend has put on the list; the server is about to say what it is. */
export function PendingRow({ place }: { place: number }) {
  const words = useMessages(listsMessages).editor;
  return (
    <li data-place={place} className="flex items-center gap-4 px-4 py-5">
      <span className="text-lg font-bold tabular-nums">{place + 1}</span>
      <Skeleton className="h-10 flex-1" />
      <span className="sr-only">{words.row.pending}</span>
    </li>
  );
}
