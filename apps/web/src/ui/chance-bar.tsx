import type { Band } from '@dakhila/domain/predictor/bands';
import { classNames } from '../lib/class-names.ts';
import { BandLabel } from './chance-mark.tsx';
import { useShownChance } from './shown-chance.ts';

/** The fill of a band in a bar. Where there is room, `ChanceMark` shows the band by its shape as well. */
export const BAND_FILLS: Record<Band, string> = {
  Safe: 'bg-chance-safe',
  Likely: 'bg-chance-likely',
  Possible: 'bg-chance-possible',
  Reach: 'bg-chance-reach',
  Unlikely: 'bg-chance-unlikely',
};

type ChanceBarProps = { chance: number; band: Band; className?: string };

/** A chance as a bar, a percentage and the name of its band, so that it does not depend on colour. */
export function ChanceBar({ chance, band, className }: ChanceBarProps) {
  const shown = useShownChance();
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="text-lg font-bold whitespace-nowrap tabular-nums">{shown(chance)}</span>
        <BandLabel band={band} className="text-sm" />
      </p>
      <div
        aria-hidden="true"
        className="mt-1 h-2.5 overflow-hidden rounded-full bg-sunken ring-1 ring-edge/60 ring-inset forced-colors:border"
      >
        <div
          className={classNames('h-full rounded-full forced-colors:bg-[Highlight]', BAND_FILLS[band])}
          style={{ width: `${Math.round(chance * 100)}%` }}
        />
      </div>
    </div>
  );
}
