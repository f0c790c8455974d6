import type { RunSummary } from '@dakhila/contract/saved-runs';
import type { Deps } from '../../ports.ts';
import type { Predictor } from './predictor.ts';
import { FORMAT } from './result-bytes.ts';
import { readRuns } from './store.ts';

/**
 * A page of the student's runs, latest first, and where the next one begins. One of other forecasts, or for another year, says so: there predicting again
 * gives something new.
 */
export async function readSavedRuns(
  { db, predictor }: Pick<Deps, 'db'> & { predictor: Predictor },
  studentId: string,
  wanted: Parameters<typeof readRuns>[2],
): Promise<{ runs: RunSummary[]; next: string | null }> {
  const { page, next } = await readRuns(db, studentId, wanted);
  const runs = page.map(async ({ editionId, format, createdAt, exactly: _, relaxed: __, ...run }) => {
    const { edition } = await predictor.examPredictor(run.exam);
    const isOutdated = edition.id !== editionId || format !== FORMAT;
    return { ...run, createdAt: createdAt.toISOString(), isOutdated, season: edition.year };
  });
  return { runs: await Promise.all(runs), next };
}
