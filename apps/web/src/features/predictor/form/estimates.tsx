import type { MeritEstimate } from '@dakhila/contract/predictor';
import { JOSAA_CATEGORIES, type JosaaCategory } from '@dakhila/domain/predictor/candidate';
import { BEST_MERIT_NUMBER, WORST_MERIT_NUMBER } from '@dakhila/domain/predictor/input-rules';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useDeferredValue } from 'react';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { FigureTable } from '../../../ui/table.tsx';
import { type FormMessages, predictorMessages } from '../messages.ts';
import { meritEstimateQuery, rankEstimateQuery } from '../queries.ts';
import type { CapDraft } from './cap-draft.ts';
import { isPercentile, isWholeUpTo, readNumber } from './draft.ts';
import { type JosaaDraft, typedPercentile } from './josaa-draft.ts';

export function MeritHelper({ draft }: { draft: CapDraft }) {
  const messages = useMessages(predictorMessages).form;
  const asked = useDeferredValue(askedOf(draft));
  return asked ? <MeritEstimateView asked={asked} /> : <Hint>{messages.meritLead}</Hint>;
}

/** It takes as much space as the estimate that replaces it, so that nothing below moves. */
function Hint({ children }: { children: ReactNode }) {
  return <p className="min-h-11 max-w-reading text-sm text-quiet sm:col-span-2">{children}</p>;
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
  const messages = useMessages(predictorMessages).form;
  const query = useQuery({ ...meritEstimateQuery(asked), placeholderData: (before) => before });
  const isGiven = 'meritNumber' in asked;
  return (
    <EstimateBox
      query={query}
      hint={messages.meritLead}
      sentence={(data) => meritSentence(data, isGiven, messages.helper)}
      more={({ beyondList, explanation, earlier }) =>
        !beyondList && (
          <>
            <p>{explanation}</p>
            {earlier.length > 0 && <EarlierYears rows={earlier} isGiven={isGiven} />}
          </>
        )
      }
    />
  );
}

function meritSentence(data: MeritEstimate, isGiven: boolean, messages: FormMessages['helper']): string {
  if (data.beyondList)
    return fill(messages.beyondList, {
      year: data.beyondList.year,
      last: indianNumber(data.beyondList.lastNumber),
      expected: indianNumber(Number(data.beyondList.expected.toPrecision(3))),
    });
  if (isGiven)
    return fill(data.meritNumber <= BEST_MERIT_NUMBER ? messages.asBest : messages.asPercentile, {
      number: indianNumber(data.meritNumber),
      percentile: short(data.percentile),
      low: short(data.percentileLow),
      high: short(data.percentileHigh),
    });
  return fill(messages.asMerit, {
    number: indianNumber(data.meritNumber),
    low: indianNumber(data.meritNumberLow),
    high: indianNumber(data.meritNumberHigh),
  });
}

type EstimateBoxProps<Data> = {
  query: UseQueryResult<Data>;
  hint: string;
  sentence: (data: Data) => ReactNode;
  /** What the sentence opens on. */
  more: (data: Data) => ReactNode;
};

/** Shows the hint while it loads and after a failure: the form works without the estimate. */
function EstimateBox<Data extends { year: number }>({ query, hint, sentence, more }: EstimateBoxProps<Data>) {
  const messages = useMessages(predictorMessages).form.helper;
  const { data } = query;
  if (!data || query.isError) return <Hint>{hint}</Hint>;
  const opened = more(data);
  const said = (
    <>
      <span className="font-semibold">{fill(messages.title, { year: data.year })}</span> <span>{sentence(data)}</span>
    </>
  );
  return (
    <div role="status" className="text-sm sm:col-span-2">
      {opened ? (
        <details className="rounded-control bg-ink-soft open:[&>summary>svg]:rotate-180">
          <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-3 py-2 [&::-webkit-details-marker]:hidden">
            <span>{said}</span>
            <ChevronDown className="size-5 shrink-0 text-quiet transition-transform" aria-hidden="true" />
          </summary>
          <div className="max-w-reading px-3 pb-3 text-quiet">{opened}</div>
        </details>
      ) : (
        <p className="rounded-control bg-marigold-soft px-3 py-2">{said}</p>
      )}
    </div>
  );
}

function EarlierYears({ rows, isGiven }: { rows: MeritEstimate['earlier']; isGiven: boolean }) {
  const messages = useMessages(predictorMessages).form.helper;
  return (
    <FigureTable
      caption={messages.earlier}
      columns={[messages.year, isGiven ? messages.percentile : messages.meritNumber]}
      rows={rows.toReversed().map((row) => [row.year, isGiven ? short(row.percentile) : indianNumber(row.meritNumber)])}
    />
  );
}

const short = (percentile: number) => percentile.toFixed(2);

/** The estimate is shown only while no common rank is given, because a rank is exact. */
export function RankHelper({ draft }: { draft: JosaaDraft }) {
  const messages = useMessages(predictorMessages).form;
  const percentile = useDeferredValue(draft.mainCrl === '' ? typedPercentile(draft) : undefined);
  const category = JOSAA_CATEGORIES.find((one) => one === draft.category) ?? 'OPEN';
  if (percentile === undefined) return <Hint>{messages.papers.main.lead}</Hint>;
  return <RankEstimate percentile={percentile} category={category} />;
}

function RankEstimate({ percentile, category }: { percentile: number; category: JosaaCategory }) {
  const messages = useMessages(predictorMessages).form;
  const query = useQuery({ ...rankEstimateQuery(percentile, category), placeholderData: (before) => before });
  return (
    <EstimateBox
      query={query}
      hint={messages.papers.main.lead}
      sentence={(data) => (
        <>
          <span>{fill(messages.helper.asCommonRank, figures(data.common))}</span>{' '}
          {data.category && (
            <span>{fill(messages.helper.asCategoryRank, { category, ...figures(data.category) })}</span>
          )}
        </>
      )}
      more={({ explanation }) => <p>{explanation}</p>}
    />
  );
}

type Range = { rank: number; low: number; high: number };
const figures = ({ rank, low, high }: Range) => ({
  rank: indianNumber(rank),
  low: indianNumber(low),
  high: indianNumber(high),
});
