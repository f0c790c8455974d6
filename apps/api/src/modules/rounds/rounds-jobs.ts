import type { Job } from '../../jobs/index.ts';
import type { Deps } from '../../ports.ts';
import { sendRoundReminders } from './send-reminders.ts';

const QUARTER_HOUR_MS = 15 * 60_000;

/** What the rounds need done by itself. */
export const roundsJobs = (deps: Deps): Job[] => [
  { name: 'round-reminders', everyMs: QUARTER_HOUR_MS, run: (stopping) => sendRoundReminders(deps, stopping) },
];
