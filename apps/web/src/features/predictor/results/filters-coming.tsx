import { useMessages } from '../../../lib/messages.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { resultMessages } from './messages.ts';
import type { Coming } from './use-saved-run.ts';

/** As wide as the names of groups of branches are. */
const GROUP_WIDTHS = ['w-28', 'w-14', 'w-32', 'w-28', 'w-24', 'w-28', 'w-20', 'w-24', 'w-20'];
const CHOICES = ['kind', 'state', 'city'] as const;

/** Stands where the filters will be, which count all programmes. It is read, not announced: the list beside it does that. */
export function FiltersComing({ error }: Pick<Coming, 'error'>) {
  const words = useMessages(resultMessages);
  if (error) return <p className="text-sm text-quiet">{words.filtersFailed}</p>;
  return (
    <div className="space-y-4">
      <p className="text-sm text-quiet">{words.filtersComing}</p>
      <div className="flex flex-wrap gap-2">
        {GROUP_WIDTHS.map((width, place) => (
          <Skeleton key={place} className={`h-11 lg:h-9 ${width}`} />
        ))}
      </div>
      {CHOICES.map((choice) => (
        <div key={choice} className="space-y-2">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  );
}
