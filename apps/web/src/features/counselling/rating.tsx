import type { Counsellor } from '@dakhila/contract/counselling';
import Star from 'lucide-react/icons/star';
import { useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { counsellingMessages } from './messages.ts';

/** What students gave on average; a newcomer is called one. */
export function Rating({ rating }: { rating: Counsellor['rating'] }) {
  const words = useMessages(counsellingMessages);
  if (!rating) return <Badge variant="outline">{words.newHere}</Badge>;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm font-semibold tabular-nums">
      <Star className="size-4 fill-marigold text-marigold" aria-hidden="true" />
      <span aria-hidden="true">
        {rating.average} <span className="font-normal text-quiet">({rating.count})</span>
      </span>
      <span className="sr-only">{words.rated(rating.average, rating.count)}</span>
    </span>
  );
}
