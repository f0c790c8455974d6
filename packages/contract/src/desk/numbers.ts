import { CHART_IDS, type ChartId } from '@dakhila/domain/numbers/measures';
import { daysIn, GRAINS, LONGEST_RANGE_DAYS } from '@dakhila/domain/numbers/periods';
import { HIDDEN_VALUES } from '@dakhila/domain/numbers/shown-value';
import * as z from 'zod/mini';
import { endpoint, reply, staff } from '../endpoint.ts';
import { day } from './calendar.ts';

/** A range of days, divided into days or weeks. */
export const NumbersRange = z.strictObject({ from: day, to: day, by: z.enum(GRAINS) }).check(
  z.refine(({ from, to, by }) => {
    const days = daysIn(from, to);
    return days >= 1 && days <= LONGEST_RANGE_DAYS[by];
  }, 'This range is too long or ends before it begins.'),
);
export type NumbersRange = z.infer<typeof NumbersRange>;

export const NumbersChart = z.object({
  id: z.enum(CHART_IDS),
  periods: z.array(
    z.object({
      /** Its first day. */
      period: z.string(),
      /** One for each part of the chart. `few`: 1 to 4 people. `unknown`: not counted. */
      values: z.array(z.union([z.number(), z.enum(HIDDEN_VALUES)])),
    }),
  ),
});
export type NumbersChart = z.infer<typeof NumbersChart>;

export const UnansweredQuestion = z.object({ question: z.string(), times: z.number(), lastAskedAt: z.string() });
export type UnansweredQuestion = z.infer<typeof UnansweredQuestion>;

/** The address of a chart as a file. */
export const numbersFilePath = (chart: ChartId | ':chart') => `/desk/numbers/${chart}.csv`;

export const deskNumbers = {
  read: endpoint('GET /desk/numbers', staff('numbers.read'), {
    summary: 'Counts by day or week, of the charts that the role may see; nothing about a person',
    query: NumbersRange,
    response: reply(
      z.object({
        today: z.string(),
        /** When the newest day was counted; null before the first time. */
        countedAt: z.nullable(z.string()),
        charts: z.array(NumbersChart),
      }),
    ),
  }),
  unanswered: endpoint('GET /desk/numbers/unanswered', staff('numbers.people'), {
    summary: 'What several students asked the assistant in the same words without an answer, the most frequent first',
    response: reply(z.array(UnansweredQuestion)),
  }),
};
