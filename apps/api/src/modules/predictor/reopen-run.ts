import type { Language } from '@dakhila/domain/language/languages';
import type { Deps } from '../../ports.ts';
import type { Editions } from './editions.ts';
import { findSavedRun, readSavedRun } from './open-run.ts';
import { bytesOf, reusePaper } from './paper.ts';
import type { Predictor } from './predictor.ts';
import { writeRun } from './write-run.ts';
import type { Written } from './written.ts';

type Needs = Pick<Deps, 'db'> & { predictor: Predictor; editions: Editions };

/** Writes the answer of a saved run: in the thread of its exam where it is of today's edition, else here from the pieces of its own. */
export async function reopenRun(
  needs: Needs,
  { studentId, id, ...how }: { studentId: string; id: string; isReopened: boolean; language: Language },
): Promise<Written> {
  const { predictor } = needs;
  const row = await findSavedRun(needs, studentId, id);
  const { edition: current } = await predictor.desk(row.exam);
  if (row.editionId !== current.id) {
    const { edition, run } = await readSavedRun(needs, row);
    const paper = writeRun(edition, run, how);
    return { bytes: bytesOf(paper), onRead: () => reusePaper(paper) };
  }
  const { createdAt, input, counts, details, result } = row;
  const run = { id, createdAt, input, counts, details };
  const { bytes, giveBack } = await predictor.ask(row.exam, { ask: 'write', run, packed: result, ...how });
  return { bytes, onRead: giveBack };
}
