import { type Notice, notices } from '@dakhila/contract/notices';
import { isDismissible } from '@dakhila/domain/notices/notice';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { storedText } from '../../lib/stored.ts';

const LOOK_EVERY_MS = 5 * 60_000;
const dismissedNotice = storedText('dismissedNotice', 'browser');

/** The notice of this moment, unless it was put away, and the way to do that. A page that is left open hears of it too. */
export function useNotice(): { notice: Notice | null; dismiss: (() => void) | null } {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [dismissed, setDismissed] = useState(dismissedNotice.read);

  useEffect(() => {
    const controller = new AbortController();
    let lookedAt = 0;
    const look = async () => {
      if (document.hidden || Date.now() - lookedAt < LOOK_EVERY_MS) return;
      lookedAt = Date.now();
      try {
        setNotice((await call(notices.current, {}, { signal: controller.signal })).data);
      } catch {
        // Nobody asked for it: the page goes on without, and looks again later.
      }
    };
    look();
    // A hidden page asks nothing; it catches up when it is looked at again.
    const timer = setInterval(look, LOOK_EVERY_MS + 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  const mayGo = notice !== null && isDismissible(notice.severity);
  if (notice === null || (mayGo && notice.id === dismissed)) return { notice: null, dismiss: null };
  const dismiss = () => {
    dismissedNotice.write(notice.id);
    setDismissed(notice.id);
  };
  return { notice, dismiss: mayGo ? dismiss : null };
}
