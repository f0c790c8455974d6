import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

export type FaceProps = {
  illustration?: ReactNode;
  heading: ReactNode;
  level?: 1 | 2 | 3;
  /** What happened and what to do next. */
  children?: ReactNode;
  /** The button for it. */
  action?: ReactNode;
  className?: string;
};

/** What a list or screen shows when there is nothing yet: a picture, a sentence and the way on. */
export function EmptyFace({ illustration, heading, level = 2, children, action, className }: FaceProps) {
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
