import type { Outcome } from '@dakhila/contract/list-views';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Notice } from '../../../ui/notice.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useShownPercent } from '../../../ui/shown-chance.ts';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { formNumbers, type KnownChoices, programmeParts } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { EffectLine } from './effect-line.tsx';
import { type OutcomePercents, outcomePercents } from './percents.ts';
import type { OutcomeState } from './use-outcome.ts';

type OutcomeHeadProps = { outcome: OutcomeState; known: KnownChoices };

/** What the order means, above the list: the most likely seat, and the chance of some seat and of none, which stays in sight while the list scrolls. */
export function OutcomeHead({ outcome: state, known }: OutcomeHeadProps) {
  const messages = useMessages(listsMessages).outcome;
  const { data: outcome, effect, progress } = state;
  const loading = <SkeletonCard className="h-52 sm:h-38" />;
  if (!outcome) return <QueryView query={state} fallback={messages.failed} loading={loading} />;
  // The first choice was just added.
  if (outcome.state === 'empty' && progress === 'updating') return loading;
  // The page has a notice of its own for a missing profile.
  if (outcome.state !== 'simulated') return outcome.state === 'empty' && <Notice>{outcome.message}</Notice>;
  const percents = outcomePercents(outcome, known);
  const fade = classNames('transition-opacity', progress === 'updating' && 'opacity-60');
  return (
    <>
      <section
        aria-label={messages.headLabel}
        className="relative mb-0! rounded-t-card border border-b-0 bg-card px-4 pt-3 before:absolute before:inset-x-4 before:-top-px before:h-1 before:rounded-b-full before:bg-marigold print:hidden forced-colors:before:bg-[Highlight]"
      >
        <div className={fade}>
          <MostLikely outcome={outcome} known={known} percents={percents} />
          <Uncounted outcome={outcome} known={known} percents={percents} />
          {outcome.money && <p className="mt-1 text-sm text-pretty tabular-nums">{outcome.money}</p>}
        </div>
      </section>
      <div className="sticky top-16 z-5 rounded-b-card border border-t-0 bg-card px-4 pb-1 sm:pb-2 shadow-soft print:hidden [@media(height<30rem)]:static">
        <div className={fade}>
          <SeatFigures percents={percents} before={progress === 'current' ? effect?.some.before : undefined} />
          <SeatBar outcome={outcome} />
        </div>
        <EffectLine state={state} known={known} />
      </div>
    </>
  );
}

type PartProps = { outcome: Outcome; known: KnownChoices; percents: OutcomePercents };

function MostLikely({ outcome, known, percents }: PartProps) {
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useShownPercent();
  const place = outcome.choices.findIndex(({ choice }) => choice === outcome.likely?.choice);
  const choice = known.get(outcome.choices[place]?.choice ?? '');
  const numbers = formNumbers(
    outcome.choices.map((own) => own.choice),
    known,
  );
  const percent = choice ? percents.final.get(`${choice.choice}#0`) : percents.none;
  return (
    <div>
      <p className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <span className="block text-sm font-semibold text-marigold-text">
            {choice ? messages.likelyTitle : messages.likelyNoSeat}
          </span>
          <span className="font-semibold">{choice ? programmeParts(choice.programme).name : messages.likelyNone}</span>
        </span>
        <span className="shrink-0 text-lg font-bold tabular-nums">{chanceText(percent ?? 0)}</span>
      </p>
      {choice && (
        <p className="text-sm text-quiet">
          {`${fill(messages.where, { college: choice.collegeName, place: numbers[place] ?? '–' })}. `}
          {messages.likelyMeans}
        </p>
      )}
    </div>
  );
}

/** Which choices the figures leave out, and how much of them comes from choices without a chance of their own. */
function Uncounted({ outcome, known, percents }: PartProps) {
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useShownPercent();
  const left = outcome.choices.filter(({ choice }) => {
    const state = known.get(choice)?.standing?.state;
    return state === 'unknown' || state === 'no-data';
  }).length;
  const notes = [
    percents.unestimated > 0 && fill(messages.fromUnestimated, { chance: chanceText(percents.unestimated) }),
    left > 0 && fill(messages.uncounted, { count: left }),
  ].filter(Boolean);
  return notes.length > 0 && <p className="text-sm text-quiet">{notes.join(' ')}</p>;
}

function SeatFigures({ percents, before }: { percents: OutcomePercents; before: number | undefined }) {
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useShownPercent();
  // Two figures at the limit of the model read the same.
  const isChanged = before !== undefined && chanceText(before) !== chanceText(percents.some);
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-sm sm:pt-1 tabular-nums">
      <span>
        {`${messages.some} `}
        {isChanged && <span aria-hidden="true">{`${chanceText(before)} → `}</span>}
        <strong>{chanceText(percents.some)}</strong>
      </span>
      <span>
        {`${messages.none} `}
        <strong>{chanceText(percents.none)}</strong>
      </span>
    </p>
  );
}

/** A choice below this share has no part of its own in the bar. */
const DRAWN_FROM = 0.01;

/** The chance of some seat and of none to scale. Each choice has its part, in order; the most likely one stands out. */
function SeatBar({ outcome: { choices, none, likely } }: { outcome: Outcome }) {
  const drawn = choices.flatMap(({ choice, chance }) =>
    chance !== null && chance >= DRAWN_FROM ? [{ share: chance, isLikely: choice === likely?.choice }] : [],
  );
  const rest = 1 - none - drawn.reduce((sum, { share }) => sum + share, 0);
  const parts = [
    ...drawn.map(({ share, isLikely }) => ({ share, look: isLikely ? 'bg-marigold' : 'bg-ink' })),
    { share: rest, look: 'bg-ink' },
    { share: none, look: 'border border-edge bg-card' },
  ].filter(({ share }) => share > 0.001);
  return (
    <div aria-hidden="true" className="mt-0.5 flex h-1.5 gap-px sm:mt-1 sm:h-2.5 overflow-hidden rounded-full">
      {parts.map(({ share, look }, at) => (
        <span
          key={at}
          className={`first:rounded-s-full last:rounded-e-full forced-colors:border ${look}`}
          style={{ flexGrow: share, flexBasis: 0 }}
        />
      ))}
    </div>
  );
}
