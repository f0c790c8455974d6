import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import { REPORT_TEXTS } from '@dakhila/domain/assessment/report/report-texts';
import { fill } from '@dakhila/domain/language/fill';
import type { Language } from '@dakhila/domain/language/languages';
import { EXAM_NAMES } from '@dakhila/domain/lists/exam-name';
import { type readLatestProspects, titleIn } from '../predictor/index.ts';

type Latest = Omit<NonNullable<Awaited<ReturnType<typeof readLatestProspects>>>, 'prospects'>;
/** Who reads a report: the student whose it is, or somebody who was given a link to it. */
export type Reader = { language: Language; isOwner: boolean };

/**
 * The prediction that the chances of a report come from. Its title names rank, category and home: a link promises to show the chances and nothing else of
 * the account, so whoever holds one is told the exam alone.
 */
export const predictionView = (
  { exam, title, createdAt, dataYears }: Latest,
  { language, isOwner }: Reader,
): NonNullable<AssessmentReport['prediction']> => ({
  exam,
  title: isOwner ? titleIn(language, title) : EXAM_NAMES[exam],
  createdAt: createdAt.toISOString(),
  dataNote: fill(REPORT_TEXTS[language].dataUpTo, { year: dataYears.last }),
});
