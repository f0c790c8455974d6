import type { FamilyChange } from '@dakhila/contract/money';
import { type Family, familyWithProfile } from '@dakhila/domain/money/family';
import { type Budget, requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { findProfile } from '../accounts/index.ts';
import { changeFamily, deleteFamily, findFamily, type ToldFamily } from './store.ts';

/** Far more than a person changes a form. */
const CHANGES: Budget = { limit: 60, windowSeconds: 60 };

const boundChanges = (db: Db, studentId: string): Promise<void> =>
  requireBudget(db, `family-facts:student:${studentId}`, CHANGES);

/** What the student answered, and what the exam profile adds to it. */
export async function readFamily(db: Db, studentId: string): Promise<ToldFamily & { family: Family }> {
  const [stored, profile] = await Promise.all([findFamily(db, studentId), findProfile(db, studentId)]);
  return { ...stored, family: familyWithProfile(stored.told, profile?.profile ?? {}, stored.untold) };
}

export async function tellFamily({ db }: Pick<Deps, 'db'>, studentId: string, change: FamilyChange): Promise<void> {
  await boundChanges(db, studentId);
  await changeFamily(db, studentId, change);
}

export async function forgetFamily({ db }: Pick<Deps, 'db'>, studentId: string): Promise<void> {
  await boundChanges(db, studentId);
  await deleteFamily(db, studentId);
}
