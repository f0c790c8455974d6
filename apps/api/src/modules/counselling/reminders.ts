import { dueReminder, FIRST_REMINDER_MINUTES, type ReminderKind } from '@dakhila/domain/counselling/booking';
import { databaseNow } from '../../db/rows.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { Deps } from '../../ports.ts';
import { findBooking, listStartingUntil, lockBooking } from './booking-store.ts';
import { cancelWithoutConsent } from './cancel-session.ts';
import { sendReminder } from './mails.ts';
import { claimReminder, listSentReminders } from './reminder-store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId'>;

/** Sends reminders of upcoming sessions. Any number of processes may run it: each reminder is sent once. */
export async function sendReminders(deps: Needs, stopping?: AbortSignal): Promise<void> {
  const now = await databaseNow(deps.db);
  const until = new Date(now.getTime() + FIRST_REMINDER_MINUTES * 60_000);
  const sent = new Set((await listSentReminders(deps.db, now)).map(nameOf));
  for (const booking of await listStartingUntil(deps.db, now, until)) {
    if (stopping?.aborted) return;
    const { id: bookingId, startsAt } = booking;
    const kind = dueReminder(booking, now);
    if (kind && !sent.has(nameOf({ bookingId, kind, startsAt }))) await remindOf(deps, bookingId);
  }
}

const nameOf = ({ bookingId, kind, startsAt }: { bookingId: string; kind: ReminderKind; startsAt: Date }) =>
  `${bookingId} ${kind} ${startsAt.getTime()}`;

// The booking may have changed meanwhile, so it is locked and checked again.
const remindOf = (deps: Needs, id: string) =>
  deps.db.transaction(async (tx) => {
    // Waits for a concurrent cancel or move, and then sees it.
    await lockBooking(tx, id);
    const booking = await findBooking(tx, id);
    if (!booking || booking.cancelledAt) return;
    const kind = dueReminder(booking, await databaseNow(tx));
    if (!kind) return;
    const messageId = deps.newId();
    if (await claimReminder(tx, { bookingId: id, kind, startsAt: booking.startsAt, messageId }))
      await sendReminder(deps, tx, booking, messageId);
  });

const MINUTE_MS = 60_000;

/** The background jobs of counselling. */
export const counsellingJobs = (deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>): Job[] => [
  { name: 'counselling-reminders', everyMs: MINUTE_MS, run: (stopping) => sendReminders(deps, stopping) },
  {
    name: 'counselling-consents',
    everyMs: 15 * MINUTE_MS,
    run: (stopping) => cancelWithoutConsent(deps, stopping),
  },
];
