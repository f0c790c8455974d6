import type { Outcome, PreferenceList } from '@dakhila/contract/list-views';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Sections } from '../../../ui/section-boundary.tsx';
import { useShownPercent } from '../../../ui/shown-chance.ts';
import { readAddress } from '../address.ts';
import type { KnownChoices } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { scheduleQuery } from '../queries.ts';
import { AfterJosaa } from '../season/after-josaa.tsx';
import { RoundRules } from '../season/round-rules.tsx';
import { PlacesCard } from './places.tsx';
import { RoundBars, RoundTable, roundShares } from './round-bars.tsx';
import type { OutcomeState } from './use-outcome.ts';

type OutcomeViewProps = { list: PreferenceList; outcome: OutcomeState; known: KnownChoices };

/** The simulated rounds of the list: the seat after each round, and what each choice adds. */
export function OutcomeView({ list, outcome: state, known }: OutcomeViewProps) {
  const messages = useMessages(listsMessages).outcome;
  const { data: outcome, progress } = state;
  const schedule = useQuery(scheduleQuery(list.exam));
  if (!outcome) {
    const loading = <Loading label={messages.loading} skeletons={['h-96', 'h-96']} />;
    return <QueryView query={state} fallback={messages.failed} loading={loading} />;
  }
  if (outcome.state !== 'simulated') return <NoOutcome {...outcome} />;
  return (
    <div className="space-y-5">
      <Sections>
        {progress !== 'current' && <Notice>{messages.ofSaved}</Notice>}
        <RoundsFigure outcome={outcome} known={known} />
        <AfterJosaa exam={list.exam} />
        <PlacesCard outcome={outcome} known={known} />
        {schedule.data && <RoundRules rules={schedule.data.rules} />}
        <p className="max-w-reading text-sm text-quiet">
          {fill(messages.source, {
            draws: indianNumber(outcome.draws),
            year: outcome.year,
            first: list.dataYears.first,
            last: list.dataYears.last,
          })}
        </p>
      </Sections>
    </div>
  );
}

function RoundsFigure({ outcome, known }: { outcome: Outcome; known: KnownChoices }) {
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useShownPercent();
  const rounds = roundShares(outcome, known);
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (!first || !last) return null;
  return (
    <ChartFrame
      title={messages.rounds.title}
      summary={fill(messages.rounds.summary, {
        first: chanceText(100 - first.percents.none),
        last: chanceText(100 - last.percents.none),
        rounds: last.round,
      })}
      chart={<RoundBars rounds={rounds} />}
      table={<RoundTable rounds={rounds} />}
    />
  );
}

/** Why there is no outcome, and what to do about it. */
function NoOutcome({ state, message }: Outcome) {
  const { states } = useMessages(listsMessages).outcome;
  const [search] = useSearchParams();
  if (state === 'simulated') return null;
  return (
    <EmptyState
      heading={states[state]}
      level={3}
      illustration={<RankCard className="w-28" />}
      action={
        state === 'no-profile' && (
          <ButtonLink to={examDetailsPath(readAddress(search).exam)} variant="secondary">
            {states.toProfile}
          </ButtonLink>
        )
      }
      className="rounded-card border bg-card py-6"
    >
      {message ?? (state === 'empty' ? states.emptyText : null)}
    </EmptyState>
  );
}
