import { fill, useMessages } from '../../../lib/messages.ts';
import { useShownPercent } from '../../../ui/shown-chance.ts';
import { choiceName, type KnownChoices } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import type { Effect } from './percents.ts';
import type { OutcomeState } from './use-outcome.ts';

/** One line under the bar: what the last edit changed, or why the figures are not those of the order on the screen. Its height never changes. */
export function EffectLine({ state, known }: { state: OutcomeState; known: KnownChoices }) {
  const { effect: messages } = useMessages(listsMessages).outcome;
  const { effect, progress, isFetching, refetch } = state;
  return (
    <div className="mt-1.5 flex min-h-5 items-center text-sm">
      <p role="status" className="min-w-0 flex-1">
        {progress === 'current' && effect && <EffectText effect={effect} known={known} />}
        {progress === 'current' && !effect && <span className="text-quiet">{messages.hint}</span>}
        {/* Not announced: the figures follow within a moment. */}
        {progress === 'updating' && (
          <span aria-hidden="true" className="text-quiet">
            {messages.updating}
          </span>
        )}
        {progress === 'unsaved' && messages.unsaved}
        {progress === 'failed' && <span className="font-medium text-danger">{messages.failed}</span>}
      </p>
      {progress === 'failed' && (
        <button
          type="button"
          disabled={isFetching}
          onClick={() => void refetch()}
          className="-my-3 min-h-11 shrink-0 px-2 font-semibold text-ink underline disabled:opacity-60"
        >
          {messages.retry}
        </button>
      )}
    </div>
  );
}

/** The figures before and after; screen readers hear them as a sentence, with the chance of some seat. */
function EffectText({ effect: { some, choice }, known }: { effect: Effect; known: KnownChoices }) {
  const { effect: messages } = useMessages(listsMessages).outcome;
  const chanceText = useShownPercent();
  const before = choice && choice.before !== null ? chanceText(choice.before) : null;
  const after = chanceText(choice?.after ?? 0);
  // Two figures at the limit of the model read the same: that is no change to show.
  const named = choice && before !== after ? known.get(choice.key) : undefined;
  const sentences = [
    chanceText(some.before) === chanceText(some.after)
      ? fill(messages.sameSeat, { chance: chanceText(some.after) })
      : fill(messages.someSeat, { before: chanceText(some.before), after: chanceText(some.after) }),
    named &&
      (before === null
        ? fill(messages.newChoice, { name: choiceName(named), after })
        : fill(messages.choice, { name: choiceName(named), before, after })),
  ].filter(Boolean);
  return (
    <>
      <span className="sr-only">{sentences.join(' ')}</span>
      {named && choice ? (
        <span aria-hidden="true" className="flex gap-1.5">
          <span className="truncate">{`${choice.place}. ${choiceName(named)}`}</span>
          <span className="shrink-0 font-semibold tabular-nums">
            {before === null ? after : `${before} → ${after}`}
          </span>
        </span>
      ) : (
        <span aria-hidden="true" className="text-quiet">
          {messages.same}
        </span>
      )}
    </>
  );
}
