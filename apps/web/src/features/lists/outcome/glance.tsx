import { fill, useMessages } from '../../../lib/messages.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { KnownChoices } from '../editor/known-choices.ts';
import type { Order } from '../editor/order.ts';
import { listsMessages } from '../messages.ts';
import { Checks } from './checks.tsx';
import { LikelyCard } from './likely-card.tsx';
import { OutcomeError, OutcomeFace } from './outcome-face.tsx';
import type { OutcomeAnswer } from './use-outcome.ts';

type GlanceProps = {
  answer: OutcomeAnswer;
  known: KnownChoices;
  order: Order;
  outcomeAddress: string;
  onMend: (order: Order, label: string) => void;
};

/** The outcome beside the list: what is most likely, and what is worth a look. On a phone the checks are counted, and one tap away. */
export function Glance({ answer, known, order, outcomeAddress, onMend }: GlanceProps) {
  const words = useMessages(listsMessages).outcome;
  const { outcome, error, isCurrent } = answer;
  if (!outcome) {
    return error ? (
      <OutcomeError answer={answer} />
    ) : (
      <Loading label={words.loading}>
        <Skeleton className="h-44 rounded-card" />
      </Loading>
    );
  }
  return (
    <div className="space-y-4">
      <h3 className="sr-only">{words.glanceTitle}</h3>
      {outcome.state === 'simulated' ? (
        <div className={isCurrent ? '' : 'opacity-60 transition-opacity delay-150'}>
          <LikelyCard outcome={outcome} known={known} />
        </div>
      ) : (
        <OutcomeFace outcome={outcome} level={3} />
      )}
      <div className="hidden xl:block">
        <Checks checks={outcome.checks} order={order} canMend={isCurrent} onMend={onMend} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm">
        {outcome.checks.length > 0 && (
          <TextLink to={outcomeAddress} className="inline-flex min-h-11 items-center xl:hidden">
            {fill(words.checks.count, { count: outcome.checks.length })}
          </TextLink>
        )}
        {outcome.state === 'simulated' && (
          <TextLink to={outcomeAddress} className="inline-flex min-h-11 items-center">
            {words.more}
          </TextLink>
        )}
      </p>
    </div>
  );
}
