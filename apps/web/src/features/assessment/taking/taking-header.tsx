import Pause from 'lucide-react/icons/pause';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { assessmentMessages } from '../messages.ts';
import { partProgress, type TakingState } from './taking-state.ts';

const SOON_SECONDS = 30;

/** Counts to the server's deadline. Screen readers announce it only twice. */
export function PartClock({ endsAt, onOver }: { endsAt: number; onOver: () => void }) {
  const messages = useMessages(assessmentMessages).taking;
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
      <span role="timer" aria-label={messages.clock}>
        <span aria-hidden="true">{`${minutes}:${String(seconds).padStart(2, '0')}`}</span>
        <span className="sr-only">
          {minutes > 0
            ? fill(messages.clockText, { count: minutes, seconds })
            : fill(messages.clockSeconds, { seconds })}
        </span>
      </span>
      <span role="status" className="sr-only">
        {isSoon ? messages.halfMinuteLeft : left <= 60 ? messages.minuteLeft : ''}
      </span>
    </div>
  );
}

/** One segment per part, as long as the part has questions. */
export function PartProgress({ state }: { state: TakingState }) {
  const messages = useMessages(assessmentMessages).taking;
  const parts = state.sections.map((section) => ({ section, ...partProgress(state, section) }));
  const of = parts.reduce((sum, { section }) => sum + section.itemCount, 0);
  const answered = parts.reduce((sum, part) => sum + (part.isDone ? part.section.itemCount : part.answered), 0);
  const current = state.place.at === 'end' ? null : state.place.section;
  return (
    <div
      role="progressbar"
      aria-label={messages.progress}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={answered}
      aria-valuetext={fill(messages.progressText, { answered, of })}
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

/** While the clock runs it warns first, because the clock does not stop. */
export function PauseButton({ isClockRunning, isSaved }: { isClockRunning: boolean; isSaved: boolean }) {
  const messages = useMessages(assessmentMessages).taking;
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    showToast({ title: messages.pausedTitle, description: isSaved ? messages.paused : messages.pausedWaiting });
    navigate(paths.psychometric);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          if (isClockRunning) setIsAsking(true);
          else leave();
        }}
      >
        <Pause aria-hidden="true" />
        {messages.pause}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        size="small"
        title={messages.pauseDialog.title}
        footer={
          <>
            <Button variant="secondary" onClick={leave}>
              {messages.pauseDialog.leave}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{messages.pauseDialog.stay}</Button>
          </>
        }
      >
        <p>{messages.pauseDialog.text}</p>
      </Dialog>
    </>
  );
}
