/** How old something is, in the largest unit that fits: minutes, hours or days. */
export type Age = { unit: 'minutes' | 'hours' | 'days'; count: number };

const MINUTE_MS = 60_000;

export function ageOf(at: number, now: number): Age {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}
