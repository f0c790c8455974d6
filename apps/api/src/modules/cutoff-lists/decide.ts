import { DomainError } from '@dakhila/domain/errors';
import { mayApproveList, mayRefuseList } from '@dakhila/domain/staff/cutoff-lists';
import type { Db } from '../../db/client.ts';
import { lockList, type StoredList, updateList } from './store.ts';

async function requireLocked(tx: Db, id: string): Promise<StoredList> {
  const list = await lockList(tx, id);
  if (!list) throw new DomainError('not-found');
  return list;
}

/** A second person approves a list without errors, in the caller's transaction. */
export async function approveList(tx: Db, id: string, staffId: string): Promise<StoredList> {
  const list = await requireLocked(tx, id);
  if (list.state !== 'checked')
    throw new DomainError('conflict', { detail: 'This list has errors, or someone has already decided on it.' });
  if (!mayApproveList(staffId, list))
    throw new DomainError('not-allowed', { detail: 'Someone else must approve this list.' });
  await updateList(tx, id, { state: 'approved', approvedBy: staffId });
  return list;
}

/** Refuses a list before it is applied; its file is deleted. */
export async function refuseList(tx: Db, id: string): Promise<StoredList> {
  const list = await requireLocked(tx, id);
  if (!mayRefuseList(list.state))
    throw new DomainError('conflict', { detail: 'This list is already in the facts, or was refused before.' });
  await updateList(tx, id, { state: 'refused', content: null });
  return list;
}
