import type { Outcome } from '@dakhila/contract/list-views';
import { listCost } from '@dakhila/domain/money/list-cost';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { rupeeRange } from '../../../../lib/rupee-range.ts';
import { WAY_BACK } from '../../../../lib/way-back.ts';
import { paths } from '../../../../paths.ts';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { LivesAway } from '../../../../ui/lives-away.tsx';
import type { KnownChoice } from '../../choices.ts';
import { submitMessages } from '../messages.ts';

/** What the family pays for the most likely seat and for any on the list; unknown costs are named as unknown. */
export function CostCard({ outcome, choices }: { outcome: Outcome; choices: readonly KnownChoice[] }) {
  const { pays: messages } = useMessages(submitMessages).check;
  const costs = new Map(outcome.choices.map(({ choice, firstYear }) => [choice, firstYear ?? null]));
  const { known, unknown } = listCost(choices.map(({ choice }) => costs.get(choice) ?? null));
  const likely = costs.get(outcome.likely?.choice ?? '');
  return (
    <Card>
      <CardHeader title={messages.title} className="mb-2" />
      {known === null ? (
        <p>{messages.allUnknown}</p>
      ) : (
        <>
          <dl className="space-y-2">
            {likely !== undefined && (
              <div>
                <dt className="text-sm text-quiet">{messages.likely}</dt>
                <dd className="text-xl font-bold tabular-nums">
                  {likely === null ? messages.unknownFee : rupeeRange(likely)}
                </dd>
              </div>
            )}
            <div>
              <dt className="text-sm text-quiet">{messages.list}</dt>
              <dd className="font-semibold tabular-nums">{rupeeRange(known)}</dd>
            </div>
          </dl>
          <p className="mt-2 text-sm text-quiet">
            {unknown > 0 && `${fill(messages.unknown, { count: unknown })} `}
            {messages.leftOut}
          </p>
          <LivesAway isTold={outcome.livesAway} className="mt-2 text-sm" />
          {outcome.isIncomeUntold && <p className="mt-2 text-sm">{messages.incomeUntold}</p>}
          {outcome.money && <p className="mt-2 text-sm tabular-nums">{outcome.money}</p>}
        </>
      )}
      <TextLink
        to={outcome.isIncomeUntold ? `${paths.money}#income` : paths.money}
        state={WAY_BACK}
        isAlone
        className="mt-1 print:hidden"
      >
        {outcome.isIncomeUntold ? messages.toIncome : messages.toMoney}
      </TextLink>
    </Card>
  );
}
