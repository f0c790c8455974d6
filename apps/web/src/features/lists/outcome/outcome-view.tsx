import type { Outcome, PreferenceList } from '@dakhila/contract/list-views';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { choiceName, type KnownChoices, useChanceText } from '../choices.ts';
import type { Order } from '../editor/order.ts';
import { listsMessages } from '../messages.ts';
import { Checks } from './checks.tsx';
import { LikelyCard, type OutcomeAnswer, OutcomeError, OutcomeFace } from './outcome-summary.tsx';
import { PlaceBars, PlaceTable } from './places.tsx';
import { RoundBars, RoundTable, roundShares } from './round-bars.tsx';

/** Below this, an early end is noise. */
const WORTH_SAYING = 0.03;

type OutcomeViewProps = {
  list: PreferenceList;
  answer: OutcomeAnswer;
  known: KnownChoices;
  order: Order;
  onMend: (order: Order, label: string) => void;
};

/** What the rounds would make of the list: most likely end, chance of each, round by round, and what is worth a look. */
export function OutcomeView({ list, answer, known, order, onMend }: OutcomeViewProps) {
  const words = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const { outcome, error, isCurrent } = answer;
  if (!outcome) {
    return error ? (
      <OutcomeError answer={answer} />
    ) : (
      <Loading label={words.loading} className="grid gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    );
  }
  const checks = <Checks checks={outcome.checks} order={order} canMend={isCurrent} onMend={onMend} />;
  if (outcome.state !== 'simulated') {
    return (
      <div className="space-y-5">
        <OutcomeFace outcome={outcome} level={3} />
        {checks}
      </div>
    );
  }
  return (
    <div className="space-y-5">
      {!isCurrent && <Notice>{words.ofSaved}</Notice>}
      <div className="grid items-start gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="space-y-5">
          <LikelyCard outcome={outcome} known={known} />
          {outcome.endsEarly >= WORTH_SAYING && (
            <Notice variant="warning">{fill(words.endsEarly, { chance: chanceText(outcome.endsEarly) })}</Notice>
          )}
          {checks}
        </div>
        <div className="min-w-0 space-y-5">
          <PlacesFigure outcome={outcome} known={known} />
          <RoundsFigure outcome={outcome} />
          <p className="max-w-reading text-sm text-quiet">
            {fill(words.source, {
              draws: indianNumber(outcome.draws),
              year: outcome.year,
              first: list.dataYears.first,
              last: list.dataYears.last,
            })}
          </p>
        </div>
      </div>
    </div>
  );
}

function PlacesFigure({ outcome, known }: { outcome: Outcome; known: KnownChoices }) {
  const words = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const none = chanceText(outcome.none);
  const likely = outcome.likely?.choice ? known.get(outcome.likely.choice) : undefined;
  return (
    <ChartFrame
      title={words.places.title}
      summary={
        likely && outcome.likely
          ? fill(words.places.summary, { name: choiceName(likely), chance: chanceText(outcome.likely.chance), none })
          : fill(words.places.summaryNone, { none })
      }
      chart={<PlaceBars outcome={outcome} known={known} />}
      table={<PlaceTable outcome={outcome} known={known} />}
    />
  );
}

function RoundsFigure({ outcome }: { outcome: Outcome }) {
  const words = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const rounds = roundShares(outcome);
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (!first || !last) return null;
  return (
    <ChartFrame
      title={words.rounds.title}
      summary={fill(words.rounds.summary, {
        first: chanceText(1 - first.shares.none),
        last: chanceText(1 - last.shares.none),
        rounds: last.round,
      })}
      chart={<RoundBars rounds={rounds} />}
      table={<RoundTable rounds={rounds} />}
    />
  );
}
