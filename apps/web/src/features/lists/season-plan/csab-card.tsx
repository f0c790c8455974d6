import type { DecidedPlan, SeasonPlan } from '@dakhila/contract/season-plan';
import { LOWEST_PERCENT } from '@dakhila/domain/predictor/bands';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { seasonPlanMessages } from './messages.ts';
import { useSeasonsText } from './seasons-text.ts';

type Csab = NonNullable<SeasonPlan['outcome']>['csab'];
type CsabCardProps = { csab: Csab; range: DecidedPlan['csab'] };

/** What the special rounds of past years would have meant: a range, never a chance. */
export function CsabCard({ csab, range }: CsabCardProps) {
  const messages = useMessages(seasonPlanMessages).csab;
  const { choices, rank, years, source } = csab;
  return (
    <Card className="break-inside-avoid">
      <CardHeader title={messages.title} className="mb-2" />
      {choices === 0 && <p className="text-sm">{messages.noChoices}</p>}
      {choices > 0 && rank === null && <p className="text-sm">{messages.unknownRank}</p>}
      {choices > 0 && rank !== null && (
        <>
          <RangeText csab={csab} range={range} />
          <p className="mt-3 text-sm">{fill(messages.opened, { count: choices, rank: indianNumber(rank) })}</p>
          <dl className="mt-2 grid grid-cols-4 gap-2 text-center tabular-nums">
            {years.map(({ year, opened }) => (
              <div key={year} className="rounded-control bg-sunken px-1 py-2">
                <dt className="text-xs text-quiet">{year}</dt>
                <dd className="text-lg font-semibold">{opened}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-3 text-sm text-quiet text-pretty">{messages.notForecast}</p>
      <p className="mt-1 text-xs text-quiet">{fill(messages.source, { source })}</p>
    </Card>
  );
}

function RangeText({ csab: { years }, range }: CsabCardProps) {
  const messages = useMessages(seasonPlanMessages).csab;
  const seasonsText = useSeasonsText();
  const between = { first: years[0]?.year ?? '', last: years.at(-1)?.year ?? '' };
  if (years.every(({ opened }) => opened === 0)) return <p className="text-pretty">{fill(messages.never, between)}</p>;
  if (!range) return null;
  const [low, high] = [Math.round(range.low * 100), Math.round(range.high * 100)];
  const isOne = low === high || high < LOWEST_PERCENT;
  return (
    <p className="text-pretty tabular-nums">
      {isOne
        ? fill(messages.same, { ...between, seasons: seasonsText(high) })
        : fill(messages.range, { ...between, low, high })}
    </p>
  );
}
