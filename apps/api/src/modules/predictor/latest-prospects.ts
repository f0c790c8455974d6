import type { Prospect } from '@dakhila/domain/predictor/branch-advice';
import type { Deps } from '../../ports.ts';
import type { Editions } from './editions.ts';
import { prospectsOf } from './recommend-branches.ts';
import { unpackResult } from './result-bytes.ts';
import { findRun, listRuns } from './store.ts';

/** The programmes with odds of the student's latest prediction; null where there is none. Nobody waits for forecasts here. */
export async function readLatestProspects(
  { db, editions }: Pick<Deps, 'db'> & { editions: Editions },
  studentId: string,
) {
  const [latest] = await listRuns(db, studentId, undefined);
  const run = latest && (await findRun(db, studentId, latest.id));
  if (!run) return null;
  const edition = await editions.open(run.editionId);
  const prospects: Prospect[] = prospectsOf(edition, unpackResult(run.result));
  const { id, exam, title, createdAt } = run;
  return { id, exam, title, createdAt, dataYears: edition.dataYears, prospects };
}
