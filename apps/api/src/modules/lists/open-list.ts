import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { findList, lockList, type StoredList } from './store.ts';

export type OwnList = { id: string; studentId: string };

const orRefuse = (found: StoredList | undefined): StoredList => {
  if (found === undefined) throw new DomainError('not-found', { message: 'List not found' });
  return found;
};

/** The student's own list, or the sentence that there is none. */
export const openList = async (db: Db, list: OwnList) => orRefuse(await findList(db, list));
/** The same, held until the transaction ends. */
export const openListToEdit = async (db: Db, list: OwnList) => orRefuse(await lockList(db, list));
