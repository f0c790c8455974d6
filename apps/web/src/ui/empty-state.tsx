import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

export type EmptyStateProps = {
  illustration?: ReactNode;
  heading: ReactNode;
  level?: 1 | 2 | 3;
  /** What happened and what to do next. */
  children?: ReactNode;
  /** The button for the next step. */
  action?: ReactNode;
  className?: string;
};

/** Shown when a list or screen is empty: a picture, a sentence and a button for the next step. */
export function EmptyState({ illustration, heading, level = 2, children, action, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center', className)}>
      {illustration && <div className="mb-5 text-ink">{illustration}</div>}
      <Heading className="text-lg">{heading}</Heading>
      {children && <div className="mt-2 text-quiet">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
