/** How long something that every page asks for is cached: readers may see the earlier state for this long. */
export const CACHED_READ_MS = 15_000;

type Needs = { now: () => Date; log: { warn: (details: object, message: string) => void } };
type Cached<Value> = {
  read: () => Promise<Value>;
  /** Before anything could be read. */
  initial: Value;
  /** What the log says when it could not be read. */
  failure: string;
};

/**
 * Reads something from the database at most once in a while, however many ask. While the database is away the last value
 * stays.
 */
export function makeCachedRead<Value>(
  { now, log }: Needs,
  { read, initial, failure }: Cached<Value>,
): () => Promise<Value> {
  let readAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<Value> = Promise.resolve(initial);
  return () => {
    const age = now().getTime() - readAt;
    // After the clock was set back the age is negative: the value is read again.
    if (age >= 0 && age < CACHED_READ_MS) return answer;
    readAt = now().getTime();
    const before = answer;
    answer = read().catch((error: unknown) => {
      log.warn({ err: error }, failure);
      return before;
    });
    return answer;
  };
}
