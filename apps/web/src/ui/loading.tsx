import type { ReactNode } from 'react';

type LoadingProps = { label: string; className?: string; children: ReactNode };

/** Skeletons of what comes, and the sentence that screen readers say meanwhile. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
