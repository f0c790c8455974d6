import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import type { Edition } from './edition.ts';
import type { Editions } from './editions.ts';
import type { Predictor } from './predictor.ts';
import { unpackResult } from './result-bytes.ts';
import { findRun } from './store.ts';
import type { RunDetails, SavedRun } from './write-run.ts';

/** A saved run of the student with the edition it was written from. Another's run does not exist. */
export async function openRun(
  { db, predictor, editions }: Pick<Deps, 'db'> & { predictor: Predictor; editions: Editions },
  studentId: string,
  id: string,
): Promise<{ edition: Edition; run: SavedRun }> {
  const row = await findRun(db, studentId, id);
  if (row === undefined) throw new DomainError('not-found', { message: 'Prediction not found' });
  const { edition: current } = await predictor.desk(row.exam);
  const edition = row.editionId === current.id ? current : await editions.open(row.editionId);
  const { createdAt, input, counts, result } = row;
  // Written by `runPrediction`, which knows no other shape.
  const details = row.details as RunDetails;
  return { edition, run: { id, createdAt, input, counts, details, result: unpackResult(result) } };
}
