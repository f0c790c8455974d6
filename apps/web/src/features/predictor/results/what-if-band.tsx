import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { bandOfLetter } from '@dakhila/domain/predictor/what-if';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { BAND_FILLS } from '../../../ui/chance-bar.tsx';
import { predictorMessages } from '../messages.ts';
import { useTriedNumber } from './what-if-context.ts';

/** The band that a row would have with the number that is tried. */
export function WhatIfBand({ result }: { result: PredictionResult }) {
  const words = useMessages(predictorMessages).whatIf;
  const { bands } = useMessages(predictorMessages).results;
  const tried = useTriedNumber();
  const band = tried && bandOfLetter(tried.bands[result.row]);
  if (!tried || !band) return null;
  return (
    <p className="mt-1.5 flex items-center gap-2 text-sm font-semibold print:hidden">
      <span
        aria-hidden="true"
        className={classNames('size-3 shrink-0 rounded-small ring-1 ring-edge/60', BAND_FILLS[band])}
      />
      {fill(words.rowWith, { value: tried.value, band: bands[band] })}
    </p>
  );
}
