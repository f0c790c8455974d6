/** Rounds begin in June. From August on, whoever gets papers ready does so for the next year. */
const FIRST_MONTH_OF_NEXT = 8;

/** The admission year that students prepare for on a day of India: '2026-07-31' → 2026, '2026-08-01' → 2027. */
export function comingSeason(today: string): number {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month >= FIRST_MONTH_OF_NEXT ? year + 1 : year;
}

/** Late rounds run into autumn: while an announced day is still to come, an admission is not over. */
export const isSeasonRunning = (days: readonly { lastDay: string }[], today: string): boolean =>
  days.some(({ lastDay }) => lastDay >= today);
