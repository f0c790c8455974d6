import { RESULT_BANDS, type ResultBand } from '@dakhila/domain/predictor/result-names';
import { classNames } from '../../../lib/class-names.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { BAND_FILLS } from '../../../ui/chance-bar.tsx';
import { ChanceMark } from '../../../ui/chance-mark.tsx';
import { predictorMessages } from '../messages.ts';

const FILLS: Record<ResultBand, string> = { ...BAND_FILLS, range: 'bg-edge' };
/** Only the nearest programmes below 5% are stored, so their number is no share of the whole. An empty band would leave its gap. */
const isInScale = (band: ResultBand) => band !== 'Unlikely';
/** These are shown with nothing in them too, so that a student sees that nothing is. */
const isExtra = (band: ResultBand) => band === 'range' || band === 'Unlikely';

type BandChoiceProps = {
  /** How many programmes pass the filters in each band. */
  counts: Readonly<Record<ResultBand, number>>;
  band: ResultBand | undefined;
  onChoose: (band: ResultBand | null) => void;
};

/** The bands as one bar to scale, with a button for each below it. */
export function BandChoice({ counts, band, onChoose }: BandChoiceProps) {
  const messages = useMessages(predictorMessages).results;
  const shown = RESULT_BANDS.filter((one) => counts[one] > 0 || one === band || !isExtra(one));
  return (
    <fieldset className="mb-2 min-w-0">
      <legend className="sr-only">{messages.chooseBand}</legend>
      <div aria-hidden="true" className="flex h-2 gap-px overflow-hidden rounded-full bg-sunken forced-colors:border">
        {shown
          .filter((one) => isInScale(one) && counts[one] > 0)
          .map((one) => (
            <span
              key={one}
              style={{ flexGrow: counts[one] }}
              className={classNames(
                'transition-[flex-grow] forced-colors:bg-[CanvasText]',
                FILLS[one],
                band !== undefined && band !== one && 'opacity-35',
              )}
            />
          ))}
      </div>
      <div className="mt-0.5 grid auto-cols-fr grid-flow-col">
        {shown.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === band}
            onClick={() => onChoose(one === band ? null : one)}
            className="min-h-11 min-w-0 rounded-control px-0.5 py-1 text-center text-xs/4 transition-colors hover:bg-ink-soft active:bg-ink-soft aria-pressed:bg-ink aria-pressed:text-on-ink forced-colors:aria-pressed:bg-[Highlight]"
          >
            <span className="flex items-center justify-center gap-1 text-sm/5 font-bold tabular-nums max-sm:gap-0.5 max-sm:text-xs/5">
              {one !== 'range' && one !== band && <ChanceMark band={one} className="h-3 w-2.5" />}
              {one === 'Unlikely' && <span className="sr-only">{messages.nearest} </span>}
              {indianNumber(counts[one])}
            </span>
            <span className="sr-only"> {fill(messages.bandUnit, { count: counts[one] })} </span>
            <span className="block max-sm:text-[0.6875rem]">
              {one === 'range' ? messages.rangeShort : messages.bands[one]}
            </span>
            <span className="sr-only"> {messages.bandMeans[one]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
