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
  /** On a phone title and actions share a line and the lead is left out: for screens whose content must begin high. */
  isCompact?: boolean;
  className?: string;
};

/** The top of a screen. Its heading can take the focus after a change of page. */
export function PageHeader({ title, lead, back, badges, actions, isCompact, className }: PageHeaderProps) {
  return (
    <header
      className={classNames(
        'flex flex-wrap items-end justify-between gap-x-6 gap-y-4',
        isCompact ? 'mb-2 max-sm:-mt-2 max-sm:flex-nowrap max-sm:items-center max-sm:gap-x-3 sm:mb-6' : 'mb-6',
        className,
      )}
    >
      <div className={classNames('min-w-0 flex-1 basis-80', isCompact && 'max-sm:basis-0')}>
        {back && <div className="mb-2">{back}</div>}
        {badges && <div className="mb-3 flex flex-wrap gap-2">{badges}</div>}
        <h1 tabIndex={-1} className={isCompact ? 'text-xl sm:text-2xl' : 'text-2xl'}>
          {title}
        </h1>
        {lead && (
          <p className={classNames('mt-2 max-w-reading text-pretty text-quiet', isCompact && 'max-sm:hidden')}>
            {lead}
          </p>
        )}
      </div>
      {actions && <div className={classNames('flex flex-wrap gap-3', isCompact && 'shrink-0')}>{actions}</div>}
    </header>
  );
}
