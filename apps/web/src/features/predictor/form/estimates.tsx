import type { MeritEstimate } from '@dakhila/contract/predictor';
import { JOSAA_CATEGORIES, type JosaaCategory } from '@dakhila/domain/predictor/candidate';
import { WORST_MERIT_NUMBER } from '@dakhila/domain/predictor/input-rules';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { FigureTable } from '../../../ui/table.tsx';
import { predictorMessages } from '../messages.ts';
import { meritEstimateQuery, rankEstimateQuery } from '../queries.ts';
import type { CapDraft } from './cap-draft.ts';
import { isPercentile, isWholeUpTo, readNumber } from './draft.ts';
import { type JosaaDraft, typedPercentile } from './josaa-draft.ts';

export function MeritHelper({ draft }: { draft: CapDraft }) {
  const asked = useDeferredValue(askedOf(draft));
  return asked && <MeritEstimateView asked={asked} />;
}

/** The merit number is more exact than the percentile. */
function askedOf({ meritNumber, percentile }: CapDraft): { percentile: number } | { meritNumber: number } | null {
  const number = readNumber(meritNumber);
  if (number !== undefined && isWholeUpTo(WORST_MERIT_NUMBER)(number)) return { meritNumber: number };
  const share = readNumber(percentile);
  // The percentile is still being typed: 9, 95, 95.2.
  return share !== undefined && isPercentile(share) && percentile.replace(/\D/g, '').length > 1
    ? { percentile: share }
    : null;
}

function MeritEstimateView({ asked }: { asked: { percentile: number } | { meritNumber: number } }) {
  const messages = useMessages(predictorMessages).form.helper;
  const query = useQuery({ ...meritEstimateQuery(asked), placeholderData: (before) => before });
  const isGiven = 'meritNumber' in asked;
  return (
    <EstimateBox query={query}>
      {(data) => (
        <>
          <p className="mt-1">
            {data.beyondList
              ? fill(messages.beyondList, {
                  year: data.beyondList.year,
                  last: indianNumber(data.beyondList.lastNumber),
                  expected: indianNumber(Number(data.beyondList.expected.toPrecision(3))),
                })
              : isGiven
                ? fill(messages.asPercentile, {
                    percentile: short(data.percentile),
                    low: short(data.percentileLow),
                    high: short(data.percentileHigh),
                  })
                : fill(messages.asMerit, {
                    number: indianNumber(data.meritNumber),
                    low: indianNumber(data.meritNumberLow),
                    high: indianNumber(data.meritNumberHigh),
                  })}
          </p>
          {!data.beyondList && <p className="mt-1 max-w-reading text-sm text-quiet">{data.explanation}</p>}
          {data.earlier.length > 0 && <EarlierYears rows={data.earlier} isGiven={isGiven} />}
        </>
      )}
    </EstimateBox>
  );
}

type EstimateBoxProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** Shows nothing after a failure: the form works without the estimate. */
function EstimateBox<Data extends { year: number }>({ query: { data, isError }, children }: EstimateBoxProps<Data>) {
  const messages = useMessages(predictorMessages).form.helper;
  if (isError) return null;
  return (
    <div role="status" className="rounded-control bg-ink-soft p-4 sm:col-span-2">
      {data ? (
        <>
          <p className="font-semibold">{fill(messages.title, { year: data.year })}</p>
          {children(data)}
        </>
      ) : (
        <p className="text-sm text-quiet">{messages.loading}</p>
      )}
    </div>
  );
}

function EarlierYears({ rows, isGiven }: { rows: MeritEstimate['earlier']; isGiven: boolean }) {
  const messages = useMessages(predictorMessages).form.helper;
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-11 content-center font-semibold text-ink">{messages.earlier}</summary>
      <FigureTable
        caption={messages.earlier}
        isCaptionHidden
        columns={[messages.year, isGiven ? messages.percentile : messages.meritNumber]}
        rows={rows
          .toReversed()
          .map((row) => [row.year, isGiven ? short(row.percentile) : indianNumber(row.meritNumber)])}
      />
    </details>
  );
}

const short = (percentile: number) => percentile.toFixed(2);

/** Shown only while no common rank is given, because a rank is exact. */
export function RankHelper({ draft }: { draft: JosaaDraft }) {
  const percentile = useDeferredValue(draft.mainCrl === '' ? typedPercentile(draft) : undefined);
  const category = JOSAA_CATEGORIES.find((one) => one === draft.category) ?? 'OPEN';
  return percentile !== undefined && <RankEstimate percentile={percentile} category={category} />;
}

function RankEstimate({ percentile, category }: { percentile: number; category: JosaaCategory }) {
  const messages = useMessages(predictorMessages).form.helper;
  const query = useQuery({ ...rankEstimateQuery(percentile, category), placeholderData: (before) => before });
  return (
    <EstimateBox query={query}>
      {(data) => (
        <>
          <p className="mt-1">{fill(messages.asCommonRank, figures(data.common))}</p>
          {data.category && (
            <p className="mt-1">{fill(messages.asCategoryRank, { category, ...figures(data.category) })}</p>
          )}
          <p className="mt-1 max-w-reading text-sm text-quiet">{data.explanation}</p>
        </>
      )}
    </EstimateBox>
  );
}

type Range = { rank: number; low: number; high: number };
const figures = ({ rank, low, high }: Range) => ({
  rank: indianNumber(rank),
  low: indianNumber(low),
  high: indianNumber(high),
});
