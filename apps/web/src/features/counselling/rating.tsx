import type { Counsellor } from '@dakhila/contract/counselling';
import { fill, useMessages } from '../../lib/messages.ts';
import { counsellingMessages } from './messages.ts';
import { Stars } from './stars.tsx';

/** What students gave on average; a newcomer is called one. */
export function Rating({ rating }: { rating: Counsellor['rating'] }) {
  const words = useMessages(counsellingMessages);
  if (!rating) return words.newHere;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Stars count={rating.average} />
      {fill(words.rated, { average: rating.average, count: rating.count })}
    </span>
  );
}
