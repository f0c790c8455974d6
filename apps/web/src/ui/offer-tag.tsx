import { isOfferInDoubt, isOfferUnusual, type OfferHistory } from '@dakhila/domain/predictor/offer-doubt';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { fill, type LoadedMessages, useMessages } from '../lib/messages.ts';
import { Badge } from './badge.tsx';
import { useShownChance } from './shown-chance.ts';

type OfferTagProps = {
  /** The chance that a seat is offered; missing in responses of earlier releases. */
  offered: number | null | undefined;
  /** With the chance of the seat that it is of, where the offer may be of several. */
  record?: (OfferHistory & { chance?: number }) | null | undefined;
  className?: string;
};

/** Whether the seat is likely to be offered, next to the chance, which is about the rank alone. Renders nothing if the offer is nearly certain. */
export function OfferTag({ offered, record, className }: OfferTagProps) {
  const messages = useMessages(commonMessages).offer;
  const line = useOfferLine();
  if (typeof offered !== 'number' || !isOfferUnusual(offered)) return null;
  return (
    <div className={classNames('text-xs text-pretty', className)}>
      {isOfferInDoubt(offered) && (
        <Badge variant="outline" className="mb-1">
          {messages.inDoubt}
        </Badge>
      )}
      <p className="text-quiet">{line(offered, record)}</p>
    </div>
  );
}

/** The chance of an offer and the years it is based on, as one text. */
export function useOfferLine(): (offered: number, record: OfferTagProps['record']) => string {
  const messages = useMessages(commonMessages).offer;
  const shown = useShownChance();
  return (offered, record) => {
    const chance = shown(offered);
    // The record of one seat would contradict the chance that one of several is offered.
    if (record?.chance !== undefined && shown(record.chance) !== chance) return fill(messages.likelyOne, { chance });
    return [fill(messages.likely, { chance }), record && historyIn(messages, record)].filter(Boolean).join(' · ');
  };
}

function historyIn(
  messages: LoadedMessages<typeof commonMessages>['offer'],
  { years, of, newIn, since }: OfferHistory,
): string | null {
  if (since !== undefined) return fill(messages.since, { year: since });
  if (newIn !== undefined) return fill(messages.newIn, { year: newIn });
  return of > 1 ? fill(messages.record, { years, of }) : null;
}
