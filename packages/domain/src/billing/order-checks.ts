const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const LAST_DAY = 12;

/** When a gateway is asked about an order that is still open, in minutes after it was made: soon, then ever more rarely. */
const CHECK_MINUTES = [
  ...[1, 3, 10, 30, 120, 360],
  ...Array.from({ length: LAST_DAY }, (_, day) => (day + 1) * DAY_MINUTES),
];

/** How long a pending sign-up is stored for an order: as long as a gateway may answer, and a month after the last answer. */
export const KEEP_AFTER_FINAL_DAYS = 30;
export const KEEP_WHILE_OPEN_DAYS = LAST_DAY + KEEP_AFTER_FINAL_DAYS;

/** The next moment to ask the gateway about an order, or null when it was the last. */
export function nextCheckAt(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const minutes = CHECK_MINUTES.find((minutes) => minutes * MINUTE_MS > age);
  return minutes === undefined ? null : new Date(createdAt.getTime() + minutes * MINUTE_MS);
}

/** When to query an order that the gateway has just reported as failed: soon, because the student may be about to pay again. */
export function soonCheckAt(planned: Date | null, now: Date): Date {
  const soon = new Date(now.getTime() + MINUTE_MS);
  return planned && planned < soon ? planned : soon;
}

/** Whether a question comes after the last of the plan: that one could not be brought to its end. */
export const isBeyondLastCheck = (createdAt: Date, at: Date): boolean =>
  at.getTime() > createdAt.getTime() + LAST_DAY * DAY_MINUTES * MINUTE_MS;
