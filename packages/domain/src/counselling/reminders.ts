const MINUTE_MS = 60_000;

export const REMINDER_KINDS = ['hour-before', 'day-before'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** How long before a session a reminder goes out, the nearest first. */
const REMINDERS: { kind: ReminderKind; minutesBefore: number }[] = [
  { kind: 'hour-before', minutesBefore: 60 },
  { kind: 'day-before', minutesBefore: 24 * 60 },
];

/** From when on a session can have a reminder due. */
export const FIRST_REMINDER_MINUTES = Math.max(...REMINDERS.map(({ minutesBefore }) => minutesBefore));

/**
 * The reminder that is due, or null. Only the nearest counts: after an outage no "tomorrow" is sent an hour before. A booking made after the time of a reminder
 * needs none: its confirmation has just been sent.
 */
export function dueReminder(
  { startsAt, arrangedAt }: { startsAt: Date; arrangedAt: Date },
  now: Date,
): ReminderKind | null {
  if (now >= startsAt) return null;
  const momentOf = (minutesBefore: number) => startsAt.getTime() - minutesBefore * MINUTE_MS;
  const passed = REMINDERS.find(({ minutesBefore }) => momentOf(minutesBefore) <= now.getTime());
  return passed && arrangedAt.getTime() < momentOf(passed.minutesBefore) ? passed.kind : null;
}
