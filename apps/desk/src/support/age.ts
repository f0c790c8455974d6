const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long ago something was: 'just now', '12 min', '5 h', '3 days'. */
export function ageInWords(at: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(at));
  if (ms < MINUTE_MS) return 'just now';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < 48 * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return `${Math.floor(ms / (24 * HOUR_MS))} days`;
}

/** A student should not wait longer than a day for an answer. */
export const isOverdue = (at: string, now: number): boolean => now - Date.parse(at) > 24 * HOUR_MS;
