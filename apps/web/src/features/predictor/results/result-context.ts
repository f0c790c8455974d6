import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { isHeldByOffers } from '@dakhila/domain/predictor/offer-limits';
import type { ResultPlace } from '@dakhila/domain/predictor/result-row';

type RankList = Run['lists'][number];

/** What a row needs of its run. */
export type RunFacts = {
  run: Pick<Run, 'id' | 'exam' | 'year' | 'rounds' | 'dataYears' | 'lastYearRounds' | 'pools'>;
  places: ReadonlyMap<string, ResultPlace>;
  lists: ReadonlyMap<string, RankList>;
};

/** The rank of the student that the best pool of a result goes by. */
export const ownRank = ({ pools }: PredictionResult, { lists }: RunFacts): RankList | undefined =>
  lists.get(pools[0]?.list ?? '');

/** Whether the student's rank is ahead of the forecast and only the offer of the seats is in doubt. */
export const isOfferInDoubt = (result: PredictionResult, facts: RunFacts): boolean =>
  isHeldByOffers(result, ownRank(result, facts));

/** 'Civil Engineering (4 Years, Bachelor of Technology)' → the name and what stands in brackets, which says less. */
export function splitProgramme(programme: string): { name: string; degree: string | null } {
  const [, name, degree] = /^(.*) \((\d Years, [^()]*(?:\([^()]*\))?[^()]*)\)$/.exec(programme) ?? [];
  return name && degree ? { name, degree } : { name: programme, degree: null };
}

/** Goes with the step to a result's details: Back then leads to the list. A shared address has none before it. */
export const OPENED_HERE = { isOpenedHere: true };
