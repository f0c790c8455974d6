import { clientErrors, ERROR_LENGTHS } from '@dakhila/contract/client-errors';
import { call } from './api.ts';
import { ApiError, NetworkError, TimeoutError } from './api-error.ts';

/** A page that fails in a loop is not reported in a loop. */
const MOST_REPORTS = 5;
const reported = new Set<string>();

/** Tells the server that something on this page failed. Failed calls are not reported: the server knows of them, or could not be reached. */
export function reportError(error: unknown): void {
  const isFailedCall = [ApiError, NetworkError, TimeoutError].some((kind) => error instanceof kind);
  if (isFailedCall || (error instanceof DOMException && error.name === 'AbortError')) return;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const key = `${name} ${message}`;
  if (reported.size >= MOST_REPORTS || reported.has(key)) return;
  reported.add(key);
  const body = {
    name: name.slice(0, ERROR_LENGTHS.name),
    message: message.slice(0, ERROR_LENGTHS.message),
    stack: (stack ?? '').slice(0, ERROR_LENGTHS.stack),
    screen: window.location.pathname.slice(0, ERROR_LENGTHS.screen),
  };
  call(clientErrors.report, { body }).catch(() => {});
}
