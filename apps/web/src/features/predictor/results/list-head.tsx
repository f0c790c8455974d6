import { USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { predictorMessages } from '../messages.ts';
import { programmesText } from './programmes-text.ts';

type ListHeadProps = {
  shown: number;
  all: number;
  order: ResultView['order'];
  /** Whether all that is shown lies below 5 %. */
  isBelow: boolean;
  /** Null where nothing narrows the list. */
  onClear: (() => void) | null;
};

/** How many there are, what their order means, and the way back to all of them. */
export function ListHead({ shown, all, order = USUAL_ORDER, isBelow, onClear }: ListHeadProps) {
  const words = useMessages(predictorMessages).results;
  const below =
    order === USUAL_ORDER ? words.nearestFirst : order === 'chance' ? words.bestFirst : words.orderMeans[order];
  return (
    <div className="mb-3 flex items-center justify-between gap-4">
      <div>
        <p role="status" className="text-sm font-semibold tabular-nums">
          {shown === all
            ? programmesText(words, all)
            : fill(words.count, { shown: indianNumber(shown), programmes: programmesText(words, all) })}
        </p>
        <p className="text-xs text-quiet text-pretty">{isBelow ? below : words.orderMeans[order]}</p>
      </div>
      {onClear && (
        <Button variant="quiet" size="small" className="shrink-0 print:hidden" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}
