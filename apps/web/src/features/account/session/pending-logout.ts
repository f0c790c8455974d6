import { auth } from '@dakhila/contract/auth';
import { call } from '../../../lib/api.ts';
import { safeLocal } from '../../../lib/safe-storage.ts';

const KEY = 'pending-logout';

/** The server has not heard of a logout yet: this browser counts as signed out until it has. */
export const rememberLogout = () => safeLocal.write(KEY, 'yes');

/** A new login stands in the place of whatever was to be ended. */
export const forgetPendingLogout = () => safeLocal.remove(KEY);

/** Tells the server of an earlier logout; throws while it cannot be reached. */
export async function finishPendingLogout(): Promise<void> {
  if (!safeLocal.read(KEY)) return;
  await call(auth.logout);
  forgetPendingLogout();
}
