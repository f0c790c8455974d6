// @ts-check

/** Taken at the very start: later it may already be too late. */
const parent = process.ppid;

/**
 * Acts once when npm has ended. npm runs us through a shell that may be killed without passing the signal on, so the end of that parent counts as a stop.
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
