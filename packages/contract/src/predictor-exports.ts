import { BRANCH_GROUPS } from '@dakhila/domain/predictor/branch-groups';
import { RESULT_BANDS } from '@dakhila/domain/predictor/result-names';
import { RESULT_ORDERS } from '@dakhila/domain/predictor/result-order';
import * as z from 'zod/mini';
import { says } from './fields.ts';

const name = z.optional(z.string().check(z.maxLength(200)));
/** A part of a query string that may come once or many times. */
const several = <S extends z.ZodMiniType<string>>(one: S) =>
  z.optional(
    z.union([
      z.pipe(
        one,
        z.transform((only) => [only]),
      ),
      z.array(one).check(z.maxLength(200)),
    ]),
  );

const rupees = z.optional(
  z.pipe(z.string(says('input.notNumber')).check(z.regex(/^\d{1,8}$/, says('input.notNumber'))), z.transform(Number)),
);

/** Which results of a run, in which order: a file holds what the screen shows. */
export const ResultView = z.object({
  text: name,
  branch: several(z.string().check(z.maxLength(200))),
  group: several(z.enum(BRANCH_GROUPS)),
  city: several(z.string().check(z.maxLength(200))),
  seat: several(z.string().check(z.maxLength(40))),
  state: name,
  kind: name,
  college: name,
  band: z.optional(z.enum(RESULT_BANDS)),
  order: z.optional(z.enum(RESULT_ORDERS)),
  /** Of the first year, by the most that the family may pay. A result whose cost is unknown does not pass. */
  paysAtMost: rupees,
  /** Of those placed, a year. A result whose median is unknown does not pass. */
  medianAtLeast: rupees,
  /** Also results below 5%. */
  unlikely: z.optional(z.literal('1')),
});

export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Where the results of a run come as a file, with a `ResultView` as the query. Not JSON, so it is no endpoint of the contract. */
export const exportPath = (runId: string, format: ExportFormat) => `/predictor/runs/${runId}/results.${format}`;
