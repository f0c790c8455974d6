/** The stores of last answers in this browser, one a student, begin with this word. */
export const KEPT_PREFIX = 'kept:';

/** Forgets the answers that were kept for a dead line; where nothing can be kept there is nothing to forget. */
export async function forgetKeptAnswers(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith(KEPT_PREFIX)) await caches.delete(name);
  } catch {
    // No secure context, or storage is refused: nothing was kept.
  }
}
