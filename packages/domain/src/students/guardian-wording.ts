/** What a parent or guardian agrees to. Another wording gets another version: a stored consent names the one that was read. */
export const GUARDIAN_WORDING = {
  version: '2026-1',
  points: ['assessment', 'sessions', 'reports', 'withdraw'],
} as const;

/** Enough for both parents and a few typing errors; too few to send a stranger's name around. */
export const GUARDIAN_ASKS = { limit: 10, windowSeconds: 24 * 3600 };
