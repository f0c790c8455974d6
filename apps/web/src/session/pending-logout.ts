import { auth } from '@dakhila/contract/auth';
import { call } from '../lib/api.ts';

const KEY = 'pending-logout';

/** The server did not hear of a logout: this browser counts as signed out until it did. */
export const rememberLogout = () => localStorage.setItem(KEY, 'yes');

/** Tells the server of an earlier logout; throws while it cannot be reached. */
export async function finishPendingLogout(): Promise<void> {
  if (!localStorage.getItem(KEY)) return;
  await call(auth.logout);
  localStorage.removeItem(KEY);
}
