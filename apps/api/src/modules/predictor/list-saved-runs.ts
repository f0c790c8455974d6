import type { Exam } from '@dakhila/contract/exam';
import type { RunSummary } from '@dakhila/contract/predictor-results';
import type { Deps } from '../../ports.ts';
import type { Predictor } from './predictor.ts';
import { FORMAT } from './result-bytes.ts';
import { listRuns } from './store.ts';

/** The student's runs, latest first. One of other forecasts, or for another year, says so: there predicting again gives something new. */
export async function listSavedRuns(
  { db, predictor }: Pick<Deps, 'db'> & { predictor: Predictor },
  studentId: string,
  exam: Exam | undefined,
): Promise<RunSummary[]> {
  const runs = await listRuns(db, studentId, exam);
  return Promise.all(
    runs.map(async ({ editionId, format, createdAt, ...run }) => {
      const { edition } = await predictor.examPredictor(run.exam);
      const isOutdated = edition.id !== editionId || format !== FORMAT;
      return { ...run, createdAt: createdAt.toISOString(), isOutdated, season: edition.year };
    }),
  );
}
