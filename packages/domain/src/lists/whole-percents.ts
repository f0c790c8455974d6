/**
 * Shares as whole percents that add up as the shares do: those of a complete distribution make 100. Each is rounded down, then the largest remainders are
 * rounded up. No figure is a whole percent off, and a larger share never has the smaller figure. Where a share has a limit, its figure never exceeds it: what
 * is cut off goes to the others.
 */
export function wholePercents(shares: readonly number[], limits: readonly (number | undefined)[] = []): number[] {
  const exact = shares.map((share) => share * 100);
  const limitOf = (at: number) => limits[at] ?? Number.POSITIVE_INFINITY;
  const percents = exact.map((value, at) => Math.min(Math.floor(value), limitOf(at)));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  for (let missing = Math.round(sum(exact)) - sum(percents); missing > 0; ) {
    const raised = [...exact.keys()]
      .filter((at) => (percents[at] ?? 0) < limitOf(at))
      .sort((one, other) => remainder(other) - remainder(one))
      .slice(0, missing);
    if (raised.length === 0) break;
    for (const at of raised) percents[at] = (percents[at] ?? 0) + 1;
    missing -= raised.length;
  }
  return percents;

  function remainder(at: number): number {
    return (exact[at] ?? 0) - (percents[at] ?? 0);
  }
}
