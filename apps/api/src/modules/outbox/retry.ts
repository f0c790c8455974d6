const LONGEST_WAIT_SECONDS = 900;
/** The wait is at most this part of the life that is left, so that a short-lived code gets its tries in time. */
const PART_OF_LIFE = 6;

/** How long to wait after a failed attempt: 2, 4, 8 … seconds, at most 15 minutes, and shorter towards the end of the message's life. */
export function retryAfterSeconds(attempts: number, secondsLeft: number): number {
  return Math.max(1, Math.min(2 ** attempts, secondsLeft / PART_OF_LIFE, LONGEST_WAIT_SECONDS));
}
