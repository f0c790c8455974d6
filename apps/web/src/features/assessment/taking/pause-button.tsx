import Pause from 'lucide-react/icons/pause';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { assessmentMessages } from '../messages.ts';

/** Leaves the sitting as it is. While a clock runs it says first that the clock will not wait. */
export function PauseButton({ isClockRunning, isSaved }: { isClockRunning: boolean; isSaved: boolean }) {
  const words = useMessages(assessmentMessages).taking;
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    showToast({ title: words.pausedTitle, description: isSaved ? words.paused : words.pausedWaiting });
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
        {words.pause}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        size="small"
        title={words.pauseDialog.title}
        footer={
          <>
            <Button variant="secondary" onClick={leave}>
              {words.pauseDialog.leave}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{words.pauseDialog.stay}</Button>
          </>
        }
      >
        <p>{words.pauseDialog.text}</p>
      </Dialog>
    </>
  );
}
