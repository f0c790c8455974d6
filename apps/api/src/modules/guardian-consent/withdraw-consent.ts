import type { Deps } from '../../ports.ts';
import { forgetAsked, lockMinor, withdrawGiven } from './store.ts';

/** Ends the consent and what was only asked for. Links to reports look for a consent older than themselves, so they end with it. */
export function withdrawConsent({ db }: Pick<Deps, 'db'>, studentId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockMinor(tx, studentId);
    await withdrawGiven(tx, studentId);
    await forgetAsked(tx, studentId);
  });
}
