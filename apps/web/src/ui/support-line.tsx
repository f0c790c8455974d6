import { brand } from '../lib/brand.ts';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';

/** The support team's address as a mail link. */
export function SupportMail() {
  return (
    <a
      href={`mailto:${brand.supportEmail}`}
      className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
    >
      {brand.supportEmail}
    </a>
  );
}

/** The contact for questions about plans or payments. */
export function SupportLine({ className }: { className?: string }) {
  const messages = useMessages(commonMessages).ui;
  return (
    <p className={classNames('text-sm text-quiet', className)}>
      {messages.needHelp} <SupportMail />
    </p>
  );
}
