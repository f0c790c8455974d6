import type { Deps } from '../../ports.ts';
import type { Editions } from './editions.ts';
import { findSavedRun, type SavedRow } from './open-run.ts';
import type { Predictor } from './predictor.ts';
import type { HowWritten } from './write-run.ts';
import type { Written } from './written.ts';

type Needs = Pick<Deps, 'db'> & { predictor: Predictor; editions: Editions };

/** Finds a saved run of the student and writes its answer. */
export const reopenRun = async (
  needs: Needs,
  { studentId, id, ...how }: HowWritten & { studentId: string; id: string },
): Promise<Written> => writeSavedRun(needs, await findSavedRun(needs, studentId, id), how);

/** Writes the answer of a saved run, in the thread of its exam. A run of an earlier edition brings that edition along. */
export async function writeSavedRun(
  { predictor, editions }: Pick<Needs, 'predictor' | 'editions'>,
  row: SavedRow,
  how: HowWritten,
): Promise<Written> {
  const { edition: current } = await predictor.desk(row.exam);
  const { id, createdAt, input, counts, details, result, editionId } = row;
  const run = { id, createdAt, input, counts, details };
  const isCurrent = editionId === current.id;
  const earlier = isCurrent ? undefined : { id: editionId, content: await editions.packed(editionId) };
  const { bytes, giveBack } = await predictor.ask(current, { ask: 'write', run, packed: result, how, earlier });
  return { bytes, onRead: giveBack };
}
