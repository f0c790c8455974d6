import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { indianNumber } from '../../../lib/format.ts';
import type { detailMessages } from './detail-messages.ts';
import type { RunFacts } from './result-context.ts';

type Forecast = NonNullable<PredictionResult['forecast']>;
type Words = Pick<typeof detailMessages.en, 'historySummary' | 'historyToEnd'>;

/** The forecast in a sentence. No forecast of CAP goes beyond the merit list: where the expected closing rank is its end, that is said instead of a range. */
export function historySummary(forecast: Forecast, run: Pick<RunFacts['run'], 'exam' | 'year'>, words: Words): string {
  const { q10, q50, q90 } = forecast;
  return run.exam === 'mht-cet' && q50 === q90
    ? words.historyToEnd(indianNumber(q50), indianNumber(q10), run.year)
    : words.historySummary(indianNumber(q50), indianNumber(q10), indianNumber(q90), run.year);
}
