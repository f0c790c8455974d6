import { classNames } from '../lib/class-names.ts';

/** A grey placeholder; give it the size of the content that will replace it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-control bg-line', className ?? 'h-5 w-full')}
    />
  );
}

/** A placeholder of a card: a heading, and lines of text that fill the height it is given. */
export function SkeletonCard({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe overflow-hidden rounded-card border bg-card p-4', className)}
    >
      <span className="mb-5 block h-4 w-2/5 rounded-control bg-line" />
      <span className="block h-full w-4/5 bg-[repeating-linear-gradient(var(--color-line)_0_0.625rem,transparent_0_1.25rem,var(--color-line)_0_1.875rem,transparent_0_4rem)]" />
    </span>
  );
}

/** Placeholder lines of text, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}
