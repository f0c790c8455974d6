import { fill } from '../lib/messages.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { Button } from './button.tsx';

type ResendButtonProps = {
  /** When a code may be sent again; null where it may be now. */
  resendAt: number | null;
  isBusy: boolean;
  label: string;
  /** With a gap for the seconds to wait. */
  labelIn: string;
  onClick: () => void;
};

/** Sends a code again, and counts down to when it may. */
export function ResendButton({ resendAt, isBusy, label, labelIn, onClick }: ResendButtonProps) {
  const secondsLeft = useCountdown(resendAt);
  return (
    <Button variant="quiet" className="-me-4 tabular-nums" disabled={secondsLeft > 0} isBusy={isBusy} onClick={onClick}>
      {secondsLeft > 0 ? fill(labelIn, { seconds: secondsLeft }) : label}
    </Button>
  );
}
