/**
 * The rules of one-time codes, for every purpose alike. Numbers follow NIST SP 800-63B (short life, few tries) and leave
 * room for a family that shares a phone and a slow line. Counting and comparing happen in the store, atomically.
 */
export const CODE_PURPOSES = [
  'login',
  'signup-email',
  'signup-whatsapp',
  'guardian',
  'data-copy',
  'delete-account',
  'contact-old',
  'contact-new',
] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
export const CODE_CHANNELS = ['email', 'whatsapp'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

export const OTP_LENGTH = 6;
export const OTP_TTL_SECONDS = 600;
export const OTP_TRIES = 5;
/** The spec's countdown, and the least time between two sends after the first resend. */
export const RESEND_WAIT_SECONDS = 60;
/** How long a login may wait for its code before the student has to begin again. */
export const PENDING_LOGIN_SECONDS = 3600;

/** Sends to one address or number. */
export const SENDS_PER_HOUR = 5;
export const SENDS_PER_DAY = 10;

/** Wrong codes for one account; a resend does not reset them, only success does. */
export const WRONG_CODES_PER_HOUR = { limit: 10, windowSeconds: 3600 };
export const WRONG_CODES_PER_DAY = { limit: 20, windowSeconds: 24 * 3600 };
/** Schools and carriers share one address. */
export const NETWORK_SENDS = { limit: 300, windowSeconds: 600 };
export const BROWSER_LOOKUPS = { limit: 30, windowSeconds: 3600 };
export const NETWORK_LOOKUPS = { limit: 600, windowSeconds: 3600 };

const HOUR_MS = 3_600_000;

export type SendVerdict = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Whether another code may go to a target, given when earlier ones of the last day went whose codes were never used. */
export function judgeSend(sentAt: readonly Date[], now: Date): SendVerdict {
  const ages = sentAt.map((at) => now.getTime() - at.getTime()).sort((a, b) => a - b);
  const wait = (ms: number): SendVerdict => ({ ok: false, retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
  const recent = ages.filter((age) => age < HOUR_MS);

  const oldestOfDay = ages[SENDS_PER_DAY - 1];
  if (oldestOfDay !== undefined) return wait(24 * HOUR_MS - oldestOfDay);
  const oldestOfHour = recent[SENDS_PER_HOUR - 1];
  if (oldestOfHour !== undefined) return wait(HOUR_MS - oldestOfHour);
  // The spec offers the first resend at once; after it the countdown runs.
  const latest = recent[0];
  if (recent.length >= 2 && latest !== undefined && latest < RESEND_WAIT_SECONDS * 1000) {
    return wait(RESEND_WAIT_SECONDS * 1000 - latest);
  }
  return { ok: true };
}

/** Beyond this many wrong codes a day over all accounts, checks are slowed: the mark of someone who sprays. */
export const sprayLimit = (verifiedInDay: number) => Math.max(2000, Math.floor(verifiedInDay / 10));
