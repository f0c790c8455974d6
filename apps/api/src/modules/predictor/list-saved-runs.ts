import type { Exam } from '@dakhila/contract/exam';
import type { RunSummary } from '@dakhila/contract/predictor-results';
import type { Deps } from '../../ports.ts';
import type { Predictor } from './predictor.ts';
import { listRuns } from './store.ts';

/** The student's runs, latest first. One on older facts or an older model says so. */
export async function listSavedRuns(
  { db, predictor }: Pick<Deps, 'db'> & { predictor: Predictor },
  studentId: string,
  exam: Exam | undefined,
): Promise<RunSummary[]> {
  const runs = await listRuns(db, studentId, exam);
  return Promise.all(
    runs.map(async ({ editionId, createdAt, ...run }) => ({
      ...run,
      createdAt: createdAt.toISOString(),
      isOutdated: (await predictor.desk(run.exam)).edition.id !== editionId,
    })),
  );
}
