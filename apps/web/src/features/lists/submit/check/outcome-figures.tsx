import type { PreferenceList } from '@dakhila/contract/list-views';
import type { ReactNode } from 'react';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { examDetailsPath } from '../../../../paths.ts';
import { Card } from '../../../../ui/card.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { useShownPercent } from '../../../../ui/shown-chance.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { type KnownChoice, type KnownChoices, programmeParts } from '../../choices.ts';
import { listsMessages } from '../../messages.ts';
import { outcomePercents } from '../../outcome/percents.ts';
import type { OutcomeState } from '../../outcome/use-outcome.ts';
import { submitMessages } from '../messages.ts';

type OutcomeFiguresProps = {
  list: PreferenceList;
  choices: readonly KnownChoice[];
  known: KnownChoices;
  outcome: OutcomeState;
};

/** The chance of some seat, of none, and the most likely seat; without an outcome, why there is none. */
export function OutcomeFigures({ list, choices, known, outcome: state }: OutcomeFiguresProps) {
  const { check: messages } = useMessages(submitMessages);
  const { outcome: outcomeMessages } = useMessages(listsMessages);
  const chanceText = useShownPercent();
  const { data: outcome, progress } = state;
  if (!outcome)
    return (
      <QueryView
        query={state}
        fallback={outcomeMessages.failed}
        loading={<Skeleton className="h-48 rounded-card sm:h-32" />}
      />
    );
  if (outcome.state !== 'simulated')
    return (
      <Notice
        variant="warning"
        title={outcomeMessages.states[outcome.state]}
        action={
          outcome.state === 'no-profile' && (
            <ButtonLink to={examDetailsPath(list.exam)} size="small">
              {outcomeMessages.states.toProfile}
            </ButtonLink>
          )
        }
      >
        {outcome.message ?? outcomeMessages.states.emptyText}
      </Notice>
    );
  const percents = outcomePercents(outcome, known);
  const place = choices.findIndex(({ choice }) => choice === outcome.likely?.choice);
  const likely = choices[place];
  const likelyPercent = likely ? percents.final.get(`${likely.choice}#0`) : percents.none;
  return (
    <>
      {progress !== 'current' && <Notice>{messages.ofSaved}</Notice>}
      <Card variant="highlight">
        <dl className="grid gap-y-3 sm:grid-cols-[auto_auto_1fr] sm:gap-x-10">
          <BigFigure label={messages.some} figure={chanceText(percents.some)} className={BESIDE} />
          <BigFigure label={messages.none} figure={chanceText(percents.none)} className={BESIDE} />
          <BigFigure label={likely ? messages.likely : messages.likelyNoSeat} figure={chanceText(likelyPercent ?? 0)}>
            <span className="block font-semibold">
              {likely ? programmeParts(likely.programme).name : messages.likelyNone}
            </span>
            {likely && (
              <span className="block text-sm text-quiet">
                {fill(messages.where, { college: likely.collegeName, place: place + 1 })}
              </span>
            )}
            {likely && <span className="block text-sm text-quiet">{messages.likelyMeans}</span>}
          </BigFigure>
        </dl>
      </Card>
    </>
  );
}

/** On a phone the figure stands beside its label: half a row is too narrow for “up to 3%” in Hindi or Marathi. */
const BESIDE = 'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-3';

type BigFigureProps = { label: string; figure: string; className?: string; children?: ReactNode };

const BigFigure = ({ label, figure, className, children }: BigFigureProps) => (
  <div className={className}>
    <dt className="text-sm font-semibold text-quiet">{label}</dt>
    <dd>
      <span className="block text-2xl font-bold whitespace-nowrap text-ink tabular-nums">{figure}</span>
      {children}
    </dd>
  </div>
);
