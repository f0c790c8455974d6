import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { rowProgrammeName, unusualDegree } from '@dakhila/domain/colleges/degree';
import { isOfferInDoubt, isOfferUnusual } from '@dakhila/domain/predictor/offer-doubt';
import { rangeVerdict } from '@dakhila/domain/predictor/result-order';
import { wasOpenToEnd } from '@dakhila/domain/predictor/why-unsure';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { commonMessages } from '../../../lib/common-messages.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChanceMark } from '../../../ui/chance-mark.tsx';
import { useOfferLine } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { predictorMessages } from '../messages.ts';
import {
  isOrdinarySeat,
  OPENED_HERE,
  ownRank,
  type RunFacts,
  resultKey,
  rowCollegeName,
  seatTypeLabel,
  splitProgramme,
} from './result-context.ts';
import { figuresLine } from './result-figures.ts';
import { isAnswered, RowCost, RowMoney } from './result-money.tsx';
import { WhatIfBand } from './what-if.tsx';
import { isUnsurePool, WhyUnsure } from './why-unsure.tsx';

type ResultCardProps = {
  result: PredictionResult;
  facts: RunFacts;
  to: string;
  /** Whether its details are shown beside the list. */
  isShown: boolean;
  /** Beside the list another row replaces the details; on a phone they open above it, and Back closes them. */
  isBeside: boolean;
  /** Says what the family pays beneath the other figures, also before it answered what decides. */
  isWithCost: boolean;
  isOnList: boolean;
};

/** What, where, the chance and why, in as little height as can be read. All of it opens the details. */
export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { result, facts, to, isShown, isBeside, isWithCost, isOnList } = props;
  const id = useId();
  const messages = useMessages(predictorMessages).results;
  const offers = useMessages(commonMessages).offer;
  const programme = splitProgramme(result.programme);
  // A science or five-year course looks like engineering by its name alone.
  const degree = unusualDegree(programme.degree);
  const college = rowCollegeName(result.collegeName, facts.places.get(result.collegeId)?.city);
  const offerLine = useOfferLine();
  const shown = useShownChance();
  const isInDoubt = isOfferInDoubt(result.offered);
  const isUnusual = !isOrdinarySeat(result, facts);
  return (
    <article
      aria-labelledby={`${id}-name`}
      className={classNames(
        'relative grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-2 px-3 py-2 transition-colors hover:bg-sunken active:bg-ink-soft max-sm:px-2.5',
        isShown && 'bg-ink-soft shadow-[inset_3px_0_0_var(--color-ink)]',
      )}
    >
      <Chance result={result} />
      {/* On a phone the college follows its programme in the same lines, so that five rows fit the screen. */}
      <div className="min-w-0 text-sm/5">
        <h3 id={`${id}-name`} className="font-semibold max-sm:inline">
          <Link
            to={to}
            preventScrollReset
            replace={isBeside}
            state={isBeside ? null : OPENED_HERE}
            aria-current={isShown || undefined}
            onClick={(event) => isAt(to) && event.preventDefault()}
            className="text-text no-underline after:absolute after:inset-0 hover:text-ink"
          >
            {rowProgrammeName(programme.name)}
          </Link>
        </h3>
        <span aria-hidden="true" className="sm:hidden">
          {' · '}
        </span>
        <p className="max-sm:inline sm:text-pretty">
          {degree && <span className="max-sm:text-xs max-sm:tracking-tight">{degree} · </span>}
          {college}
          {result.choiceCode && facts.twins.has(resultKey(result)) && (
            <span className="text-xs text-quiet"> · {fill(messages.choiceCode, { code: result.choiceCode })}</span>
          )}
        </p>
      </div>
      <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2">
        <p className="text-xs/4.5 text-quiet tracking-tight tabular-nums max-sm:tracking-tighter">
          {result.chance === null && <RangeVerdictText result={result} facts={facts} />}
          {facts.isByMoney ? <RowMoney result={result} /> : figuresLine(result, facts, messages, shown)}
          {(isWithCost || isAnswered(result)) && !facts.isByMoney && <RowCost result={result} exam={facts.run.exam} />}
        </p>
        <WhyUnsure result={result} facts={facts} isShort />
        {isOfferUnusual(result.offered) && (
          <p className="text-xs/4.5 text-quiet text-pretty">{offerLine(result.offered ?? 0, result.pools[0]?.offer)}</p>
        )}
        {(isInDoubt || isUnusual || isOnList) && (
          <p className="mt-1 flex flex-wrap gap-1">
            {isUnusual && <Badge variant="secondary">{seatTypeLabel(result.pool.seatType, messages)}</Badge>}
            {isInDoubt && <Badge variant="outline">{offers.inDoubt}</Badge>}
            {isOnList && <Badge variant="marigold">{messages.onYourList}</Badge>}
          </p>
        )}
        <WhatIfBand result={result} />
      </div>
    </article>
  );
});

/** The address changes before the page is rendered: a second tap must not add a second history entry. */
const isAt = (address: string) => window.location.pathname + window.location.search === address;

function Chance({ result: { chance, band } }: Pick<ResultCardProps, 'result'>) {
  const messages = useMessages(predictorMessages).results;
  const shown = useShownChance();
  if (chance === null || band === null)
    return (
      <div>
        {/* Above the link that covers the row. */}
        <Tooltip
          content={messages.rangeWhy}
          className="z-1 text-start text-xs/4.5 font-semibold text-quiet underline decoration-dotted underline-offset-4 after:-inset-2!"
        >
          {messages.rangeOnly}
        </Tooltip>
      </div>
    );
  return (
    <p className="leading-tight">
      {/* The words of a bound wrap; a figure has no gap to wrap at. */}
      <span className="flex min-h-5 items-center gap-1 text-sm/4 font-bold tabular-nums">
        <ChanceMark band={band} className="h-4.5 w-4" />
        {shown(chance)}
      </span>{' '}
      <span className="block text-xs/5 font-semibold">{messages.bands[band]}</span>
    </p>
  );
}

/** Where there is no chance, the sentence about the range comes first. */
export function RangeVerdictText({ result, facts }: Pick<ResultCardProps, 'result' | 'facts'>) {
  const messages = useMessages(predictorMessages).results;
  const verdict = rangeVerdict(result.forecast, ownRank(result, facts)?.rank);
  return <span className="block font-semibold text-text">{messages.rangeVerdicts[verdict]}</span>;
}

/** Which of the two is said of a pool; null for one that ends before the list does. */
export function listEndOf(pool: PredictionResult['pools'][number], facts: RunFacts) {
  const { run, lists } = facts;
  if (wasOpenToEnd(pool, lists.get(pool.list), run.dataYears.last)) return 'listEnd';
  return pool.mayReachListEnd && !isUnsurePool(pool, facts) ? 'mayReachListEnd' : null;
}

type ListEndNoteProps = {
  pool: PredictionResult['pools'][number] | undefined;
  facts: RunFacts;
  /** Also explains why the real chance may be better. */
  withReason?: boolean;
};

/** Shown if the seats of a pool stay open to the end of the merit list. That they may is not said beside reasons why they may not. */
export function ListEndNote({ pool, facts, withReason = false }: ListEndNoteProps) {
  const messages = useMessages(predictorMessages).pool;
  const { run } = facts;
  const end = pool ? listEndOf(pool, facts) : null;
  if (end === null) return null;
  const line = fill(messages[end], { year: end === 'listEnd' ? run.dataYears.last : run.year });
  return (
    <p className="mt-1 text-xs text-quiet text-pretty">
      {line} {withReason && messages.listEndWhy}
    </p>
  );
}
