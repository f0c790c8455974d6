import type { Run } from '@dakhila/contract/predictor-results';
import type { Band } from '@dakhila/domain/predictor/bands';
import { RESULT_BANDS, type ResultBand } from '@dakhila/domain/predictor/result-view';
import { classNames } from '../../../lib/class-names.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { BAND_FILLS } from '../../../ui/chance-bar.tsx';
import { predictorMessages } from '../messages.ts';

const FILLS: Record<ResultBand, string> = { ...BAND_FILLS, range: 'bg-edge' };

/** Bands without a range of chances take the second row on a phone. */
const isExtra = (band: ResultBand) => band === 'range' || band === 'Unlikely';

type BandChoiceProps = {
  counts: Run['counts'];
  unlikely: number;
  band: ResultBand | undefined;
  onChoose: (band: ResultBand | null) => void;
};

export function BandChoice({ counts, unlikely, band, onChoose }: BandChoiceProps) {
  const messages = useMessages(predictorMessages).results;
  const countOf = (one: ResultBand) =>
    one === 'Unlikely' ? unlikely : one === 'range' ? counts.tiny : counts[one satisfies Exclude<Band, 'Unlikely'>];
  const shown = RESULT_BANDS.filter(
    (one) => countOf(one) > 0 || one === band || (one !== 'range' && one !== 'Unlikely'),
  );
  const extras = shown.filter(isExtra).length;
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="sr-only">{messages.chooseBand}</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:gap-2">
        {shown.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === band}
            onClick={() => onChoose(one === band ? null : one)}
            className={classNames(
              'relative min-h-11 rounded-card border bg-card px-2 py-2 text-start shadow-soft transition-colors hover:border-edge sm:px-3 sm:py-2.5',
              'aria-pressed:border-ink aria-pressed:bg-ink-soft forced-colors:aria-pressed:bg-[Highlight]',
              'flex max-sm:justify-between sm:flex-col',
              isExtra(one) ? 'max-sm:flex-wrap max-sm:items-center max-sm:gap-x-2' : 'max-sm:flex-col',
              isExtra(one) && (extras === 1 ? 'max-sm:col-span-4' : 'max-sm:col-span-2'),
            )}
          >
            <span className="flex flex-wrap items-center gap-x-2 text-xs font-semibold sm:text-sm">
              <span
                aria-hidden="true"
                className={classNames(
                  'rounded-small ring-1 ring-edge/60 sm:size-3',
                  isExtra(one) ? 'size-3' : 'mb-1 h-1.5 basis-full sm:mb-0 sm:basis-auto',
                  FILLS[one],
                )}
              />
              {messages.bands[one]}
            </span>
            <span
              className={classNames(
                'block font-bold tabular-nums sm:mt-1',
                isExtra(one) ? 'text-sm whitespace-nowrap' : 'text-lg',
                one === 'Unlikely' ? 'sm:text-base/7.5' : 'sm:text-xl/7.5',
              )}
            >
              {/* Only the nearest programmes below 5% are stored, so their number is not a total. */}
              {one === 'Unlikely' ? fill(messages.nearest, { count: unlikely }) : indianNumber(countOf(one))}
              <span className="sr-only"> {fill(messages.bandUnit, { count: countOf(one) })}</span>
            </span>
            <span className={classNames('block text-xs text-quiet', !isExtra(one) && 'max-sm:sr-only')}>
              {messages.bandMeans[one]}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
