import Timer from 'lucide-react/icons/timer';
import { useEffect, useEffectEvent } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { assessmentMessages } from '../messages.ts';

const SOON_SECONDS = 30;

/** The time left in a part, by the server's deadline. Quiet until the last half minute; two moments are said aloud. */
export function PartClock({ endsAt, onOver }: { endsAt: number; onOver: () => void }) {
  const words = useMessages(assessmentMessages).taking;
  const left = useCountdown(endsAt);
  const isOver = left === 0;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  const minutes = Math.floor(left / 60);
  const seconds = left % 60;
  const isSoon = left <= SOON_SECONDS;
  return (
    <div
      className={classNames(
        'inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm font-semibold tabular-nums',
        isSoon ? 'bg-marigold-soft text-marigold-text' : 'bg-sunken text-text',
      )}
    >
      <Timer className="size-4" aria-hidden="true" />
      <span role="timer" aria-label={words.clock}>
        <span aria-hidden="true">{`${minutes}:${String(seconds).padStart(2, '0')}`}</span>
        <span className="sr-only">
          {minutes > 0 ? fill(words.clockText, { count: minutes, seconds }) : fill(words.clockSeconds, { seconds })}
        </span>
      </span>
      <span role="status" className="sr-only">
        {isSoon ? words.halfMinuteLeft : left <= 60 ? words.minuteLeft : ''}
      </span>
    </div>
  );
}
