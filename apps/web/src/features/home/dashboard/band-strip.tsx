import type { Band } from '@dakhila/domain/predictor/bands';
import { classNames } from '../../../lib/class-names.ts';
import { BAND_FILLS } from '../../../ui/chance-bar.tsx';

type BandStripProps = { bands: readonly (readonly [Band, number])[]; className?: string };

/** How many lie in each band, as one bar; the words beside it say the same. */
export function BandStrip({ bands, className }: BandStripProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames('flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line', className)}
    >
      {bands.map(([band, count]) => (
        // By the root: a thousand safe programmes must not hide the few that are a reach.
        <span key={band} className={classNames('block', BAND_FILLS[band])} style={{ flexGrow: Math.sqrt(count) }} />
      ))}
    </div>
  );
}
