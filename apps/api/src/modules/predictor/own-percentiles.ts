import { CAP_LISTS } from '@dakhila/domain/predictor/exams/cap-kind';
import type { Edition } from './edition.ts';

export type Own = { lists: readonly { id: string; rank: number }[]; input: unknown };

/** The form field of the percentile in each list. */
const PERCENTILE_FIELDS: Readonly<Record<string, string>> = {
  [CAP_LISTS.state]: 'percentile',
  [CAP_LISTS.allIndia]: 'jeeMainPercentile',
};

/** As typed; where only a merit number was typed, what it is expected to stand for. */
export function ownPercentiles(
  { edition }: { edition: Pick<Edition, 'percentileOf'> },
  { lists, input }: Own,
): Record<string, number> {
  const typed = Object(input) as Record<string, unknown>;
  return Object.fromEntries(
    lists.flatMap(({ id, rank }) => {
      const own = typed[PERCENTILE_FIELDS[id] ?? ''];
      const percentile = typeof own === 'number' ? own : edition.percentileOf?.(id, rank);
      return percentile === undefined ? [] : [[id, percentile]];
    }),
  );
}

/** The number of each percentile on the list of last year, where that list is known. */
export const ranksLastYear = (
  { numberIn, dataYears }: Pick<Edition, 'numberIn' | 'dataYears'>,
  percentiles: Record<string, number>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(percentiles).flatMap(([list, percentile]) => {
      const rank = numberIn?.(list, dataYears.last, percentile);
      return rank === undefined ? [] : [[list, rank]];
    }),
  );
