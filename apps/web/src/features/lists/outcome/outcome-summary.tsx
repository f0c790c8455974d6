import type { Outcome } from '@dakhila/contract/list-views';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { fill, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyFace } from '../../../ui/empty-face.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { readAddress } from '../address.ts';
import { type KnownChoices, programmeParts, useChanceText } from '../choices.ts';
import type { Order } from '../editor/order.ts';
import type { ListEditor } from '../editor/use-list-editor.ts';
import { listsMessages } from '../messages.ts';
import { outcomeQuery } from '../queries.ts';
import { Checks } from './checks.tsx';

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

/** The most likely end, and how likely it is to have any seat at all. */
export function LikelyCard({ outcome, known }: { outcome: Outcome; known: KnownChoices }) {
  const words = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const { likely, none } = outcome;
  const choice = likely?.choice ? known.get(likely.choice) : undefined;
  const place = outcome.choices.findIndex((one) => one.choice === likely?.choice) + 1;
  return (
    <Card variant="highlight">
      <p className="text-sm font-semibold text-marigold-text">{words.likelyTitle}</p>
      <p className="mt-1 font-semibold text-balance">
        {choice ? programmeParts(choice.programme).name : likely?.choice === null ? words.likelyNone : null}
      </p>
      {choice && <p className="text-sm text-quiet">{fill(words.where, { college: choice.collegeName, place })}</p>}
      {likely && (
        <p className="mt-1 text-sm tabular-nums">{fill(words.likely, { chance: chanceText(likely.chance) })}</p>
      )}
      <dl className="mt-4 space-y-1 border-t pt-3 text-sm">
        <Row name={words.any} text={chanceText(1 - none)} />
        <Row name={words.none} text={chanceText(none)} />
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
export function OutcomeFace({ outcome, level }: { outcome: Outcome; level: 2 | 3 }) {
  const { faces } = useMessages(listsMessages).outcome;
  const [search] = useSearchParams();
  if (outcome.state === 'simulated') return null;
  return (
    <EmptyFace
      heading={faces[outcome.state]}
      level={level}
      illustration={<RankCard className="w-28" />}
      action={
        outcome.state === 'no-profile' && (
          <ButtonLink to={examDetailsPath(readAddress(search).exam)} variant="secondary">
            {faces.toProfile}
          </ButtonLink>
        )
      }
      className="rounded-card border bg-card py-6"
    >
      {outcome.message ?? (outcome.state === 'empty' ? faces.emptyText : null)}
    </EmptyFace>
  );
}

/** The outcome could not be fetched. */
export function OutcomeError({ answer }: { answer: OutcomeAnswer }) {
  const words = useMessages(listsMessages).outcome;
  return (
    <FailedLoad error={answer.error} fallback={words.failed} isTrying={answer.isFetching} onTry={answer.refetch} />
  );
}

/** The outcome of the list as last saved. `isCurrent` says whether it is of the very order on the screen. */
export function useOutcome(id: string, { state, isUnsaved }: ListEditor) {
  const { data, error, isFetching, refetch } = useQuery(outcomeQuery(id, state.held.version));
  const isCurrent = data !== undefined && data.version === state.held.version && !isUnsaved;
  return { outcome: data, error, isFetching, refetch, isCurrent };
}
export type OutcomeAnswer = ReturnType<typeof useOutcome>;
