import { JOSAA_CATEGORIES, type JosaaCategory } from '@dakhila/domain/predictor/candidate';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { indianNumber } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { rankEstimateQuery } from '../queries.ts';
import { type JosaaDraft, typedPercentile } from './josaa-draft.ts';
import { formMessages } from './messages.ts';

/** The ranks that a JEE Main percentile comes to, with their ranges. Only while no common rank is given: a rank is exact. */
export function RankHelper({ draft }: { draft: JosaaDraft }) {
  const percentile = useDeferredValue(draft.mainCrl === '' ? typedPercentile(draft) : undefined);
  const category = JOSAA_CATEGORIES.find((one) => one === draft.category) ?? 'OPEN';
  return percentile !== undefined && <Estimate percentile={percentile} category={category} />;
}

function Estimate({ percentile, category }: { percentile: number; category: JosaaCategory }) {
  const words = useMessages(formMessages).helper;
  const { data, isError } = useQuery({
    ...rankEstimateQuery(percentile, category),
    placeholderData: (before) => before,
  });
  // A help, not a need: where it fails the form goes on without it.
  if (isError) return null;
  return (
    <div role="status" className="rounded-control bg-ink-soft p-4 sm:col-span-2">
      {data ? (
        <>
          <p className="font-semibold">{words.title(data.year)}</p>
          <p className="mt-1">{words.asCommonRank(...figures(data.common))}</p>
          {data.category && <p className="mt-1">{words.asCategoryRank(category, ...figures(data.category))}</p>}
          <p className="mt-1 max-w-reading text-sm text-quiet">{data.explanation}</p>
        </>
      ) : (
        <p className="text-sm text-quiet">{words.loading}</p>
      )}
    </div>
  );
}

type Range = { rank: number; low: number; high: number };
const figures = ({ rank, low, high }: Range) => [indianNumber(rank), indianNumber(low), indianNumber(high)] as const;
