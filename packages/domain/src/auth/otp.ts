/**
 * The rules of one-time codes, the same for every purpose. Numbers follow NIST SP 800-63B (short life, few tries) and allow for a family that shares a phone
 * and a slow connection. The store counts and compares atomically.
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

/** Wrong codes for one account from one network; a resend does not reset them, only success does. */
export const WRONG_CODES_PER_HOUR = { limit: 10, windowSeconds: 3600 };
export const WRONG_CODES_PER_DAY = { limit: 20, windowSeconds: 24 * 3600 };
/** Tries for one account from all networks together. Beyond them a code has one try: guessing stays slow, and a code typed correctly at once still works. */
export const TRIES_PER_DAY = { limit: 20, windowSeconds: 24 * 3600 };
/** Schools and carriers share one address. */
export const NETWORK_SENDS = { limit: 300, windowSeconds: 600 };
export const BROWSER_LOOKUPS = { limit: 30, windowSeconds: 3600 };
export const NETWORK_LOOKUPS = { limit: 600, windowSeconds: 3600 };

const HOUR_MS = 3_600_000;

/**
 * How many codes may be requested by typing one address or number. One network gets `network` of them; once all networks together have used `shared`, each
 * still gets `reserved`, so that others cannot use up the codes of the owner; no inbox gets more than `most`. To lock out a new network takes 12 others for an
 * hour (2 × 5, then 10 × 2) and 17 for a day (2 × 10, then 15 × 4).
 */
const SEND_LIMITS = [
  { windowMs: HOUR_MS, network: 5, reserved: 2, shared: 10, most: 30 },
  { windowMs: 24 * HOUR_MS, network: 10, reserved: 4, shared: 20, most: 80 },
];

type PastSend = { at: Date; isSameNetwork: boolean };
type SendVerdict = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Whether another code may be sent, given the sends of the last day whose codes were never used. */
export function evaluateSend(sends: readonly PastSend[], now: Date): SendVerdict {
  const past = sends.map(({ at, isSameNetwork }) => ({ age: now.getTime() - at.getTime(), isSameNetwork }));
  const agesOf = (some: typeof past) => some.map(({ age }) => age).sort((a, b) => a - b);
  const own = agesOf(past.filter(({ isSameNetwork }) => isSameNetwork));
  const all = agesOf(past);

  const waits = SEND_LIMITS.map(({ windowMs, network, reserved, shared, most }) => {
    // How long until fewer than `limit` lie in the window.
    const waitFor = (ages: readonly number[], limit: number) => Math.max(0, windowMs - (ages[limit - 1] ?? windowMs));
    return Math.max(waitFor(own, network), waitFor(all, most), Math.min(waitFor(own, reserved), waitFor(all, shared)));
  });
  // The spec offers the first resend at once; after it the countdown runs.
  const [latest, beforeLatest] = own;
  if (latest !== undefined && beforeLatest !== undefined && beforeLatest < HOUR_MS)
    waits.push(RESEND_WAIT_SECONDS * 1000 - latest);
  const wait = Math.max(...waits);
  return wait > 0 ? { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) } : { ok: true };
}

/** More wrong codes a day than this, over all accounts, mean an attack: from then on each code has one try. One network is limited to a tenth of it. */
export const sprayLimit = (verifiedInDay: number) => Math.max(2000, Math.floor(verifiedInDay / 10));
export const networkSprayLimit = (verifiedInDay: number) => Math.max(200, Math.floor(verifiedInDay / 10));

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A phone that is used once a week stays signed in through the admission season. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
/** However busy, a session asks for a code again after two months. */
export const SESSION_LIFE_MS = 60 * DAY_MS;
/** How often the secret in the cookie is replaced. */
const SESSION_RENEWAL_MS = DAY_MS;
/** How long the replaced secret still works: requests already on their way carry it. */
export const SESSION_OVERLAP_MS = MINUTE_MS;
/** How exactly "last seen" is stored; finer would mean a write at every request. */
const SESSION_TOUCH_MS = 10 * MINUTE_MS;
/** One more signs the oldest out. */
export const SESSIONS_PER_STUDENT = 10;
/** How long an access token is valid; then the session is read again. */
export const ACCESS_TOKEN_MS = 5 * MINUTE_MS;
/** By how much the clocks of server and database may differ. Beyond it access tokens are not trusted. */
export const CLOCK_SKEW_MS = MINUTE_MS;

type Times = { createdAt: Date; lastSeenAt: Date; renewedAt: Date };

/** What to do with a session that comes with a request. */
export function evaluateSession(session: Times, now: Date): 'ended' | 'renew' | 'touch' | 'live' {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (age(session.lastSeenAt) > SESSION_IDLE_MS || age(session.createdAt) > SESSION_LIFE_MS) return 'ended';
  if (age(session.renewedAt) > SESSION_RENEWAL_MS) return 'renew';
  return age(session.lastSeenAt) > SESSION_TOUCH_MS ? 'touch' : 'live';
}
