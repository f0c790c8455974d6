import { brand } from '../lib/brand.ts';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';

/** The address of the support team, as a link that opens a mail. */
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

/** Where to write to when something about plans or money is unclear. */
export function SupportLine({ className }: { className?: string }) {
  const words = useMessages(commonMessages).ui;
  return (
    <p className={classNames('text-sm text-quiet', className)}>
      {words.needHelp} <SupportMail />
    </p>
  );
}
