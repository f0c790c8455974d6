import { RESULT_BANDS, RESULT_ORDERS } from '@dakhila/domain/predictor/result-view';
import * as z from 'zod/mini';

const name = z.optional(z.string().check(z.maxLength(200)));

/** Which results of a run, in which order: what the screen shows is what a file holds. */
export const ResultView = z.object({
  text: name,
  branch: name,
  city: name,
  state: name,
  kind: name,
  college: name,
  band: z.optional(z.enum(RESULT_BANDS)),
  order: z.optional(z.enum(RESULT_ORDERS)),
  /** Also what lies below 5 %. */
  unlikely: z.optional(z.literal('1')),
});

export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Where the results of a run come as a file, with a `ResultView` as the query. Not JSON, so it is no endpoint of the contract. */
export const exportPath = (runId: string, format: ExportFormat) => `/predictor/runs/${runId}/results.${format}`;
