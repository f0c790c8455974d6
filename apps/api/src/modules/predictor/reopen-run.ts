import type { Deps } from '../../ports.ts';
import type { Editions } from './editions.ts';
import { findSavedRun, readSavedRun, type SavedRow } from './open-run.ts';
import { bytesOf, reusePaper } from './paper.ts';
import type { Predictor } from './predictor.ts';
import { type HowWritten, writeRun } from './write-run.ts';
import type { Written } from './written.ts';

type Needs = Pick<Deps, 'db'> & { predictor: Predictor; editions: Editions };

/** Finds a saved run of the student and writes its answer. */
export const reopenRun = async (
  needs: Needs,
  { studentId, id, ...how }: HowWritten & { studentId: string; id: string },
): Promise<Written> => writeSavedRun(needs, await findSavedRun(needs, studentId, id), how);

/** Writes the answer of a saved run: in the thread of its exam where it is of today's edition, else here from the pieces of its own. */
export async function writeSavedRun(
  needs: Pick<Needs, 'predictor' | 'editions'>,
  row: SavedRow,
  how: HowWritten,
): Promise<Written> {
  const { predictor } = needs;
  const { edition: current } = await predictor.desk(row.exam);
  if (row.editionId !== current.id) {
    const { edition, run } = await readSavedRun(needs, row);
    const paper = writeRun(edition, run, how);
    return { bytes: bytesOf(paper), onRead: () => reusePaper(paper) };
  }
  const { id, createdAt, input, counts, details, result } = row;
  const run = { id, createdAt, input, counts, details };
  const { bytes, giveBack } = await predictor.ask(current, { ask: 'write', run, packed: result, how });
  return { bytes, onRead: giveBack };
}
