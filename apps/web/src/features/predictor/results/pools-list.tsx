import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { roundOfLastYear } from '@dakhila/domain/predictor/bands';
import { printedSeatCode } from '@dakhila/domain/predictor/exams/fee-waiver';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { commonMessages } from '../../../lib/common-messages.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useOfferLine } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { resultQuery } from '../queries.ts';
import { ListEndNote, listEndOf } from './result-card.tsx';
import type { RunFacts } from './result-context.ts';
import { forecastText, poolFigures } from './result-figures.ts';
import { useLastError } from './use-programmes.ts';

type Pool = PredictionResult['pools'][number];

type PoolsListProps = ShownPools & { facts: RunFacts };

export function PoolsList({ pools, others, isTrying, tryAgain, facts }: PoolsListProps) {
  const messages = useMessages(predictorMessages).detail;
  const phrase = usePhrase();
  const offers = useMessages(commonMessages).offer;
  const heading = useRef<HTMLHeadingElement>(null);
  // Said once: it is the same for all seats that stay open to the end.
  const explained = pools.find((pool) => listEndOf(pool, facts) !== null);
  const holder = useFocusAfterRetry(heading, others !== 'here', pools.length);
  return (
    <section aria-labelledby="considered-pools">
      <h3 ref={heading} tabIndex={-1} id="considered-pools" className="text-base">
        {messages.pools}
      </h3>
      <p className="mb-3 text-sm text-quiet">
        {messages.poolsLead} {offers.why}
      </p>
      <ol className="divide-y rounded-card border">
        {pools.map((pool, place) => (
          <li key={`${pool.code} ${pool.section}`} className="p-4">
            {place === 0 && (
              <Badge variant="marigold" className="mb-1.5">
                {isSurest(pool, pools) ? messages.best : messages.bestWithOffer}
              </Badge>
            )}
            <p className="text-sm font-semibold text-pretty">{phrase(pool.label)}</p>
            <PoolFigures pool={pool} facts={facts} />
            <ListEndNote pool={pool} facts={facts} withReason={pool === explained} />
          </li>
        ))}
      </ol>
      {others === 'coming' && <Loading label={messages.othersLoading} className="mt-3" skeletons={['h-28']} />}
      {others === 'failed' && (
        <div ref={holder} className="mt-3">
          <FailedLoad isRow error={null} fallback={messages.othersFailed} isTrying={isTrying} onTry={tryAgain} />
        </div>
      )}
    </section>
  );
}

/** The first seat may have a smaller chance than another that is less likely to be offered. */
const isSurest = ({ chance }: Pool, pools: readonly Pool[]): boolean =>
  pools.every((other) => (other.chance ?? 0) <= (chance ?? 1));

/** Percentile first, the merit number below it. */
function PoolFigures({ pool, facts }: { pool: Pool; facts: RunFacts }) {
  const messages = useMessages(predictorMessages).detail;
  const results = useMessages(predictorMessages).results;
  const shown = useShownChance();
  const offerLine = useOfferLine();
  const { list, chance, forecast, lastYear, offer } = pool;
  const own = facts.lists.get(list);
  const round = roundOfLastYear(facts.run, pool);
  const figures = poolFigures(pool, own, facts.run, results);
  const merit = (number: number | null | undefined) =>
    figures.isPercentile && typeof number === 'number'
      ? fill(results.meritNumber, { number: indianNumber(number) })
      : null;
  const range = (low: number | undefined, high: number | undefined) =>
    low === undefined || high === undefined
      ? null
      : fill(messages.rangeOf, { low: indianNumber(low), high: indianNumber(high) });
  return (
    <>
      <p className="text-xs text-quiet">{[printedSeatCode(pool), own?.label].filter(Boolean).join(' · ')}</p>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 text-sm tabular-nums sm:grid-cols-4">
        <Figure name={messages.poolChance}>{chance === null ? messages.rangeOnly : shown(chance)}</Figure>
        <Figure
          name={figures.isPercentile ? messages.yourPercentile : messages.yourRank}
          more={joined(merit(own?.rank), range(own?.low, own?.high))}
        >
          {figures.own ?? messages.unknown}
        </Figure>
        <Figure
          name={fill(messages.forecastFor, { year: facts.run.year })}
          more={joined(figures.forecast && merit(forecast?.q50), range(forecast?.q10, forecast?.q90))}
        >
          {forecastText(figures, pool, results) ?? messages.unknown}
        </Figure>
        <Figure
          name={fill(messages.lastYear, { year: facts.run.dataYears.last })}
          more={joined(round === null ? null : fill(messages.inRound, { round }), merit(lastYear))}
        >
          {figures.closed ?? messages.unknown}
        </Figure>
      </dl>
      {offer && <p className="mt-2 text-xs text-quiet">{offerLine(offer.chance, offer)}</p>}
    </>
  );
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

function Figure({ name, more, children }: { name: string; more?: string | null; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="font-semibold first-letter:uppercase">{children}</dd>
      {more && <dd className="text-xs text-quiet">{more}</dd>}
    </div>
  );
}

export type ShownPools = {
  /** Only the best pool until the others are loaded. */
  pools: PredictionResult['pools'];
  others: 'here' | 'coming' | 'failed';
  isTrying: boolean;
  tryAgain: () => void;
};

/** The list holds the best pool of each result; this loads the others, or the whole result. */
export function usePools(choice: string, row: PredictionResult | undefined, { run }: RunFacts) {
  const { data, error, isFetching, refetch } = useQuery({ ...resultQuery(run.id, choice), enabled: choice !== '' });
  const failure = useLastError(error, isFetching);
  const pools: ShownPools = {
    pools: data?.pools ?? row?.pools ?? [],
    others: data ? 'here' : failure ? 'failed' : 'coming',
    isTrying: isFetching,
    tryAgain: () => void refetch(),
  };
  return { ...pools, result: row ?? data, error: failure };
}

/** After a successful retry the button is gone: moves the focus to the first new row, or to the heading. Returns the ref for the element around the button. */
function useFocusAfterRetry(heading: RefObject<HTMLElement | null>, isPart: boolean, rowsThere: number) {
  const hadFocus = useRef(false);
  const firstNew = useRef(0);
  useLayoutEffect(() => {
    if (isPart) firstNew.current = rowsThere + 1;
    if (isPart || !hadFocus.current) return;
    hadFocus.current = false;
    const row = heading.current?.parentElement?.querySelector<HTMLElement>(
      `[aria-posinset="${firstNew.current}"] a[href]`,
    );
    (row ?? heading.current)?.focus({ preventScroll: true });
  }, [isPart, rowsThere, heading]);
  return useCallback((holder: HTMLElement | null) => {
    // The ref is cleaned up before the element is removed, when its focus can still be read.
    return () => {
      hadFocus.current = holder?.contains(document.activeElement) ?? false;
    };
  }, []);
}
