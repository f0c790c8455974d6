import { JOSAA_CATEGORIES, type JosaaCategory } from '@dakhila/domain/predictor/candidate';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { predictorMessages } from '../messages.ts';
import { rankEstimateQuery } from '../queries.ts';
import { type JosaaDraft, typedPercentile } from './josaa-draft.ts';

/** The ranks that a JEE Main percentile comes to, with their ranges. Only while no common rank is given: a rank is exact. */
export function RankHelper({ draft }: { draft: JosaaDraft }) {
  const percentile = useDeferredValue(draft.mainCrl === '' ? typedPercentile(draft) : undefined);
  const category = JOSAA_CATEGORIES.find((one) => one === draft.category) ?? 'OPEN';
  return percentile !== undefined && <Estimate percentile={percentile} category={category} />;
}

function Estimate({ percentile, category }: { percentile: number; category: JosaaCategory }) {
  const words = useMessages(predictorMessages).form.helper;
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
          <p className="font-semibold">{fill(words.title, { year: data.year })}</p>
          <p className="mt-1">{fill(words.asCommonRank, figures(data.common))}</p>
          {data.category && (
            <p className="mt-1">{fill(words.asCategoryRank, { category, ...figures(data.category) })}</p>
          )}
          <p className="mt-1 max-w-reading text-sm text-quiet">{data.explanation}</p>
        </>
      ) : (
        <p className="text-sm text-quiet">{words.loading}</p>
      )}
    </div>
  );
}

type Range = { rank: number; low: number; high: number };
const figures = ({ rank, low, high }: Range) => ({
  rank: indianNumber(rank),
  low: indianNumber(low),
  high: indianNumber(high),
});
