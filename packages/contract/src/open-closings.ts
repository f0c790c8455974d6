import { OPEN_SEATS } from '@dakhila/domain/colleges/open-closings';
import * as z from 'zod/mini';

/** How the open seats of a programme closed in the last years, newest first: of each round the last rank, with its percentile in CAP. */
export const OpenClosings = z.object({
  seats: z.enum(OPEN_SEATS),
  years: z.array(
    z.object({
      year: z.number(),
      rounds: z.array(z.nullable(z.readonly(z.tuple([z.number(), z.nullable(z.number())])))),
    }),
  ),
});
export type OpenClosings = z.infer<typeof OpenClosings>;
