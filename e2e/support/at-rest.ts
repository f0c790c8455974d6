import type { Page } from '@playwright/test';

/** Longer than any fade of ours. */
const LONGEST_MS = 5_000;

/**
 * Waits until what fades or slides has come to rest: colours and places half-way say nothing. What moves for ever, such as a skeleton, never rests, and a
 * browser that draws nothing for a while ends no fade: both are looked at as they stand.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    const ended = Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longest))]);
  }, LONGEST_MS);
