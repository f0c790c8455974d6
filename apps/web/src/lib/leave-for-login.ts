import { paths } from '../paths.ts';
import { keepLocation } from './kept-location.ts';

/** Sends the browser to the login page by a full load, remembering where the student was. */
export function leaveForLogin(): void {
  if (window.location.pathname === paths.login) return;
  const { pathname, search, hash } = window.location;
  keepLocation(pathname + search + hash);
  window.location.assign(paths.login);
}
