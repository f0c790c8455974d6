import type { Db } from '../../db/client.ts';
import { openList, openListToEdit } from '../lists/index.ts';
import { holdOwnRun, requireOwnRun } from '../predictor/index.ts';
import type { Opens } from './store.ts';

/** What a student shares: a list or a saved prediction. */
export type SharedThing = { kind: 'list' | 'run'; id: string; studentId: string };

/** Throws unless it is the student's own. */
export async function requireOwn(db: Db, { kind, ...own }: SharedThing): Promise<void> {
  await (kind === 'list' ? openList(db, own) : requireOwnRun(db, own));
}

/** The same, locked until the transaction ends, so that it is not deleted before its link is saved. */
export async function lockOwn(tx: Db, { kind, ...own }: SharedThing): Promise<void> {
  await (kind === 'list' ? openListToEdit(tx, own) : holdOwnRun(tx, own));
}

export const opensOf = ({ kind, id, studentId }: SharedThing): Opens =>
  kind === 'list' ? { studentId, listId: id } : { studentId, runId: id };
