import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { printedSeatCode } from '@dakhila/domain/predictor/exams/fee-waiver';
import type { ResultPlace } from '@dakhila/domain/predictor/result-order';

type RankList = Run['lists'][number];

/** What a row needs of its run. */
export type RunFacts = {
  run: Pick<Run, 'id' | 'exam' | 'year' | 'rounds' | 'dataYears' | 'lastYearRounds'>;
  places: ReadonlyMap<string, ResultPlace>;
  lists: ReadonlyMap<string, RankList>;
};

/** The rank of the student that the best pool of a result goes by. */
export const ownRank = ({ pools }: PredictionResult, { lists }: RunFacts): RankList | undefined =>
  lists.get(pools[0]?.list ?? '');

/** 'Open, ladies only, state level seats (LOPENS)': the words for a seat, with its code where the lists print one. */
export function withSeatCode(label: string, pool: PredictionResult['pool']): string {
  const code = printedSeatCode(pool);
  return code === null ? label : `${label} (${code})`;
}

/** 'Civil Engineering (4 Years, Bachelor of Technology)' → the name and what stands in brackets, which says less. */
export function splitProgramme(programme: string): { name: string; degree: string | null } {
  const [, name, degree] = /^(.*) \((\d Years, [^()]*(?:\([^()]*\))?[^()]*)\)$/.exec(programme) ?? [];
  return name && degree ? { name, degree } : { name: programme, degree: null };
}

/** Goes with the step to a result's details: Back then leads to the list. A shared address has none before it. */
export const OPENED_HERE = { isOpenedHere: true };
