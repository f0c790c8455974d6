import { classNames } from '../../../lib/class-names.ts';

/** A bar as long as the share; the figure beside it says the same. */
export function FitMeter({ percent, className }: { percent: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block h-2 overflow-hidden rounded-full bg-line', className)}>
      <span
        className="block h-full rounded-full bg-ink forced-colors:bg-[Highlight]"
        style={{ width: `${Math.max(0, Math.min(100, percent))}%` }}
      />
    </span>
  );
}
