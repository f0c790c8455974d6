import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** The link back, above the title. */
  back?: ReactNode;
  /** Badges between the link back and the title. */
  badges?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** The top of a screen. Its heading can take the focus after a change of page. */
export function PageHeader({ title, lead, back, badges, actions, className }: PageHeaderProps) {
  return (
    <header className={classNames('mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="min-w-0 flex-1 basis-80">
        {back && <div className="mb-2">{back}</div>}
        {badges && <div className="mb-3 flex flex-wrap gap-2">{badges}</div>}
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {lead && <p className="mt-2 max-w-reading text-quiet">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
