import { isPublicPath, paths } from '../paths.ts';
import { knownStudent } from './answer-owner.ts';
import { keepLocation } from './kept-location.ts';
import { loadPage } from './load-page.ts';

/** Sends the browser to the login page by a full load, remembering where the student was. */
export function leaveForLogin(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === paths.login) return;
  // A screen for students without a student: they have just signed out, and whoever signs in next is not led to where they were.
  if (knownStudent() || isPublicPath(pathname)) keepLocation(pathname + search + hash);
  loadPage(paths.login);
}
