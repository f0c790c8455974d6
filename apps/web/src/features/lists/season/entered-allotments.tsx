import type { Allotment } from '@dakhila/contract/rounds';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { choiceName } from '../editor/choice-name.ts';
import { listsMessages } from '../messages.ts';

type EnteredAllotmentsProps = {
  allotments: readonly Allotment[];
  busyRound: number | null;
  onRemove: (round: number) => void;
};

/** What was entered, round by round; a wrong one can be taken back. */
export function EnteredAllotments({ allotments, busyRound, onRemove }: EnteredAllotmentsProps) {
  const { allotment: words } = useMessages(listsMessages).season;
  if (allotments.length === 0) return null;
  return (
    <div className="mb-5">
      <h3 className="text-sm font-semibold">{words.entered}</h3>
      <ul className="mt-1 divide-y">
        {allotments.map(({ round, choice, programme, collegeName }) => (
          <li key={round} className="flex items-center justify-between gap-4 py-1.5 text-sm">
            <span>
              {fill(words.enteredLine, {
                round,
                what:
                  choice === null
                    ? words.noSeat
                    : choiceName({ programme: programme ?? choice, collegeName: collegeName ?? '' }),
              })}
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={fill(words.remove, { round })}
              isBusy={busyRound === round}
              onClick={() => onRemove(round)}
            >
              {words.removeShort}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
