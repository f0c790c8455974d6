import type { Deps } from '../../ports.ts';
import { askSaved, type SavedNeeds, withDetails } from './saved-run.ts';
import { findRun, readRuns } from './store.ts';

/** The programmes with a chance of the student's latest prediction; null where there is none. */
export async function readLatestProspects(needs: SavedNeeds & Pick<Deps, 'db'>, studentId: string) {
  const { page } = await readRuns(needs.db, studentId, { most: 1 });
  const [latest] = page;
  const run = latest && (await findRun(needs.db, studentId, latest.id));
  if (!run) return null;
  const { dataYears, prospects } = await askSaved(needs, withDetails(run), 'prospects', {});
  const { id, exam, title, createdAt } = run;
  return { id, exam, title, createdAt, dataYears, prospects };
}
