import { colleges, josaaColleges } from '@dakhila/contract/colleges';
import type { Exam } from '@dakhila/contract/exam';
import { withoutFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import { paths } from '../paths.ts';
import { fillPath } from './navigation.tsx';

type ExamPage = {
  /** The explorer's `tab` parameter; the first tab has none. */
  tab: string | null;
  detailPath: (id: string) => string;
  /** The predictor with a college preselected. */
  predictPath: (id: string) => string;
  runPath: (id: string) => string;
  list: typeof colleges.list | typeof josaaColleges.list;
};

const withCollege = (path: string) => (id: string) => `${path}?${new URLSearchParams({ college: id })}`;

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

/** The page of a college, with one programme chosen in its cut-offs. */
export const programmePath = (exam: Exam, collegeId: string, programme: string): string =>
  `${EXAM_PAGES[exam].detailPath(collegeId)}?${new URLSearchParams({ programme: withoutFeeWaiver(programme) })}`;

export const COST_HASH = '#cost';

/** What a college costs, with the schemes that pay for it open. The cut-offs on the page are those of the programme it was opened from. */
export const costPath = (exam: Exam, collegeId: string, programme?: string | undefined): string =>
  `${programme ? programmePath(exam, collegeId, programme) : EXAM_PAGES[exam].detailPath(collegeId)}${COST_HASH}`;

export function searchPath(exam: Exam): string {
  const { tab } = EXAM_PAGES[exam];
  return tab === null ? paths.search : `${paths.search}?tab=${tab}`;
}

const COLLEGE_ORIGINS = ['search', 'shortlist', 'comparison', 'prediction', 'list', 'report', 'costs', 'chat'] as const;
export type CollegeOrigin = (typeof COLLEGE_ORIGINS)[number];

/** History state of a link to a college: its page leads back to where it was opened. */
export const openedFrom = (origin: CollegeOrigin) => ({ openedFrom: origin });

/** Where a college page was opened; undefined for a shared link. */
export const originOf = (state: unknown): CollegeOrigin | undefined =>
  COLLEGE_ORIGINS.find((origin) => origin === Object(state).openedFrom);
