import { type ReactNode, useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Card } from '../../../ui/card.tsx';

type SectionCardProps = { title: string; footer?: ReactNode; className?: string; children: ReactNode };

/** One part of the dashboard: its heading, what it tells, and at the bottom the way on. */
export function SectionCard({ title, footer, className, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card padding="none" className={classNames('h-full', className)}>
      <section aria-labelledby={id} className="flex h-full flex-col p-4 sm:p-5">
        <h2 id={id} className="mb-3 text-lg">
          {title}
        </h2>
        <div className="flex-1">{children}</div>
        {footer && <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">{footer}</div>}
      </section>
    </Card>
  );
}
