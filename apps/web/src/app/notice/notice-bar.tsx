import type { Notice } from '@dakhila/contract/notices';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { classNames } from '../../lib/class-names.ts';
import { commonMessages } from '../../lib/common-messages.ts';
import { locale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useNotice } from './use-notice.ts';

const LOOKS = {
  info: { icon: Info, box: 'bg-ink-soft', sign: 'text-ink' },
  warning: { icon: TriangleAlert, box: 'bg-marigold-soft', sign: 'text-marigold-text' },
  outage: { icon: CircleAlert, box: 'bg-danger-soft', sign: 'text-danger' },
} as const satisfies Record<Notice['severity'], unknown>;

/** What the operators tell everyone, above every page: nothing at all on most days. */
export function NoticeBar() {
  const { notice, dismiss } = useNotice();
  const words = useMessages(commonMessages).notice;
  if (notice === null) return null;
  const { icon: Icon, box, sign } = LOOKS[notice.severity];
  const translated = notice.text[locale];
  return (
    <section aria-label={words.label} className={classNames('border-b print:hidden', box)}>
      <div className="flex items-start gap-3 px-4 sm:px-6">
        <Icon className={classNames('my-3 size-5 shrink-0', sign)} aria-hidden="true" />
        <p
          lang={translated === null ? 'en' : locale}
          className="min-w-0 max-w-reading flex-1 py-3 text-sm font-medium text-pretty"
        >
          {translated ?? notice.text.en}
        </p>
        {dismiss && <IconButton icon={X} label={words.dismiss} onClick={dismiss} className="-me-3 ms-auto" />}
      </div>
    </section>
  );
}
