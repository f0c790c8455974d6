import ChevronRight from 'lucide-react/icons/chevron-right';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { useMessages } from '../../../lib/messages.ts';
import { Link } from '../../../lib/navigation.tsx';
import { submitMessages } from './messages.ts';
import { submitPath } from './submit-address.ts';

/** Leads from a list to the steps before it is submitted. */
export function SubmitLink({ list }: { list: string }) {
  const { link: messages } = useMessages(submitMessages);
  return (
    <Link
      to={submitPath({ list, step: 'check' })}
      className="flex min-h-14 items-center gap-3 rounded-card border bg-card px-4 py-2.5 text-text no-underline hover:border-ink hover:bg-ink-soft print:hidden"
    >
      <ClipboardCheck className="size-5 shrink-0 text-ink" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{messages.title}</span>
        <span className="block text-sm text-quiet">{messages.text}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-quiet" aria-hidden="true" />
    </Link>
  );
}
