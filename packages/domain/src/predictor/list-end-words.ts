type ListEnd = { isListEnd?: true | undefined; mayReachListEnd?: true | undefined };

/** Said on paper and in files where a chance rests on seats that stay open to the end of the merit list. Null where there is nothing to say. */
export function listEndSentence(
  pool: ListEnd | undefined,
  { year, dataYears }: { year: number; dataYears: { last: number } },
): string | null {
  if (pool?.isListEnd) return `In ${dataYears.last} open to the end of the merit list.`;
  return pool?.mayReachListEnd ? `May stay open almost to the end of the merit list in ${year}.` : null;
}
