import type { Job } from '../../jobs/index.ts';
import type { Deps } from '../../ports.ts';
import { cancelAllAhead } from '../counselling/index.ts';
import { eraseDue } from './erase-account.ts';
import { listClosed } from './store.ts';

const QUARTER_HOUR_MS = 15 * 60_000;

/** What keeps the promises about closed accounts by itself. */
export const privacyJobs = (deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log'>): Job[] => [
  { name: 'closed-accounts', everyMs: QUARTER_HOUR_MS, run: (stopping) => keepClosed(deps, stopping) },
  { name: 'erase-accounts', everyMs: QUARTER_HOUR_MS, run: (stopping) => eraseDue(deps, stopping) },
];

/** Cancels what was booked while the account was being closed, or left behind by a crash. */
async function keepClosed(deps: Parameters<typeof privacyJobs>[0], stopping: AbortSignal) {
  for (const studentId of await listClosed(deps.db)) {
    if (stopping.aborted) return;
    await cancelAllAhead(deps, studentId);
  }
}
