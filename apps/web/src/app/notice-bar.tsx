import { type Notice, notices } from '@dakhila/contract/notices';
import { isDismissible } from '@dakhila/domain/notices/notice';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { call } from '../lib/api.ts';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { locale } from '../lib/locale.ts';
import { useMessages } from '../lib/messages.ts';
import { storedText } from '../lib/stored.ts';
import { IconButton } from '../ui/icon-button.tsx';

const STYLES = {
  info: { icon: Info, box: 'bg-ink-soft', iconColour: 'text-ink' },
  warning: { icon: TriangleAlert, box: 'bg-marigold-soft', iconColour: 'text-marigold-text' },
  outage: { icon: CircleAlert, box: 'bg-danger-soft', iconColour: 'text-danger' },
} as const satisfies Record<Notice['severity'], unknown>;

/** Shows the operators' notice above every page. */
export function NoticeBar() {
  const { notice, dismiss } = useNotice();
  const messages = useMessages(commonMessages).notice;
  if (notice === null) return null;
  const { icon: Icon, box, iconColour } = STYLES[notice.severity];
  const translated = notice.text[locale];
  return (
    <section aria-label={messages.label} className={classNames('border-b print:hidden', box)}>
      <div className="flex items-start gap-3 px-4 sm:px-6">
        <Icon className={classNames('my-3 size-5 shrink-0', iconColour)} aria-hidden="true" />
        <p
          lang={translated === null ? 'en' : locale}
          className="min-w-0 max-w-reading flex-1 py-3 text-sm font-medium text-pretty"
        >
          {translated ?? notice.text.en}
        </p>
        {dismiss && <IconButton icon={X} label={messages.dismiss} onClick={dismiss} className="-me-3 ms-auto" />}
      </div>
    </section>
  );
}

const CHECK_EVERY_MS = 5 * 60_000;
const dismissedNotice = storedText('dismissedNotice', 'browser');

/** Polls, so that pages that stay open show new notices too. */
function useNotice(): { notice: Notice | null; dismiss: (() => void) | null } {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [dismissed, setDismissed] = useState(dismissedNotice.read);

  useEffect(() => {
    const controller = new AbortController();
    let checkedAt = 0;
    const check = async () => {
      if (document.hidden || Date.now() - checkedAt < CHECK_EVERY_MS) return;
      checkedAt = Date.now();
      try {
        setNotice((await call(notices.current, {}, { signal: controller.signal })).data);
      } catch {
        // The page works without a notice; the next check tries again.
      }
    };
    check();
    // Hidden pages do not poll; they check when they become visible.
    const timer = setInterval(check, CHECK_EVERY_MS + 1000);
    document.addEventListener('visibilitychange', check);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);

  const canDismiss = notice !== null && isDismissible(notice.severity);
  if (notice === null || (canDismiss && notice.id === dismissed)) return { notice: null, dismiss: null };
  const dismiss = () => {
    dismissedNotice.write(notice.id);
    setDismissed(notice.id);
  };
  return { notice, dismiss: canDismiss ? dismiss : null };
}
