import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

/** A collapsible section. The browser's find-in-page opens a closed one, and all are open in print. */
export function Disclosure({
  summary,
  children,
  className,
  isWide = false,
  ...rest
}: ComponentProps<'details'> & { summary: ReactNode; isWide?: boolean }) {
  return (
    <details
      {...rest}
      className={classNames(
        // By direct children: a closed section inside an open one must not look open.
        'group border-b open:[&>summary>svg]:rotate-180 print:[&::details-content]:[content-visibility:visible] print:[&::details-content]:h-auto',
        className,
      )}
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown className="size-5 shrink-0 text-quiet transition-transform print:hidden" aria-hidden="true" />
      </summary>
      <div className={classNames('pb-4 text-quiet', !isWide && 'max-w-reading')}>{children}</div>
    </details>
  );
}
