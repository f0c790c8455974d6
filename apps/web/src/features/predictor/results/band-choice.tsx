import type { Run } from '@dakhila/contract/predictor-results';
import type { Band } from '@dakhila/domain/predictor/bands';
import { RESULT_BANDS, type ResultBand } from '@dakhila/domain/predictor/result-view';
import { classNames } from '../../../lib/class-names.ts';
import { indianNumber } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { BAND_FILLS } from '../../../ui/chance-bar.tsx';
import { resultMessages } from './messages.ts';

const FILLS: Record<ResultBand, string> = { ...BAND_FILLS, range: 'bg-edge' };

type BandChoiceProps = {
  counts: Run['counts'];
  unlikely: number;
  band: ResultBand | undefined;
  onChoose: (band: ResultBand | null) => void;
};

/** How many programmes lie in each band, each a button that shows only those. */
export function BandChoice({ counts, unlikely, band, onChoose }: BandChoiceProps) {
  const words = useMessages(resultMessages);
  const countOf = (one: ResultBand) =>
    one === 'Unlikely' ? unlikely : one === 'range' ? counts.tiny : counts[one satisfies Exclude<Band, 'Unlikely'>];
  const shown = RESULT_BANDS.filter(
    (one) => countOf(one) > 0 || one === band || (one !== 'range' && one !== 'Unlikely'),
  );
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="sr-only">{words.chooseBand}</legend>
      <div className="flex gap-2 overflow-x-auto p-0.5 [scrollbar-width:none] sm:grid sm:auto-cols-fr sm:grid-flow-col">
        {shown.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === band}
            onClick={() => onChoose(one === band ? null : one)}
            className="relative min-w-26 shrink-0 rounded-card border bg-card px-3 py-2.5 text-start shadow-soft transition-colors hover:border-edge aria-pressed:border-ink aria-pressed:bg-ink-soft forced-colors:aria-pressed:bg-[Highlight]"
          >
            <span className="flex items-center gap-2 text-sm font-semibold">
              <span aria-hidden="true" className={classNames('size-3 rounded-small ring-1 ring-edge/60', FILLS[one])} />
              {words.bands[one]}
            </span>
            <span className="mt-1 block text-xl font-bold tabular-nums">
              {indianNumber(countOf(one))}
              <span className="sr-only"> {words.bandUnit(countOf(one))}</span>
            </span>
            <span className="block text-xs text-quiet">{words.bandMeans[one]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
