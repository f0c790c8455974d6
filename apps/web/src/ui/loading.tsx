import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

type LoadingProps = {
  label: string;
  className?: string;
  /** The classes of its skeletons, one each; for other layouts use children. */
  shapes?: readonly string[];
  children?: ReactNode;
};

/** Skeletons of what comes, and the sentence that screen readers say meanwhile. */
export function Loading({ label, className, shapes = [], children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {shapes.map((shape, place) => (
        <Skeleton key={place} className={shape} />
      ))}
      {children}
    </div>
  );
}
