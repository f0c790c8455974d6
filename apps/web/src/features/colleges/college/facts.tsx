import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';

/** Names and values in two columns where there is room. */
export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={classNames('grid gap-x-8 gap-y-5 sm:grid-cols-2', className)}>{children}</dl>;
}

type FactProps = {
  label: ReactNode;
  children: ReactNode;
  /** Year and source of the value. */
  source?: string;
  isWide?: boolean;
  className?: string;
};

/** One value under its name, with where it is from. */
export function Fact({ label, children, source, isWide = false, className }: FactProps) {
  return (
    <div className={classNames('min-w-0', isWide && 'sm:col-span-2', className)}>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="mt-0.5 font-medium">
        {children}
        {source && <span className="mt-0.5 block text-xs font-normal text-quiet">{source}</span>}
      </dd>
    </div>
  );
}
