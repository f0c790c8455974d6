import { ERROR_NAMES, MOST_PLACES, type PageError, SCREEN, SCRIPT_PLACE } from '@dakhila/contract/client-errors';
import { ApiError, NetworkError, TimeoutError } from './api-error.ts';

/** A page that fails in a loop is not reported in a loop. */
const MOST_REPORTS = 5;

/**
 * Makes a function that reports to the server on which screen and where in our scripts something failed. The words of an error stay on the
 * device: they may be the student's. Failed calls are not reported: the server knows of them, or could not be reached.
 */
export function makeErrorReporter(send: (report: PageError) => Promise<unknown>, basePath = '') {
  const reported = new Set<string>();
  return (error: unknown): void => {
    const isFailedCall = [ApiError, NetworkError, TimeoutError].some((kind) => error instanceof kind);
    if (isFailedCall || !(error instanceof Error)) return;
    const report = {
      name: ERROR_NAMES.find((name) => name === error.name) ?? 'Error',
      places: [...(error.stack ?? '').matchAll(new RegExp(SCRIPT_PLACE, 'g'))]
        .map(([place]) => place)
        .slice(0, MOST_PLACES),
      screen: SCREEN.exec(location.pathname.slice(basePath.length))?.[1],
    };
    // Trying a part again fails at the same place, on another way there.
    const key = `${report.name} ${report.places[0]}`;
    if (reported.size >= MOST_REPORTS || reported.has(key)) return;
    reported.add(key);
    send(report).catch(() => {});
  };
}
