import type { Deps } from '../../ports.ts';
import { deliverDue } from '../messaging/deliver.ts';
import { type Channel, WAKE_CHANNEL } from './message.ts';

/** Retries and what another process left behind are looked for this often; a new message wakes the job at once. */
const LOOK_EVERY_MS = 1_000;

/** The jobs that empty the outbox, one a channel: when mail hangs, WhatsApp goes on. */
export const outboxJobs = (deps: Pick<Deps, 'db' | 'log' | 'secrets' | 'mailer' | 'whatsApp'>) =>
  (['email', 'whatsapp'] satisfies Channel[]).map((channel) => ({
    name: `outbox-${channel}`,
    everyMs: LOOK_EVERY_MS,
    wakeOn: WAKE_CHANNEL,
    run: (stopping: AbortSignal) => deliverDue(deps, channel, stopping),
  }));
