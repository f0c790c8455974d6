/** How long figures are cached, for several collectors. */
const FRESH_MS = 5_000;

/** Reads figures at most once in a while, however many metrics need them. After a failed read the last figures stay, and the next need reads again. */
export function sharedRead(read: () => Promise<void>): () => Promise<void> {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const readNow = async () => {
    try {
      await read();
      readAt = performance.now();
    } catch {
      // `dakhila_database_up` says that the database did not answer.
    } finally {
      reading = undefined;
    }
  };
  return async () => {
    if (performance.now() - readAt < FRESH_MS) return;
    reading ??= readNow();
    await reading;
  };
}
