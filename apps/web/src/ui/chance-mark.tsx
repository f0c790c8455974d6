import type { Band } from '@dakhila/domain/predictor/bands';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';

/** The colour of a mark, from its text colour. */
const MARK_COLORS: Record<Band, string> = {
  Safe: 'text-chance-safe',
  Likely: 'text-chance-likely',
  Possible: 'text-chance-possible',
  Reach: 'text-chance-reach',
  Unlikely: 'text-chance-unlikely',
};

const RING = 'M1.5 9a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z';
/** The better the chance, the higher the ring is filled. */
const FILLINGS: Record<Band, string> = {
  Safe: RING,
  Likely: 'M2.5 5.5a6.5 6.5 0 1 0 11 0Z',
  Possible: 'M1.5 9a6.5 6.5 0 0 0 13 0Z',
  Reach: 'M2.5 12.5a6.5 6.5 0 0 0 11 0Z',
  Unlikely: '',
};

type ChanceMarkProps = { band: Band; className?: string };

/** The sign of a band everywhere: a ring, whose filling differs as well as its colour. The word beside it carries the meaning. */
export function ChanceMark({ band, className = 'size-4' }: ChanceMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 18" className={classNames('shrink-0', MARK_COLORS[band], className)}>
      <path d={FILLINGS[band]} fill="currentColor" />
      <path d={RING} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
      {band === 'Safe' && (
        <path d="m5 9.4 2.2 2.3L11 6.8" fill="none" className="stroke-card" strokeWidth="1.75" strokeLinecap="round" />
      )}
    </svg>
  );
}

/** The mark with the word of the band. */
export function BandLabel({ band, className }: ChanceMarkProps) {
  const { bands } = useMessages(commonMessages).chance;
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-semibold', className)}>
      <ChanceMark band={band} />
      {bands[band]}
    </span>
  );
}
