import type { AssessmentReport, Validity } from '@dakhila/contract/assessment-report';
import { type Norms, PROVISIONAL_NORMS } from '@dakhila/domain/assessment/norms';
import { buildReport } from '@dakhila/domain/assessment/report/build-report';
import { validityView } from '@dakhila/domain/assessment/report/validity-view';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { type Editions, readLatestProspects } from '../predictor/index.ts';
import { findNorms } from './norms-store.ts';
import { predictionView, type Reader } from './prediction-view.ts';
import { priceProspects } from './price-prospects.ts';
import { findFirstName, hasMetQuestionsBefore, type SittingRow } from './store.ts';

type ReportNeeds = Pick<Deps, 'db' | 'catalogue'> & { editions: Editions };
export type ReadReport = { validity: Validity; report: AssessmentReport | null };

/** The report of a finished sitting in the language of its reader; none where the answers cannot carry one. */
export async function readReport(needs: ReportNeeds, sitting: SittingRow, reader: Reader): Promise<ReadReport> {
  const { language } = reader;
  const { scores, completedAt, verdict, studentId, instrumentVersion } = sitting;
  if (scores === null || completedAt === null)
    throw new DomainError('assessment-incomplete', { message: 'The report is there as soon as you have finished' });
  const validity = validityView(scores, language);
  if (verdict === 'retake') return { validity, report: null };
  const [firstName, norms, latest, isRepeat] = await Promise.all([
    findFirstName(needs.db, studentId),
    normsOf(needs.db, sitting),
    readLatestProspects(needs, studentId),
    hasMetQuestionsBefore(needs.db, sitting),
  ]);
  const prospects = latest && priceProspects(needs, latest.prospects);
  const about = { firstName, completedAt, instrumentVersion, isRepeat, language };
  const report = buildReport({ scores, norms, prospects, ...about });
  return { validity, report: { ...report, prediction: latest && predictionView(latest, reader) } };
}

/** The norms that were in force when the sitting was scored. */
async function normsOf(db: Db, { normsId }: SittingRow): Promise<Norms> {
  return (normsId === null ? undefined : await findNorms(db, normsId)) ?? PROVISIONAL_NORMS;
}
