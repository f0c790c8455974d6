import type { ResultsPage } from '@dakhila/contract/predictor-results';
import { firstFew } from '@dakhila/domain/predictor/first-few';
import { isOfferInDoubt, type OfferHistory } from '@dakhila/domain/predictor/offer-doubt';
import type { PickGroup } from '@dakhila/domain/predictor/result-names';
import type { OpenRun } from './run-results.ts';

/** What a run says in a few words. Saved with the run, so that the dashboard need not unpack thousands of results to show a few. */
export type Headline = {
  dataYears: { first: number; last: number };
  /** A few of the first picks, the one to count on first. Earlier runs have those that stand first on the results screen, the first results, or none. */
  first?: HeadlineResult[];
  /** How many of the results may not be offered. */
  inDoubt?: number;
};

export type HeadlineResult = {
  /** Earlier runs have none. */
  group?: PickGroup;
  collegeId: string;
  collegeName: string;
  programme: string;
  /** Null where the range is too wide for a chance. */
  percent: number | null;
  offered: number | null;
  record: OfferHistory | null;
};

const TOLD = 5;

const recordOf = ({ years, of, newIn, since }: OfferHistory): OfferHistory => ({
  ...{ years, of },
  ...(newIn && { newIn }),
  ...(since && { since }),
});

/** A few of the first picks, each as its card shows it. */
export function headlineOf({ edition, columns, rows, near }: OpenRun, { picks }: Pick<ResultsPage, 'picks'>): Headline {
  const first = picks === undefined ? [] : firstFew(picks, TOLD, near);
  const inDoubt = rows.filter(({ row, offered }) => row < columns.resultCount && isOfferInDoubt(offered)).length;
  return {
    dataYears: edition.dataYears,
    first: first.map(({ group, row }) => {
      const { collegeId, collegeName, programme, chance, offered = null, pools } = row;
      const offer = pools[0]?.offer;
      return {
        ...{ group, collegeId, collegeName, programme, offered },
        percent: chance && Math.round(chance * 100),
        record: offer ? recordOf(offer) : null,
      };
    }),
    inDoubt,
  };
}
