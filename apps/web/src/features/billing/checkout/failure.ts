import { ApiError, serverMessageOf } from '../../../lib/api-error.ts';
import { signupEmail } from '../../../lib/stored.ts';

/** Why a sign-up cannot go on, and the page where it can: a lapsed one begins again, a finished one logs in. */
export type SignupFailure = { message: string; wayOut: 'signup' | 'login' | null };

const WAYS_OUT: Record<string, SignupFailure['wayOut']> = {
  'no-pending-signup': 'signup',
  'already-registered': 'login',
};

/** The failure of a call, in the server's words. A sign-up that is over is forgotten in this browser. */
export function failureOf(error: unknown, fallback: string): SignupFailure {
  const wayOut = (error instanceof ApiError && WAYS_OUT[error.code]) || null;
  if (wayOut) signupEmail.remove();
  return { message: serverMessageOf(error, fallback), wayOut };
}
