import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Deps } from '../../ports.ts';
import type { Edition } from './edition.ts';
import type { Editions } from './editions.ts';
import type { Predictor } from './predictor.ts';
import { unpackResult } from './result-bytes.ts';
import { findRun, type RunRow } from './store.ts';
import type { RunDetails, SavedRun } from './write-run.ts';

type Needs = Pick<Deps, 'db'> & { predictor: Predictor; editions: Editions };
export type SavedRow = RunRow & { details: RunDetails };

/** A saved run of the student as it is stored. Another's run does not exist. */
export async function findSavedRun({ db }: Pick<Deps, 'db'>, studentId: string, id: string): Promise<SavedRow> {
  const row = await findRun(db, studentId, id);
  if (row === undefined) throw new DomainError('not-found', { message: messageOf('predictor.notFound') });
  // Written by `runPrediction`, which knows no other shape.
  return { ...row, details: row.details as RunDetails };
}

/** A saved run with the edition it was written from. */
export async function readSavedRun(
  { predictor, editions }: Pick<Needs, 'predictor' | 'editions'>,
  row: SavedRow,
): Promise<{ edition: Edition; run: SavedRun }> {
  const { edition: current } = await predictor.desk(row.exam);
  const edition = row.editionId === current.id ? current : await editions.open(row.editionId);
  const { id, createdAt, input, counts, details, result } = row;
  return { edition, run: { id, createdAt, input, counts, details, result: unpackResult(result) } };
}

/** Finds and reads in one. */
export const openRun = async (needs: Needs, studentId: string, id: string) =>
  readSavedRun(needs, await findSavedRun(needs, studentId, id));
