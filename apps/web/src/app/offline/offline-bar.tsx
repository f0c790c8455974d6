import { notices } from '@dakhila/contract/notices';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { classNames } from '../../lib/class-names.ts';
import { commonMessages } from '../../lib/common-messages.ts';
import { noteLoss, useConnection } from '../../lib/connection.ts';
import { fill, type LoadedMessages, useMessages } from '../../lib/messages.ts';
import { useLocation } from '../../lib/navigation.tsx';
import { Button } from '../../ui/button.tsx';

type OfflineBarProps = {
  /** Inside the shell it also says what works offline. */
  isSignedIn?: boolean;
  className?: string;
};

/** Empty while the connection works. */
export function OfflineBar({ isSignedIn = false, className }: OfflineBarProps) {
  const messages = useMessages(commonMessages).offline;
  const { pathname } = useLocation();
  const { lostAt, cachedAt } = useConnection();
  const [isTrying, setIsTrying] = useState(false);
  const at = cachedAt.get(pathname);
  const retry = async () => {
    setIsTrying(true);
    await tryConnection();
    setIsTrying(false);
  };
  // The live region exists from the start: screen readers miss one that appears together with its text.
  return (
    <div role="status" className={classNames('print:hidden', className)}>
      {lostAt !== null && (
        <div className="flex items-center gap-3 border-b bg-marigold-soft py-1.5 ps-4 pe-2 sm:px-8">
          <CloudOff className="size-5 shrink-0 text-marigold-text" aria-hidden="true" />
          <div className="min-w-0 flex-1 text-sm">
            <p className="font-semibold">
              {at === undefined ? messages.offline : ageText(ageOf(at, Date.now()), messages)}
            </p>
            {isSignedIn ? (
              <details>
                <summary className="relative w-fit list-none text-quiet underline underline-offset-4 [&::-webkit-details-marker]:hidden after:absolute after:-inset-x-3 after:-inset-y-2.5">
                  {messages.whatWorks}
                </summary>
                <p className="max-w-reading py-1 text-pretty">{messages.whatWorksText}</p>
              </details>
            ) : (
              <p className="text-quiet">{messages.nothingLost}</p>
            )}
          </div>
          <Button size="small" variant="secondary" isBusy={isTrying} onClick={retry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

function ageText({ unit, count }: Age, messages: LoadedMessages<typeof commonMessages>['offline']): string {
  return unit === 'minutes' && count === 0 ? messages.cachedNow : fill(messages.cachedFrom[unit], { count });
}

/** In the largest unit that fits. */
type Age = { unit: 'minutes' | 'hours' | 'days'; count: number };

const MINUTE_MS = 60_000;

export function ageOf(at: number, now: number): Age {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Any call will do: it records whether the connection works. */
const tryConnection = async (): Promise<void> => void (await call(notices.current, {}).catch(() => undefined));

/** Retries with growing pauses until the connection is back. */
export function useConnectionWatch(): void {
  const isLost = useConnection().lostAt !== null;
  useEffect(() => {
    if (!navigator.onLine) noteLoss();
    window.addEventListener('offline', noteLoss);
    return () => window.removeEventListener('offline', noteLoss);
  }, []);
  useEffect(() => {
    if (!isLost) return;
    let pauseMs = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => {
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
        wait();
        // Hidden pages do not retry.
        if (!document.hidden) void tryConnection();
      }, pauseMs);
    };
    wait();
    window.addEventListener('online', tryConnection);
    document.addEventListener('visibilitychange', tryConnection);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryConnection);
      document.removeEventListener('visibilitychange', tryConnection);
    };
  }, [isLost]);
}
