import type { MockAllotment } from '@dakhila/contract/list-views';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { programmeParts } from '../editor/choice-name.ts';
import type { KnownChoices } from '../editor/known-choices.ts';
import { listsMessages } from '../messages.ts';

/** The seat after each round, as a line of steps. */
export function MockRounds({ mock, known }: { mock: MockAllotment; known: KnownChoices }) {
  const words = useMessages(listsMessages).mock;
  return (
    <ol className="space-y-0">
      {mock.seats.map(({ round, choice, place, isNew, endsProcess }, index) => {
        const named = choice === null ? undefined : known.get(choice);
        const isLast = index === mock.seats.length - 1;
        return (
          <li key={round} className="flex gap-4">
            <div aria-hidden="true" className="flex flex-col items-center">
              <span
                className={classNames(
                  'mt-1 size-4 shrink-0 rounded-full border-2',
                  choice === null && 'border-edge',
                  choice !== null && !isNew && 'border-ink',
                  choice !== null && isNew && 'border-marigold bg-marigold',
                )}
              />
              {!isLast && <span className="w-0.5 flex-1 bg-line" />}
            </div>
            <div className={classNames('min-w-0 flex-1', !isLast && 'pb-5')}>
              <p className="text-sm font-semibold text-quiet">{fill(words.round, { round })}</p>
              {named && place !== null && !isNew && !endsProcess ? (
                <p>{fill(words.isKept, { place })}</p>
              ) : named && place !== null ? (
                <>
                  <p className="font-medium">{programmeParts(named.programme).name}</p>
                  <p className="text-sm text-quiet">{named.collegeName}</p>
                  <p className="mt-1.5 flex flex-wrap gap-2">
                    {isNew && <Badge variant="marigold">{words.isNew}</Badge>}
                    <Badge variant="secondary">{fill(words.place, { place })}</Badge>
                    {endsProcess && <Badge variant="destructive">{words.ends}</Badge>}
                  </p>
                </>
              ) : (
                <p>{words.nothing}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
