/** The round of last year in which a pool closed loosest; null where it was not stored. A pool names it only where it was not the last one. */
export function roundOfLastYear(
  { lastYearRounds }: { lastYearRounds?: number | undefined },
  pool: { lastYear: number | null; lastYearRound?: number | undefined } | undefined,
): number | null {
  if (pool === undefined || pool.lastYear === null) return null;
  return lastYearRounds === undefined ? null : (pool.lastYearRound ?? lastYearRounds);
}
