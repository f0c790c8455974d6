import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';

type LivesAwayProps = {
  /** The student told that they will live in a hostel or a rented room. Earlier responses do not say. */
  isTold: boolean | undefined;
  className?: string;
};

/** What a cost leaves out for a student who will not live at home. No hostel fee is known. */
export function LivesAway({ isTold, className }: LivesAwayProps) {
  const messages = useMessages(commonMessages).cost;
  return isTold ? <p className={className}>{messages.livesAway}</p> : null;
}
