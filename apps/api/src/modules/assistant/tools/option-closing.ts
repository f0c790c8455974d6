import type { PredictProgramme } from '@dakhila/domain/assistant/tool-types';

/** How a pool of the predictor's table closed last year; null where it did not. */
export function closingOf(
  pools: { lastYear: Int32Array; lastPercentile: Float32Array },
  pool: number,
): PredictProgramme['output']['lastYear'] {
  const rank = pools.lastYear[pool] ?? 0;
  const percentile = pools.lastPercentile[pool] ?? Number.NaN;
  if (rank <= 0) return null;
  return { rank, percentile: Number.isNaN(percentile) ? null : Math.round(percentile * 1e4) / 1e4 };
}
