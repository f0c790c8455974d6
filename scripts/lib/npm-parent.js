// @ts-check

/** Taken at the very start: later it may already be too late. */
const parent = process.ppid;

/**
 * Acts once when npm is gone. It runs us through a shell that may die of a signal without passing it on; with that
 * parent goes the wish to run.
 * @param {() => void} act
 */
export function whenNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 500);
  timer.unref();
}
