/** Spreads work over time: each caller waits for its turn, and the number of turns in a second is limited. The limit may change between turns. */
export function makePace(perSecond: () => number, now: () => number = () => performance.now()) {
  let nextAt = 0;
  return async (): Promise<void> => {
    const turnAt = Math.max(now(), nextAt);
    nextAt = turnAt + 1000 / perSecond();
    const waitMs = turnAt - now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  };
}
