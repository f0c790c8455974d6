import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { roundOfLastYear } from '@dakhila/domain/predictor/bands';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Scale from 'lucide-react/icons/scale';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { indianNumber } from '../../../lib/format.ts';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { ChanceBar } from '../../../ui/chance-bar.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { AddToList } from '../../lists/index.ts';
import { predictorMessages } from '../messages.ts';
import { OPENED_HERE, ownRank, type RunFacts, splitProgramme, withSeatCode } from './result-context.ts';
import { WhatIfBand } from './what-if.tsx';

type ResultCardProps = {
  result: PredictionResult;
  facts: RunFacts;
  to: string;
  isPicked: boolean;
  onPick: (result: PredictionResult) => void;
};

export const ResultCard = memo(function ResultCard({ result, facts, to, isPicked, onPick }: ResultCardProps) {
  const id = useId();
  const messages = useMessages(predictorMessages).results;
  const pools = useMessages(predictorMessages).pool;
  const phrase = usePhrase();
  const { name, degree } = splitProgramme(result.programme);
  const place = facts.places.get(result.collegeId);
  const about = `${name}, ${result.collegeName}`;
  const choice = choiceKeyOf(result);
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="relative rounded-card border bg-card p-4 shadow-soft transition-colors hover:border-edge sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-6 sm:p-5"
    >
      <div className="mb-2 sm:mb-0">
        {result.chance !== null && result.band !== null ? (
          <ChanceBar chance={result.chance} band={result.band} />
        ) : (
          <>
            <p className="text-lg font-bold">{messages.rangeOnly}</p>
            <p className="text-sm text-quiet">{messages.rangeOnlyWhy}</p>
          </>
        )}
        <OfferTag offered={result.offered} record={result.pools[0]?.offer} className="mt-1.5" />
        <p className="mt-1 text-xs text-quiet">{fill(messages.dataUpTo, { year: facts.run.dataYears.last })}</p>
        <WhatIfBand result={result} />
      </div>
      <div className="min-w-0">
        <ChevronRight className="float-end size-5 text-ink sm:hidden" aria-hidden="true" />
        <h3 id={`${id}-name`} className="text-base">
          <Link
            to={to}
            preventScrollReset
            state={OPENED_HERE}
            onClick={(event) => isAt(to) && event.preventDefault()}
            className="text-text no-underline after:absolute after:inset-0 after:rounded-card hover:text-ink"
          >
            {name}
          </Link>
          {degree && <span className="mt-0.5 block text-xs font-normal text-quiet">{degree}</span>}
        </h3>
        <p className="mt-0.5 text-sm">{result.collegeName}</p>
        <p className="mt-0.5 text-sm text-quiet">
          {[
            place?.city,
            place?.level && phrase(place.level),
            place?.nirfRanking ? nirfText(messages, nirfLabel(place.nirfRanking), place.nirfYear) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Figures result={result} facts={facts} />
        <p className="mt-2 text-xs text-quiet text-pretty">{withSeatCode(phrase(result.pool.label), result.pool)}</p>
        <ListEndNote pool={result.pools[0]} facts={facts} />
        {result.note && <p className="mt-1 text-sm text-marigold-text">{pools.feeWaiver}</p>}
        <div className="relative z-10 -ms-3 mt-1 flex flex-wrap items-center gap-1 max-sm:-mb-2 sm:mt-2 print:hidden">
          <ToggleButton
            isPressed={isPicked}
            onPress={() => onPick(result)}
            icon={Scale}
            label={isPicked ? messages.compared : messages.compare}
            about={about}
          />
          {choice !== null && <AddToList exam={facts.run.exam} choice={choice} about={about} />}
          <span
            aria-hidden="true"
            className="pointer-events-none ms-auto hidden items-center text-sm font-semibold text-ink sm:flex"
          >
            {messages.details}
            <ChevronRight className="size-4.5" />
          </span>
        </div>
      </div>
    </article>
  );
});

/** The address changes before the page is rendered: a second tap must not add a second history entry. */
const isAt = (address: string) => window.location.pathname + window.location.search === address;

/** Labels, figures and ranges share rows, however long a label is. */
function Figures({ result, facts }: Pick<ResultCardProps, 'result' | 'facts'>) {
  const messages = useMessages(predictorMessages).results;
  const { forecast, lastYear } = result;
  const own = ownRank(result, facts);
  const round = roundOfLastYear(facts.run, result.pools[0]);
  const percentile = result.pools[0]?.lastYearPercentile;
  return (
    <dl className="mt-2 grid sm:mt-3 grid-cols-3 gap-x-3 text-sm tabular-nums *:row-span-3 *:grid *:grid-rows-subgrid [&_dd]:font-semibold [&_dt]:self-end [&_dt]:text-xs [&_dt]:text-quiet">
      <div>
        <dt>{fill(messages.forecast, { year: facts.run.year })}</dt>
        <dd>{forecast ? indianNumber(forecast.q50) : messages.unknown}</dd>
        {forecast && (
          <dd className="text-xs !font-normal text-quiet">
            {fill(messages.range, { low: indianNumber(forecast.q10), high: indianNumber(forecast.q90) })}
          </dd>
        )}
      </div>
      <div>
        <dt>{fill(messages.lastYear, { year: facts.run.dataYears.last })}</dt>
        <dd>{lastYear === null ? messages.unknown : indianNumber(lastYear)}</dd>
        {round !== null && (
          <dd className="text-xs !font-normal text-quiet">
            {fill(messages.inRound, { round })}
            {percentile !== undefined && (
              <span className="block">{fill(messages.percentile, { percentile: percentile.toFixed(2) })}</span>
            )}
          </dd>
        )}
      </div>
      <div>
        <dt>{own?.low === undefined ? messages.yourRank : fill(messages.yourRankIn, { year: facts.run.year })}</dt>
        <dd>{own ? indianNumber(own.rank) : messages.unknown}</dd>
        {own?.low !== undefined && own.high !== undefined && (
          <dd className="text-xs !font-normal text-quiet">
            {fill(messages.range, { low: indianNumber(own.low), high: indianNumber(own.high) })}
          </dd>
        )}
      </div>
    </dl>
  );
}

const nirfText = (
  messages: LoadedMessages<typeof predictorMessages>['results'],
  rank: string,
  year: number | null | undefined,
) => (year ? fill(messages.nirfOfYear, { rank, year }) : fill(messages.nirf, { rank }));

type ListEndNoteProps = {
  pool: PredictionResult['pools'][number] | undefined;
  facts: RunFacts;
  /** Also explains why the real chance may be better. */
  withReason?: boolean;
};

/** Shown if the seats of a pool stay open to the end of the merit list. */
export function ListEndNote({ pool, facts: { run }, withReason = false }: ListEndNoteProps) {
  const messages = useMessages(predictorMessages).pool;
  const line = pool?.isListEnd
    ? fill(messages.listEnd, { year: run.dataYears.last })
    : pool?.mayReachListEnd
      ? fill(messages.mayReachListEnd, { year: run.year })
      : null;
  if (line === null) return null;
  return (
    <p className="mt-1 text-xs text-quiet text-pretty">
      {line} {withReason && messages.listEndWhy}
    </p>
  );
}
