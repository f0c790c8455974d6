type ListEnd = { isListEnd?: true | undefined; mayReachListEnd?: true | undefined };

/** The note in print and files where a chance is based on seats that stay open to the end of the merit list. Null where there is none. */
export function listEndSentence(
  pool: ListEnd | undefined,
  { year, dataYears }: { year: number; dataYears: { last: number } },
): string | null {
  if (pool?.isListEnd) return `In ${dataYears.last} open to the end of the merit list.`;
  return pool?.mayReachListEnd ? `May stay open almost to the end of the merit list in ${year}.` : null;
}
