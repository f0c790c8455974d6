import type { Exam } from '../lists/exam-name.ts';
import { CAP_PAPERS } from './cap-papers.ts';
import { JOSAA_PAPERS } from './josaa-papers.ts';
import type { Paper, PaperFacts } from './paper.ts';

/**
 * The papers that a candidate shows at verification and reporting, from the rules that JoSAA and the State CET Cell publish. Dates that depend on the year
 * are worked out from the season. The official list of the season decides.
 */
const PAPERS: Record<Exam, readonly Paper[]> = { josaa: JOSAA_PAPERS, 'mht-cet': CAP_PAPERS };

export type NeededPaper = { id: string; title: string; for: string; why: string; validity: string | null };

/** The papers that a candidate needs, in the order to get them. */
export function neededPapers(exam: Exam, facts: PaperFacts): NeededPaper[] {
  return PAPERS[exam]
    .filter(({ isFor }) => isFor(facts))
    .map(({ id, title, why, validity, for: whom }) => ({
      id,
      title,
      for: whom,
      why,
      validity: validity?.(facts) ?? null,
    }));
}

/** Whether an exam has such a paper for anybody. */
export const isPaper = (exam: Exam, id: string): boolean => PAPERS[exam].some((paper) => paper.id === id);

export const PAPER_SOURCES: Record<Exam, string> = {
  josaa: 'JoSAA business rules',
  'mht-cet': 'State CET Cell, CAP information brochure',
};
