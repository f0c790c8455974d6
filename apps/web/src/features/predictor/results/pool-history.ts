import type { Exam } from '@dakhila/contract/exam';
import type { PredictionResult } from '@dakhila/contract/predictor-results';
import type { HistoryView, Pool } from '../../colleges/index.ts';

type Considered = PredictionResult['pools'][number];

/** What the cut-off call knows the programme of a result by. */
export const programmeKey = ({ choiceCode, programmeId, programme }: PredictionResult): string =>
  choiceCode ?? (programmeId === undefined ? programme : String(programmeId));

/** Seats that were released to others at a later stage are another matter. */
const OWN_STAGE = 'I';

const IS_SAME: Record<Exam, (pool: Pool, considered: Considered) => boolean> = {
  'mht-cet': ({ facets }, { code, section }) => facets.category === code && facets.section === section,
  josaa: ({ facets }, { quota, seatType, gender }) =>
    facets.quota === quota && facets.seatType === seatType && facets.gender === (gender?.startsWith('F') ? 'F' : 'N'),
};

/** The closing ranks of a considered pool in the history of its programme; undefined where the lists have none. */
export function historyOf(exam: Exam, { pools }: HistoryView, considered: Considered): Pool | undefined {
  const same = pools.filter((pool) => IS_SAME[exam](pool, considered));
  return same.find(({ facets }) => facets.stage === OWN_STAGE) ?? same[0];
}
