import type { Outcome } from '@dakhila/contract/list-views';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { fill, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { readAddress } from '../address.ts';
import { type KnownChoices, programmeParts, useChanceText } from '../choices.ts';
import type { Order } from '../editor/order.ts';
import type { ListEditor } from '../editor/use-list-editor.ts';
import { listsMessages } from '../messages.ts';
import { outcomeQuery } from '../queries.ts';
import { Checks } from './checks.tsx';

type OutcomeSummaryProps = {
  outcome: OutcomeQuery;
  known: KnownChoices;
  order: Order;
  outcomeAddress: string;
  onFix: (order: Order, label: string) => void;
};

/** The outcome beside the list: the most likely end and the checks. A phone shows only how many checks there are, with a link. */
export function OutcomeSummary({ outcome: query, known, order, outcomeAddress, onFix }: OutcomeSummaryProps) {
  const messages = useMessages(listsMessages).outcome;
  const { data: outcome, isCurrent } = query;
  if (!outcome) {
    const loading = <Loading label={messages.loading} skeletons={['h-44 rounded-card']} />;
    return <QueryView query={query} fallback={messages.failed} loading={loading} />;
  }
  return (
    <div className="space-y-4">
      <h3 className="sr-only">{messages.glanceTitle}</h3>
      {outcome.state === 'simulated' ? (
        <div className={isCurrent ? '' : 'opacity-60 transition-opacity delay-150'}>
          <LikelyCard outcome={outcome} known={known} />
        </div>
      ) : (
        <NoOutcome outcome={outcome} />
      )}
      <div className="hidden xl:block">
        <Checks checks={outcome.checks} order={order} canFix={isCurrent} onFix={onFix} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm">
        {outcome.checks.length > 0 && (
          <TextLink to={outcomeAddress} isAlone className="xl:hidden">
            {fill(messages.checks.count, { count: outcome.checks.length })}
          </TextLink>
        )}
        {outcome.state === 'simulated' && (
          <TextLink to={outcomeAddress} isAlone>
            {messages.more}
          </TextLink>
        )}
      </p>
    </div>
  );
}

export function LikelyCard({ outcome, known }: { outcome: Outcome; known: KnownChoices }) {
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const { likely, none } = outcome;
  const choice = likely?.choice ? known.get(likely.choice) : undefined;
  const place = outcome.choices.findIndex((one) => one.choice === likely?.choice) + 1;
  return (
    <Card variant="highlight">
      <p className="text-sm font-semibold text-marigold-text">{messages.likelyTitle}</p>
      <p className="mt-1 font-semibold text-balance">
        {choice ? programmeParts(choice.programme).name : likely?.choice === null ? messages.likelyNone : null}
      </p>
      {choice && <p className="text-sm text-quiet">{fill(messages.where, { college: choice.collegeName, place })}</p>}
      {likely && (
        <p className="mt-1 text-sm tabular-nums">{fill(messages.likely, { chance: chanceText(likely.chance) })}</p>
      )}
      <dl className="mt-4 space-y-1 border-t pt-3 text-sm">
        <Row name={messages.any} text={chanceText(1 - none)} />
        <Row name={messages.none} text={chanceText(none)} />
      </dl>
      <div aria-hidden="true" className="mt-2 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        <span className="rounded-full bg-ink" style={{ flexGrow: 1 - none, flexBasis: 0 }} />
        <span className="rounded-full border border-edge bg-card" style={{ flexGrow: none, flexBasis: 0 }} />
      </div>
    </Card>
  );
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-quiet">{name}</dt>
      <dd className="font-semibold tabular-nums">{text}</dd>
    </div>
  );
}

/** Why there is no outcome, and what to do about it. */
export function NoOutcome({ outcome }: { outcome: Outcome }) {
  const { states } = useMessages(listsMessages).outcome;
  const [search] = useSearchParams();
  if (outcome.state === 'simulated') return null;
  return (
    <EmptyState
      heading={states[outcome.state]}
      level={3}
      illustration={<RankCard className="w-28" />}
      action={
        outcome.state === 'no-profile' && (
          <ButtonLink to={examDetailsPath(readAddress(search).exam)} variant="secondary">
            {states.toProfile}
          </ButtonLink>
        )
      }
      className="rounded-card border bg-card py-6"
    >
      {outcome.message ?? (outcome.state === 'empty' ? states.emptyText : null)}
    </EmptyState>
  );
}

/** The outcome of the list as last saved. `isCurrent` says whether it belongs to the order on the screen. */
export function useOutcome(id: string, { state, isUnsaved }: ListEditor) {
  const { data, error, isFetching, refetch } = useQuery(outcomeQuery(id, state.held.version));
  const isCurrent = data !== undefined && data.version === state.held.version && !isUnsaved;
  return { data, error, isFetching, refetch, isCurrent };
}
export type OutcomeQuery = ReturnType<typeof useOutcome>;
