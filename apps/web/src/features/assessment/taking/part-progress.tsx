import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { assessmentMessages } from '../messages.ts';
import { partProgress, type TakingState } from './taking-state.ts';

/** How far along the whole is: one stretch a part, as long as the part has questions. */
export function PartProgress({ state }: { state: TakingState }) {
  const words = useMessages(assessmentMessages).taking;
  const parts = state.sections.map((section) => ({ section, ...partProgress(state, section) }));
  const of = parts.reduce((sum, { section }) => sum + section.itemCount, 0);
  const answered = parts.reduce((sum, part) => sum + (part.isDone ? part.section.itemCount : part.answered), 0);
  const current = state.place.at === 'end' ? null : state.place.section;
  return (
    <div
      role="progressbar"
      aria-label={words.progress}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={answered}
      aria-valuetext={fill(words.progressText, { answered, of })}
      className="flex gap-1"
    >
      {parts.map(({ section, answered: own, isDone }) => (
        <div
          key={section.id}
          style={{ flexGrow: section.itemCount }}
          className={classNames(
            'h-2 min-w-3 overflow-hidden rounded-full bg-line forced-colors:border',
            section.id === current && 'outline-1 outline-offset-2 outline-edge',
          )}
        >
          <div
            className="h-full rounded-full bg-marigold transition-[width] duration-300 forced-colors:bg-[Highlight]"
            style={{ width: `${isDone ? 100 : (own / section.itemCount) * 100}%` }}
          />
        </div>
      ))}
    </div>
  );
}
