import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { paths } from '../../paths.ts';

/** The views of the page, in the order of their links. */
export const VIEWS = ['order', 'outcome', 'mock', 'season'] as const;
export type View = (typeof VIEWS)[number];
/** A step within the page, where the exam is the one that is open. */
export const EXAM_CHOSEN = { isExamChosen: true };

/** The part of the season's view with the documents. */
export const DOCUMENTS = 'documents';
export type RoundsAddress = { exam: Exam; list: string | null; view: View };

/** Reads the address; a missing or unknown part becomes the first of its kind. */
export function readAddress(search: URLSearchParams): RoundsAddress {
  return {
    exam: EXAMS.find((exam) => exam === search.get('exam')) ?? EXAMS[0],
    list: search.get('list'),
    view: VIEWS.find((view) => view === search.get('view')) ?? VIEWS[0],
  };
}

export function roundsPath({ exam, list, view }: RoundsAddress): string {
  const search = new URLSearchParams();
  if (exam !== EXAMS[0]) search.set('exam', exam);
  if (list !== null) search.set('list', list);
  if (view !== VIEWS[0]) search.set('view', view);
  return search.size > 0 ? `${paths.rounds}?${search}` : paths.rounds;
}
