import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useShownPercent } from '../../../ui/shown-chance.ts';
import { choiceName, type KnownChoices, rowParts } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import type { Effect } from './percents.ts';
import type { OutcomeState } from './use-outcome.ts';

/** Under the bar: what the last edit changed, or why the figures are not those of the order on the screen. From the first edit on there is room for two choices, so that the list below does not move with each. */
export function EffectLine({ state, known }: { state: OutcomeState; known: KnownChoices }) {
  const { effect: messages } = useMessages(listsMessages).outcome;
  const { effect, progress, isFetching, refetch } = state;
  return (
    <div
      className={classNames('mt-1 flex items-center text-sm sm:mt-1.5', effect ? 'min-h-10 sm:min-h-18' : 'min-h-5')}
    >
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

/** The figures before and after; screen readers hear them as sentences, with the chance of some seat. */
function EffectText({ effect: { some, choice, other }, known }: { effect: Effect; known: KnownChoices }) {
  const { effect: messages } = useMessages(listsMessages).outcome;
  const chanceText = useShownPercent();
  const changes = [choice, other].flatMap((change) => {
    const named = change && known.get(change.key);
    if (!named) return [];
    const before = change.before === null ? null : chanceText(change.before);
    const after = chanceText(change.after);
    // Two figures at the limit of the model read the same: that is no change to show.
    if (before === after) return [];
    const names = { programme: rowParts(named.programme).name, college: named.collegeName, name: choiceName(named) };
    return [{ key: change.key, place: change.place, ...names, before, after }];
  });
  const isSame = chanceText(some.before) === chanceText(some.after);
  const anySeat = fill(messages.someSeat, { before: chanceText(some.before), after: chanceText(some.after) });
  const sentences = [
    isSame ? fill(messages.sameSeat, { chance: chanceText(some.after) }) : anySeat,
    ...changes.map(({ name, before, after }) =>
      before === null ? fill(messages.newChoice, { name, after }) : fill(messages.choice, { name, before, after }),
    ),
  ];
  return (
    <>
      <span className="sr-only">{sentences.join(' ')}</span>
      {changes.map(({ key, place, programme, college, before, after }) => (
        <span key={key} aria-hidden="true" className="block">
          <span className="flex justify-between gap-2">
            <span className="min-w-0 truncate">{`${place}. ${programme}`}</span>
            <span className="shrink-0 font-semibold tabular-nums">
              {before === null ? after : `${before} → ${after}`}
            </span>
          </span>
          {/* In a line of its own: cut off behind the programme, nobody would know which one is meant. A phone has no room for it, and the number says it. */}
          <span className="block truncate text-xs text-quiet max-sm:hidden">{college}</span>
        </span>
      ))}
      {changes.length === 0 && (
        <span aria-hidden="true" className="text-quiet">
          {isSame ? messages.same : anySeat}
        </span>
      )}
    </>
  );
}
