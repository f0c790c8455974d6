import type { ReactNode } from 'react';
import { SkeletonCard } from './skeleton.tsx';

type LoadingProps = {
  label: string;
  className?: string;
  /** The height of each card, as classes; for other shapes give children. */
  skeletons?: readonly string[];
  children?: ReactNode;
};

/** Skeletons while content loads, and a text for screen readers. */
export function Loading({ label, className, skeletons = [], children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {skeletons.map((size, place) => (
        <SkeletonCard key={place} className={size} />
      ))}
      {children}
    </div>
  );
}
