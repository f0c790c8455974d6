import { useSearchParams } from 'react-router';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { ChanceBar } from '../../../ui/chance-bar.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { readAddress } from '../address.ts';
import { listsMessages } from '../messages.ts';
import type { KnownChoice } from './known-choices.ts';

/** How a choice stands for the student: a chance with its band, or in words why there is none. */
export function Standing({ standing }: { standing: KnownChoice['standing'] }) {
  const words = useMessages(listsMessages).editor;
  const [search] = useSearchParams();
  if (!standing) {
    return (
      <div role="status">
        <Skeleton className="h-9" />
        <span className="sr-only">{words.row.pending}</span>
      </div>
    );
  }
  const { state, chance, band, offer, forecast, field, why } = standing;
  if (state === 'judged' && chance !== null && band !== null)
    return (
      <>
        <ChanceBar chance={chance} band={band} />
        <OfferTag offered={offer?.chance} record={offer} className="mt-1.5" />
      </>
    );
  if (state === 'judged') return null;
  return (
    <div className="text-sm">
      <p className={state === 'closed' ? 'font-semibold text-danger' : 'font-semibold'}>{words.standing[state]}</p>
      {state === 'range' && forecast && (
        <p className="text-quiet tabular-nums">
          {fill(words.details.forecastRange, { low: indianNumber(forecast.q10), high: indianNumber(forecast.q90) })}
        </p>
      )}
      {why && <p className="text-quiet">{why}</p>}
      {state === 'unknown' && field && (
        <TextLink to={examDetailsPath(readAddress(search).exam)} className="inline-flex min-h-6 items-center">
          {words.standing.fillIn}
        </TextLink>
      )}
    </div>
  );
}
