import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';

type ReportSectionProps = { id: string; title: string; lead?: ReactNode; className?: string; children: ReactNode };

/** A chapter of the report; the list at the top leads to it by its id. */
export function ReportSection({ id, title, lead, className, children }: ReportSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className={classNames('mt-10 scroll-mt-20 print:mt-8', className)}>
      <h2 id={`${id}-title`} className="text-xl print:break-after-avoid">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-reading text-quiet print:break-after-avoid">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
