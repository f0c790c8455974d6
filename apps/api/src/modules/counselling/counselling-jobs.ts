import type { Job } from '../../jobs/index.ts';
import type { Deps } from '../../ports.ts';
import { cancelWithoutConsent } from './cancel-without-consent.ts';
import { sendReminders } from './send-reminders.ts';

const MINUTE_MS = 60_000;

/** What counselling does by itself. */
export const counsellingJobs = (deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>): Job[] => [
  { name: 'counselling-reminders', everyMs: MINUTE_MS, run: (stopping) => sendReminders(deps, stopping) },
  {
    name: 'counselling-consents',
    everyMs: 15 * MINUTE_MS,
    run: (stopping) => cancelWithoutConsent(deps, stopping),
  },
];
