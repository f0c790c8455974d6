import { isOfferInDoubt, isOfferUnusual, type OfferHistory } from '@dakhila/domain/predictor/offer-doubt';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { fill, type LoadedMessages, useMessages } from '../lib/messages.ts';
import { Badge } from './badge.tsx';
import { useShownChance } from './shown-chance.ts';

type OfferTagProps = {
  /** The chance that a seat is offered; unknown in answers from before it was told. */
  offered: number | null | undefined;
  record?: OfferHistory | null | undefined;
  className?: string;
};

/** Whether a seat is offered, beside a chance that is about the rank alone: nothing where that is as good as sure. */
export function OfferTag({ offered, record, className }: OfferTagProps) {
  const words = useMessages(commonMessages).offer;
  const line = useOfferLine();
  if (typeof offered !== 'number' || !isOfferUnusual(offered)) return null;
  return (
    <div className={classNames('text-xs text-pretty', className)}>
      {isOfferInDoubt(offered) && (
        <Badge variant="outline" className="mb-1">
          {words.inDoubt}
        </Badge>
      )}
      <p className="text-quiet">{line(offered, record)}</p>
    </div>
  );
}

/** The odds of an offer and the years behind them, in one line. */
export function useOfferLine(): (offered: number, record: OfferTagProps['record']) => string {
  const words = useMessages(commonMessages).offer;
  const shown = useShownChance();
  return (offered, record) =>
    [fill(words.likely, { chance: shown(offered) }), record && historyIn(words, record)].filter(Boolean).join(' · ');
}

function historyIn(
  words: LoadedMessages<typeof commonMessages>['offer'],
  { years, of, newIn }: OfferHistory,
): string | null {
  if (newIn !== undefined) return fill(words.newIn, { year: newIn });
  return of > 1 ? fill(words.record, { years, of }) : null;
}
