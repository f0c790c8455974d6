const HOUR_MS = 3_600_000;

/** How long ago something was: '12 min', '5 h', '3 days'. */
export function ageInWords(at: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(at));
  if (ms < HOUR_MS) return `${Math.floor(ms / 60_000)} min`;
  if (ms < 48 * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return `${Math.floor(ms / (24 * HOUR_MS))} days`;
}

/** A student should not wait longer than a day for an answer. */
export const isOverdue = (at: string, now: number): boolean => now - Date.parse(at) > 24 * HOUR_MS;
