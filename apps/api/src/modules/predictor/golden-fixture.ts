import { join } from 'node:path';
import type { CapCandidate, JosaaCandidate } from '@dakhila/domain/predictor/candidate';
import type { Estimates, Exam, PoolWords } from '@dakhila/domain/predictor/exam';
import type { ExamTable } from '@dakhila/domain/predictor/exam-table';
import { josaa } from '@dakhila/domain/predictor/exams/josaa';
import { mhtCet } from '@dakhila/domain/predictor/exams/mht-cet';
import { predict } from '@dakhila/domain/predictor/predict';
import { factsIn } from '../../../test/facts.ts';
import { PROJECT_DIR } from '../../config.ts';
import { capLayout } from './tables/cap-layout.ts';
import { capFacts, josaaFacts } from './tables/facts.ts';
import { josaaLayout } from './tables/josaa-layout.ts';
import { assembleTable } from './tables/layout.ts';
import { plainForecaster } from './tables/test-forecaster.ts';

/** One pool that a candidate competes in, on the real cells of `data/`. */
export type OpenPool = {
  college: string;
  programme: string;
  choiceCode: string | undefined;
  code: string;
  section: string | null;
  /** The label of the rank list. */
  list: string;
  /** The loosest closing of last year, and its round. */
  lastYear: number;
  lastRound: number;
};

export const catalogue = factsIn(join(PROJECT_DIR, 'data'));
const josaaPlan = josaaLayout(josaaFacts(catalogue));
const capPlan = capLayout(capFacts(catalogue));
export const josaaReal = assembleTable(josaaPlan, plainForecaster(josaaPlan.pools, josaaPlan.season));
export const capReal = assembleTable(capPlan, plainForecaster(capPlan.pools, capPlan.season));

/** With the best rank of every list nothing is out of reach: what is left is eligibility. */
const FIRST = { rank: 1, spread: 0 };
const ESTIMATES: Estimates = { percentile: () => FIRST, jeeMainRank: () => FIRST, jeeMainPercentile: () => FIRST };

export const josaaPools = (candidate: JosaaCandidate) => openPools(josaa, josaaReal, candidate);
export const capPools = (candidate: CapCandidate) => openPools(mhtCet, capReal, candidate);

function openPools<Candidate, Kind extends PoolWords, College, Tie extends { key: string }>(
  exam: Exam<Candidate, Kind, College, Tie>,
  table: ExamTable<Kind, College>,
  candidate: Candidate,
): OpenPool[] {
  const { option, poolCount, pool, lists } = predict(exam, table, { candidate, estimates: ESTIMATES });
  let at = 0;
  return [...option].flatMap((own, row) => {
    const { college = 0, programme = '', choiceCode } = table.options[own] ?? {};
    return Array.from({ length: poolCount[row] ?? 0 }, (): OpenPool => {
      const which = (table.firstPool[own] ?? 0) + (pool[at] ?? 0);
      const { code = '', section = null, list = '' } = table.kinds[table.pools.kind[which] ?? 0] ?? {};
      const label = lists.find(({ id }) => id === list)?.label ?? '';
      at += 1;
      return {
        college: table.colleges[college]?.id ?? '',
        programme,
        choiceCode,
        code,
        section,
        list: label,
        lastYear: table.pools.lastYear[which] ?? -1,
        lastRound: table.pools.lastRound[which] ?? -1,
      };
    });
  });
}
