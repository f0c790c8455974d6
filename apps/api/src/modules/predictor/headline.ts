import { isOfferInDoubt, type OfferHistory } from '@dakhila/domain/predictor/offer-doubt';
import type { ListPlace } from '@dakhila/domain/predictor/prediction';
import type { Edition } from './edition.ts';
import { firstPlaces } from './first-rows.ts';
import type { ResultColumns } from './result-bytes.ts';

/** What a run says in a few words. Saved with the run, so that the dashboard need not unpack thousands of results to show a few. */
export type Headline = {
  dataYears: { first: number; last: number };
  /** The results that stand first on the results screen, in its order. Runs from before this order have none. */
  first?: HeadlineResult[];
  /** How many of the results may not be offered. */
  inDoubt?: number;
};

export type HeadlineResult = {
  collegeId: string;
  collegeName: string;
  programme: string;
  /** Null where the range is too wide for a chance. */
  percent: number | null;
  offered: number | null;
  record: OfferHistory | null;
};

const TOLD = 5;

/** The first results in the recommended order, each as its card shows it. */
export function headlineOf(edition: Edition, result: ResultColumns, lists: readonly ListPlace[]): Headline {
  const { resultCount, offered } = result;
  const first = resultCount === 0 ? [] : firstPlaces(edition, result, lists, TOLD);
  let inDoubt = 0;
  if (offered)
    for (let row = 0; row < resultCount; row += 1) if (isOfferInDoubt((offered[row] ?? 0) / 100)) inDoubt += 1;
  return { dataYears: edition.dataYears, first: first.map((row) => toldResult(edition, result, row)), inDoubt };
}

function toldResult(
  { options, firstPool, extras }: Edition,
  { option, poolCount, pool, byRound, rounds, offered }: ResultColumns,
  row: number,
): HeadlineResult {
  const own = option[row] ?? 0;
  let at = 0;
  for (let before = 0; before < row; before += 1) at += poolCount[before] ?? 0;
  // A piece is a result's own fields without braces; what is told of its best pool has a comma before it.
  const { collegeId, collegeName, programme }: Pick<HeadlineResult, 'collegeId' | 'collegeName' | 'programme'> =
    JSON.parse(`{${options[own]}}`);
  const { offer }: { offer?: OfferHistory } = JSON.parse(
    `{${extras[(firstPool[own] ?? 0) + (pool[at] ?? 0)]?.slice(1) ?? ''}}`,
  );
  return {
    ...{ collegeId, collegeName, programme },
    percent: byRound[(row + 1) * rounds - 1] || null,
    offered: offered && (offered[row] ?? 0) / 100,
    record: offer ? { years: offer.years, of: offer.of, ...(offer.newIn && { newIn: offer.newIn }) } : null,
  };
}
