import { colleges, josaaColleges } from '@dakhila/contract/colleges';
import type { Exam } from '@dakhila/contract/exam';
import { paths } from '../paths.ts';
import { fillPath } from './navigation.tsx';

type ExamPage = {
  /** What the address of the explorer calls the tab; the first tab needs no word. */
  tab: string | null;
  detailPath: (id: string) => string;
  /** The predictor with a college already chosen. */
  predictPath: (id: string) => string;
  /** A saved prediction. */
  runPath: (id: string) => string;
  list: typeof colleges.list | typeof josaaColleges.list;
};

const withCollege = (path: string) => (id: string) => `${path}?${new URLSearchParams({ college: id })}`;

/** How the pages of the two exams differ. */
export const EXAM_PAGES: Record<Exam, ExamPage> = {
  'mht-cet': {
    tab: null,
    detailPath: (id) => fillPath(paths.college, { id }),
    predictPath: withCollege(paths.predictorMhtCet),
    runPath: (id) => `${paths.predictorMhtCet}?run=${id}`,
    list: colleges.list,
  },
  josaa: {
    tab: 'jee',
    detailPath: (id) => fillPath(paths.josaaCollege, { id }),
    predictPath: withCollege(paths.predictorJosaa),
    runPath: (id) => `${paths.predictorJosaa}?run=${id}`,
    list: josaaColleges.list,
  },
};

/** The explorer at the tab of an exam. */
export function searchPath(exam: Exam): string {
  const { tab } = EXAM_PAGES[exam];
  return tab === null ? paths.search : `${paths.search}?tab=${tab}`;
}
