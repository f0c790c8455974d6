import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { fill, useMessages } from '../lib/messages.ts';
import { Button } from './button.tsx';

type PagerProps = { page: number; totalPages: number; onPageChange: (page: number) => void; className?: string };

/** Steps through the pages of a list; with a single page there is nothing to show. */
export function Pager({ page, totalPages, onPageChange, className }: PagerProps) {
  const messages = useMessages(commonMessages).ui;
  if (totalPages <= 1) return null;
  return (
    <nav
      aria-label={messages.pages}
      className={classNames('flex flex-wrap items-center justify-between gap-3', className)}
    >
      <p className="text-sm text-quiet tabular-nums">{fill(messages.pageOf, { page, totalPages })}</p>
      <div className="flex w-full gap-2 sm:w-auto">
        <Button variant="secondary" className="flex-1" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          {messages.previous}
        </Button>
        <Button
          variant="secondary"
          className="flex-1"
          disabled={page >= totalPages}
          onClick={() => onPageChange(page + 1)}
        >
          {messages.next}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
