import type { Outcome, PreferenceList } from '@dakhila/contract/list-views';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { choiceName, type KnownChoices, useChanceText } from '../choices.ts';
import type { Order } from '../editor/order.ts';
import { listsMessages } from '../messages.ts';
import { Checks } from './checks.tsx';
import { LikelyCard, NoOutcome, type OutcomeQuery } from './outcome-summary.tsx';
import { PlaceBars, PlaceTable } from './places.tsx';
import { RoundBars, RoundTable, roundShares } from './round-bars.tsx';

/** The chance of an early end is shown from here on. */
const SHOWN_FROM = 0.03;
const COLUMNS = 'grid gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]';

type OutcomeViewProps = {
  list: PreferenceList;
  outcome: OutcomeQuery;
  known: KnownChoices;
  order: Order;
  onFix: (order: Order, label: string) => void;
};

/** The simulated outcome of the list: the most likely end, the chance of each choice, round by round, and the checks. */
export function OutcomeView({ list, outcome: query, known, order, onFix }: OutcomeViewProps) {
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const { data: outcome, isCurrent } = query;
  if (!outcome) {
    const sizes = ['h-48 rounded-card', 'h-96 rounded-card'];
    const loading = <Loading label={messages.loading} className={COLUMNS} skeletons={sizes} />;
    return <QueryView query={query} fallback={messages.failed} loading={loading} />;
  }
  const checks = <Checks checks={outcome.checks} order={order} canFix={isCurrent} onFix={onFix} />;
  if (outcome.state !== 'simulated') {
    return (
      <div className="space-y-5">
        <NoOutcome outcome={outcome} />
        {checks}
      </div>
    );
  }
  return (
    <div className="space-y-5">
      {!isCurrent && <Notice>{messages.ofSaved}</Notice>}
      <div className={`items-start ${COLUMNS}`}>
        <div className="space-y-5">
          <LikelyCard outcome={outcome} known={known} />
          {outcome.endsEarly >= SHOWN_FROM && (
            <Notice variant="warning">{fill(messages.endsEarly, { chance: chanceText(outcome.endsEarly) })}</Notice>
          )}
          {checks}
        </div>
        <div className="min-w-0 space-y-5">
          <PlacesFigure outcome={outcome} known={known} />
          <RoundsFigure outcome={outcome} />
          <p className="max-w-reading text-sm text-quiet">
            {fill(messages.source, {
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
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const none = chanceText(outcome.none);
  const likely = outcome.likely?.choice ? known.get(outcome.likely.choice) : undefined;
  return (
    <ChartFrame
      title={messages.places.title}
      summary={
        likely && outcome.likely
          ? fill(messages.places.summary, { name: choiceName(likely), chance: chanceText(outcome.likely.chance), none })
          : fill(messages.places.summaryNone, { none })
      }
      chart={<PlaceBars outcome={outcome} known={known} />}
      table={<PlaceTable outcome={outcome} known={known} />}
    />
  );
}

function RoundsFigure({ outcome }: { outcome: Outcome }) {
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const rounds = roundShares(outcome);
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (!first || !last) return null;
  return (
    <ChartFrame
      title={messages.rounds.title}
      summary={fill(messages.rounds.summary, {
        first: chanceText(1 - first.shares.none),
        last: chanceText(1 - last.shares.none),
        rounds: last.round,
      })}
      chart={<RoundBars rounds={rounds} />}
      table={<RoundTable rounds={rounds} />}
    />
  );
}
