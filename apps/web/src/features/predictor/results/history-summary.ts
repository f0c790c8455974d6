import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { indianNumber } from '../../../lib/format.ts';
import { fill } from '../../../lib/messages.ts';
import type { predictorMessages } from '../messages.ts';
import type { RunFacts } from './result-context.ts';

type Forecast = NonNullable<PredictionResult['forecast']>;
type Words = Pick<typeof predictorMessages.en.detail, 'historySummary' | 'historyToEnd'>;

/** The forecast in a sentence. No forecast of CAP goes beyond the merit list: where the expected closing rank is its end, that is said instead of a range. */
export function historySummary(forecast: Forecast, run: Pick<RunFacts['run'], 'exam' | 'year'>, words: Words): string {
  const { q10, q50, q90 } = forecast;
  return run.exam === 'mht-cet' && q50 === q90
    ? fill(words.historyToEnd, { end: indianNumber(q50), low: indianNumber(q10), year: run.year })
    : fill(words.historySummary, {
        rank: indianNumber(q50),
        low: indianNumber(q10),
        high: indianNumber(q90),
        year: run.year,
      });
}
