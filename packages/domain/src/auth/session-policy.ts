const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A phone that is used once a week stays signed in through the admission season. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
/** However busy, a session asks for a code again after two months. */
export const SESSION_LIFE_MS = 60 * DAY_MS;
/** How often the secret in the cookie is replaced. */
export const SESSION_RENEWAL_MS = DAY_MS;
/** How long the replaced secret still works: requests already on their way carry it. */
export const SESSION_OVERLAP_MS = MINUTE_MS;
/** How exactly "last seen" is stored; finer would mean a write at every request. */
export const SESSION_TOUCH_MS = 10 * MINUTE_MS;
/** One more signs the oldest out. */
export const SESSIONS_PER_STUDENT = 10;

type Times = { createdAt: Date; lastSeenAt: Date; renewedAt: Date };

/** What to do with a session that comes with a request. */
export function evaluateSession(session: Times, now: Date): 'ended' | 'renew' | 'touch' | 'live' {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (age(session.lastSeenAt) > SESSION_IDLE_MS || age(session.createdAt) > SESSION_LIFE_MS) return 'ended';
  if (age(session.renewedAt) > SESSION_RENEWAL_MS) return 'renew';
  return age(session.lastSeenAt) > SESSION_TOUCH_MS ? 'touch' : 'live';
}
