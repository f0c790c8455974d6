import { clientErrors, ERROR_NAMES, MOST_PLACES, SCREEN, SCRIPT_PLACE } from '@dakhila/contract/client-errors';
import { call } from './api.ts';
import { ApiError, NetworkError, TimeoutError } from './api-error.ts';

/** A page that fails in a loop is not reported in a loop. */
const MOST_REPORTS = 5;
const reported = new Set<string>();

/**
 * Tells the server on which screen and where in our scripts something failed. The words of an error stay on the device: they may be the student's. Failed calls are not
 * reported: the server knows of them, or could not be reached.
 */
export function reportError(error: unknown): void {
  const isFailedCall = [ApiError, NetworkError, TimeoutError].some((kind) => error instanceof kind);
  if (isFailedCall || !(error instanceof Error)) return;
  const body = {
    name: ERROR_NAMES.find((name) => name === error.name) ?? 'Error',
    places: [...(error.stack ?? '').matchAll(new RegExp(SCRIPT_PLACE, 'g'))]
      .map(([place]) => place)
      .slice(0, MOST_PLACES),
    screen: SCREEN.exec(location.pathname)?.[1],
  };
  // Trying a part again fails at the same place, on another way there.
  const key = `${body.name} ${body.places[0]}`;
  if (reported.size >= MOST_REPORTS || reported.has(key)) return;
  reported.add(key);
  call(clientErrors.report, { body }).catch(() => {});
}
