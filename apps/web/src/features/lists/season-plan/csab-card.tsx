import type { SeasonPlan } from '@dakhila/contract/season-plan';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { seasonPlanMessages } from './messages.ts';
import { useSeasonsText } from './seasons-text.ts';

type Csab = NonNullable<SeasonPlan['outcome']>['csab'];
type CsabCardProps = { csab: Csab; isOpen: number | null };

/** In how many seasons CSAB is what is left, and what the special rounds of past years had. Never a chance, and the reason why. */
export function CsabCard({ csab, isOpen }: CsabCardProps) {
  const messages = useMessages(seasonPlanMessages).csab;
  const seasonsText = useSeasonsText();
  const { choices, rank, noChance, source } = csab;
  return (
    <Card className="break-inside-avoid">
      <CardHeader title={messages.title} className="mb-2" />
      {isOpen !== null && (
        <p className="mb-2 text-pretty">{fill(messages.open, { seasons: seasonsText(Math.round(isOpen * 100)) })}</p>
      )}
      {choices === 0 && <p className="text-sm">{messages.noChoices}</p>}
      {choices > 0 && rank === null && <p className="text-sm">{messages.unknownRank}</p>}
      {choices > 0 && rank !== null && <PastRounds csab={csab} rank={rank} />}
      <p className="mt-3 text-sm text-quiet text-pretty">{messages.notForecast}</p>
      {choices > 0 && <p className="mt-2 text-sm text-quiet text-pretty">{noChance}</p>}
      <p className="mt-1 text-xs text-quiet">{fill(messages.source, { source })}</p>
    </Card>
  );
}

function PastRounds({ csab: { choices, years }, rank }: { csab: Csab; rank: number }) {
  const messages = useMessages(seasonPlanMessages).csab;
  const between = { first: years[0]?.year ?? '', last: years.at(-1)?.year ?? '' };
  const count = years.filter(({ opened }) => opened > 0).length;
  if (count === 0) return <p className="text-pretty">{fill(messages.never, between)}</p>;
  return (
    <>
      <p className="text-pretty">{fill(messages.past, { ...between, years: years.length, count })}</p>
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
  );
}
