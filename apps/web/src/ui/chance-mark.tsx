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

const GATE = 'M2 17V8a6 6 0 0 1 12 0v9Z';
/** The better the chance, the higher the gate is filled. */
const FILLINGS: Record<Band, string> = {
  Safe: GATE,
  Likely: 'M2.8 5A6 6 0 0 0 2 8v9h12V8a6 6 0 0 0-.8-3Z',
  Possible: 'M2 9.5h12V17H2Z',
  Reach: 'M2 13.5h12V17H2Z',
  Unlikely: '',
};

type ChanceMarkProps = { band: Band; className?: string };

/** The sign of a band everywhere: a gate, whose filling differs as well as its colour. The word beside it carries the meaning. */
export function ChanceMark({ band, className = 'size-4' }: ChanceMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 18" className={classNames('shrink-0', MARK_COLORS[band], className)}>
      <path d={FILLINGS[band]} fill="currentColor" />
      <path d={GATE} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
      {band === 'Safe' && (
        <path d="m5 11.2 2.2 2.3L11 8.6" fill="none" className="stroke-card" strokeWidth="1.75" strokeLinecap="round" />
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
