import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { forgetAsked, lockMinor, withdrawGiven } from './store.ts';

/** Undoes, in the same transaction, what another module did on the strength of a consent. */
export type OnWithdrawn = (tx: Db, studentId: string) => Promise<unknown>;

/** Undoes, after the consent has ended, what needs transactions of its own. */
export type AfterWithdrawn = (studentId: string) => Promise<unknown>;
type Needs = Pick<Deps, 'db'> & { onConsentWithdrawn: OnWithdrawn; afterConsentWithdrawn: AfterWithdrawn };

/** Ends the consent, what was only asked for, and what was done on the strength of it: coming of age brings nothing of it back. */
export async function withdrawConsent(
  { db, onConsentWithdrawn, afterConsentWithdrawn }: Needs,
  studentId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMinor(tx, studentId);
    await withdrawGiven(tx, studentId);
    await forgetAsked(tx, studentId);
    await onConsentWithdrawn(tx, studentId);
  });
  await afterConsentWithdrawn(studentId);
}
