import { useSearchParams } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { BandLabel } from '../../../ui/chance-mark.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance, useShownPercent } from '../../../ui/shown-chance.ts';
import { readAddress } from '../address.ts';
import type { KnownChoice } from '../choices.ts';
import { listsMessages } from '../messages.ts';

/** What the outcome says of a row: its chance of being the final seat (undefined until it is known), and whether it is the most likely one. */
export type FinalSeat = {
  percent: number | null | undefined;
  isMostLikely: boolean;
  isUpdating: boolean;
  /** What is said where a lower choice that must be accepted before this one opens takes it away often: it does more than the choices above, or less. */
  lower: 'missed' | 'mostlyAbove' | null;
};

type StandingProps = { standing: KnownChoice['standing']; final: FinalSeat | null };

/** The chance of a choice alone, as in the results, and below it that of being the final seat; or why there is none. */
export function Standing({ standing, final }: StandingProps) {
  const messages = useMessages(listsMessages).editor;
  const shown = useShownChance();
  const [search] = useSearchParams();
  if (!standing) {
    return <Loading label={messages.row.pending} skeletons={['h-9']} />;
  }
  const { state, band, chance, offer, forecast, field, why } = standing;
  if (state === 'estimated' && band !== null)
    return (
      <>
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm tabular-nums">
          <BandLabel band={band} />
          {chance !== null && fill(messages.row.alone, { chance: shown(chance) })}
        </p>
        {final && <FinalText {...final} />}
        {final && <FinalBar {...final} />}
        {final?.lower && <p className="mt-1 text-xs text-quiet text-pretty">{messages.row[final.lower]}</p>}
        <OfferTag offered={offer?.chance} record={offer} className="mt-1.5" />
      </>
    );
  if (state === 'estimated') return null;
  return (
    <div className="text-sm">
      <p className={state === 'closed' ? 'font-semibold text-danger' : 'font-semibold'}>{messages.standing[state]}</p>
      {state === 'range' && forecast && (
        <p className="text-quiet tabular-nums">
          {fill(messages.details.forecastRange, { low: indianNumber(forecast.q10), high: indianNumber(forecast.q90) })}
        </p>
      )}
      {why && <p className="text-quiet">{why}</p>}
      {state === 'unknown' && field && (
        <TextLink to={examDetailsPath(readAddress(search).exam)} className="inline-flex min-h-6 items-center">
          {messages.standing.fillIn}
        </TextLink>
      )}
    </div>
  );
}

function FinalText({ percent, isUpdating }: FinalSeat) {
  const { row: messages } = useMessages(listsMessages).editor;
  const chanceText = useShownPercent();
  return (
    <p className={classNames('text-sm tabular-nums transition-opacity', isUpdating && 'opacity-60')}>
      {`${messages.final} `}
      <strong>{typeof percent === 'number' ? chanceText(percent) : '…'}</strong>
    </p>
  );
}

/** The chance of being the final seat, to scale. */
const FinalBar = ({ percent, isMostLikely, isUpdating }: FinalSeat) => (
  <div
    aria-hidden="true"
    className={classNames('mt-1 h-1.5 rounded-full bg-sunken forced-colors:border', isUpdating && 'opacity-60')}
  >
    <div
      className={classNames(
        'h-full rounded-full forced-colors:bg-[Highlight]',
        isMostLikely ? 'bg-marigold' : 'bg-ink',
      )}
      style={{ width: `${percent ?? 0}%` }}
    />
  </div>
);
