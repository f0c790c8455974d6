import type { PoolWords } from './exam.ts';
import type { ExamTable } from './exam-table.ts';
import { CAP_LISTS } from './exams/cap-kind.ts';

type Table = Pick<ExamTable<PoolWords, unknown>, 'demand' | 'allIndiaDemand' | 'kinds' | 'pools'>;

/** How sought-after an option is by the rank list of the pool that serves the student best there: what is hard to enter by one list may be easy by the other. */
export function seatDemand({ demand, allIndiaDemand, kinds, pools }: Table, option: number, pool: number): number {
  const isAllIndia = kinds[pools.kind[pool] ?? 0]?.list === CAP_LISTS.allIndia;
  return (isAllIndia && allIndiaDemand?.[option]) || (demand[option] ?? 0);
}
