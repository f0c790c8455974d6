import { dueReminder, FIRST_REMINDER_MINUTES, type ReminderKind } from '@dakhila/domain/counselling/booking';
import type { Job } from '../../jobs/index.ts';
import type { Deps } from '../../ports.ts';
import { cancelWithoutConsent } from './cancel-session.ts';
import { sendReminder } from './mails.ts';
import { claimReminder, databaseNow, findBooking, listSentReminders, listStartingUntil, lockBooking } from './store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId'>;

/** Reminds students of sessions that come near. Any number of processes may do so at once: each reminder of each time goes once. */
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

// What was read above may have changed meanwhile: it is judged once more, held.
const remindOf = (deps: Needs, id: string) =>
  deps.db.transaction(async (tx) => {
    // A cancel or a move that is under way is waited for, and then seen.
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

/** What counselling does by itself. */
export const counsellingJobs = (deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>): Job[] => [
  { name: 'counselling-reminders', everyMs: MINUTE_MS, run: (stopping) => sendReminders(deps, stopping) },
  {
    name: 'counselling-consents',
    everyMs: 15 * MINUTE_MS,
    run: (stopping) => cancelWithoutConsent(deps, stopping),
  },
];
