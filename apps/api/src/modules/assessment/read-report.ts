import type { AssessmentOverview } from '@dakhila/contract/assessment';
import type { AssessmentReport, Validity } from '@dakhila/contract/assessment-report';
import { INSTRUMENT_VERSION, ITEM_COUNT, MINUTES, SECTIONS, sectionWords } from '@dakhila/domain/assessment/instrument';
import { type Norms, PROVISIONAL_NORMS } from '@dakhila/domain/assessment/norms';
import type { PricedProspect } from '@dakhila/domain/assessment/report/branch-views';
import { buildReport } from '@dakhila/domain/assessment/report/build-report';
import { REPORT_TEXTS } from '@dakhila/domain/assessment/report/report-texts';
import { validityView } from '@dakhila/domain/assessment/report/scale-views';
import { isRetakeFree } from '@dakhila/domain/assessment/validity';
import type { AssessmentState } from '@dakhila/domain/dashboard/next-steps';
import { DomainError } from '@dakhila/domain/errors';
import { fill } from '@dakhila/domain/language/fill';
import type { Language } from '@dakhila/domain/language/languages';
import { EXAM_NAMES } from '@dakhila/domain/lists/exam-name';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Prospect } from '@dakhila/domain/predictor/branch-advice';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { readBalances } from '../billing/index.ts';
import { type Editions, type Predictor, readLatestProspects, titleIn } from '../predictor/index.ts';
import { checkConsent } from './guardian-consent.ts';
import { deleteShares } from './share-store.ts';
import {
  countAnswers,
  emptySitting,
  findFirstName,
  findLatest,
  findNorms,
  hasMetQuestionsBefore,
  listEverySitting,
  listSittings,
  requireSitting,
  type SittingRow,
} from './store.ts';
import { summaryView } from './take-assessment.ts';

type Latest = Omit<NonNullable<Awaited<ReturnType<typeof readLatestProspects>>>, 'prospects'>;
/** The reader of a report: its student, or a person with a link. */
export type Reader = { language: Language; isOwner: boolean };

/**
 * The prediction behind the chances of a report. Its title has rank, category and home. A link shows the chances and
 * nothing else of the account, so its readers see the exam only.
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

/** The mark of a fee waiver seat: its tuition fee is not the college's. */
const FEE_WAIVER = /\(TFWS\)$/;

/** Adds the published yearly fee to each programme, where the fee authority has one. */
function priceProspects({ catalogue }: Pick<Deps, 'catalogue'>, prospects: readonly Prospect[]): PricedProspect[] {
  const fees = new Map(catalogue.mhtCet.records.map(({ code, facts }) => [code, facts.feeRupees]));
  return prospects.map((prospect) => {
    const fee = FEE_WAIVER.test(prospect.programme) ? undefined : fees.get(prospect.collegeId);
    return { ...prospect, feeRupees: fee?.value ?? null, feeYear: fee?.year ?? null };
  });
}

type ReportNeeds = Pick<Deps, 'db' | 'catalogue'> & { predictor: Predictor; editions: Editions };
export type ReadReport = { validity: Validity; report: AssessmentReport | null };

/** The report of a finished sitting in the reader's language; null when the answers are not valid enough. */
export async function readReport(needs: ReportNeeds, sitting: SittingRow, reader: Reader): Promise<ReadReport> {
  const { language } = reader;
  const { scores, completedAt, verdict, studentId, instrumentVersion } = sitting;
  if (scores === null || completedAt === null)
    throw new DomainError('assessment-incomplete', { message: messageOf('assessment.reportLater') });
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

/** What the first page of the assessment shows. */
export async function readOverview(
  deps: Pick<Deps, 'db' | 'now'>,
  { studentId, language }: { studentId: string; language: Language },
): Promise<AssessmentOverview> {
  const { db } = deps;
  const [{ assessments: allowance }, { missing }, latest, sittings] = await Promise.all([
    readBalances(db, studentId),
    checkConsent(deps, db, studentId),
    findLatest(db, studentId),
    listSittings(db, studentId),
  ]);
  const canBegin = latest?.state === 'in-progress' || isRetakeFree(latest) || allowance.left > 0;
  return {
    instrumentVersion: INSTRUMENT_VERSION,
    minutes: MINUTES,
    itemCount: ITEM_COUNT,
    sections: SECTIONS.map((section) => sectionWords(section, language)),
    left: allowance.left,
    isOwned: allowance.bought > 0,
    isRetakeFree: isRetakeFree(latest),
    blockedBy: canBegin ? missing : 'allowance',
    sittings: sittings.map(({ sitting, answered }) => summaryView(sitting, answered)),
  };
}

type Read = { state: AssessmentState; id: string | null; answered: number; of: number };

/** The state of a student's assessment, with the sitting to open, and whether one was finished. `left` is the balance of the ledger. */
export async function readAssessmentState(
  db: Db,
  studentId: string,
  left: number,
): Promise<{ assessment: Read; isAssessed: boolean }> {
  const sittings = await listEverySitting(db, studentId);
  const [latest] = sittings;
  const finished = sittings.filter(({ completedAt, verdict }) => completedAt !== null && verdict !== 'retake');
  const reported = finished.filter(({ state }) => state === 'completed').toSorted(byCompletion)[0];
  const isAssessed = finished.length > 0;
  const at = (state: AssessmentState, id: string | null = null, answered = 0) => ({
    assessment: { state, id, answered, of: ITEM_COUNT },
    isAssessed,
  });
  if (latest?.state === 'in-progress') return at('under-way', latest.id, await countAnswers(db, latest.id));
  if (isRetakeFree(latest)) return at('retake');
  if (reported) return at('done', reported.id, ITEM_COUNT);
  if (left > 0) return at('ready');
  // The report was deleted, but the assessment counts as taken.
  return isAssessed ? at('done') : at('none');
}

/** The latest first. */
const byCompletion = (one: SittingRow, other: SittingRow) =>
  (other.completedAt?.getTime() ?? 0) - (one.completedAt?.getTime() ?? 0);

/** Deletes answers, scores and links. The assessment stays spent, and counts as finished if it was. */
export function removeSitting({ db }: Pick<Deps, 'db'>, studentId: string, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await requireSitting(tx, studentId, id, 'update');
    await deleteShares(tx, id);
    await emptySitting(tx, id);
  });
}
