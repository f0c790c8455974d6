import type { Recommendation } from '@dakhila/contract/recommendations';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { fill, useMessages } from '../../../lib/messages.ts';
import { rupeeRange } from '../../../lib/rupee-range.ts';
import { recommendMessages } from './messages.ts';

/** Why a programme is recommended, what it costs, and where it must be accepted. */
export function RecommendationDetails({ item }: { item: Recommendation }) {
  const messages = useMessages(recommendMessages);
  const { reason, caution, cost, isCostlier } = item;
  return (
    <div className="max-w-reading text-sm text-pretty">
      <p className="text-quiet">{reason}</p>
      <p className="tabular-nums">{cost ? fill(messages.cost, { rupees: rupeeRange(cost) }) : messages.costUnknown}</p>
      {isCostlier && <p>{messages.costlier}</p>}
      {caution && (
        <p className="mt-1 flex gap-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-marigold-text" aria-hidden="true" />
          <span>{caution}</span>
        </p>
      )}
    </div>
  );
}
